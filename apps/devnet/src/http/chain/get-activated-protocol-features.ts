import type { Endpoint } from '../endpoint.ts';
import { Params, castUint } from '../params.ts';
import { builtinFeatures } from './builtin-features.ts';

const defaultLimit = 10;

export const getActivatedProtocolFeatures: Endpoint = {
  path: '/v1/chain/get_activated_protocol_features',
  answer(node, body) {
    const params = Params.optional(body);
    const number = (value: Parameters<typeof castUint>[0]): number => Number(castUint(value, 32));
    const lower = params.optional('lower_bound', number) ?? 0;
    const upper = params.optional('upper_bound', number) ?? 0xffff_ffff;
    const limit = params.uint32('limit', defaultLimit);
    const byBlock = params.bool('search_by_block_num');
    const features = node.database.protocolState
      .get('')!
      .features.map((feature, ordinal) => ({ ...feature, ordinal }))
      .filter((feature) => {
        const position = byBlock ? feature.block : feature.ordinal;
        return position >= lower && position <= upper;
      });
    if (params.bool('reverse')) features.reverse();
    // Spring ignores the limit.
    const shown = node.spring ? features.length : limit;
    const next = features[shown];
    return {
      value: {
        activated_protocol_features: features.slice(0, shown).map(featureJson),
        ...(next === undefined ? {} : { more: byBlock ? next.block : next.ordinal }),
      },
    };
  },
};

function featureJson(feature: { digest: string; block: number; ordinal: number }): unknown {
  const builtin = builtinFeatures.find(({ digest }) => digest === feature.digest);
  return {
    feature_digest: feature.digest,
    activation_ordinal: feature.ordinal,
    activation_block_num: feature.block,
    description_digest: builtin?.description ?? ''.padEnd(64, '0'),
    dependencies: builtin?.dependencies ?? [],
    protocol_feature_type: 'builtin',
    specification: [{ name: 'builtin_feature_codename', value: builtin?.codename ?? '' }],
  };
}
