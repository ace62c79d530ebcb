import type { Field } from '../core/fields.ts';
import { reading } from '../node/reading.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

export interface ProtocolFeature {
  /** 'ONLY_LINK_TO_EXISTING_PERMISSION'; null if the node gives none. */
  name: string | null;
  digest: string;
  activationBlock: number;
  /** Place in the order of activation, 0 first. */
  ordinal: number;
  description: string | null;
  dependencies: string[];
}

const atOnce = 100;

/** Activated protocol features in the order of their activation (get_activated_protocol_features). */
export function protocolFeatures(at: SourceContext): Promise<Outcome<ProtocolFeature[]>> {
  return at.remember(
    'protocol features',
    reading(
      async () => {
        const features: ProtocolFeature[] = [];
        let answer = await at.api.getActivatedProtocolFeatures(0, atOnce);
        const first = answer;
        for (;;) {
          const page = answer.value.at('activated_protocol_features').items().map(readFeature);
          features.push(...page);
          const more = answer.value.at('more').numberOrNull();
          if (more === null || page.length === 0 || more <= page.at(-1)!.ordinal) return { ...first, value: features };
          answer = await at.api.getActivatedProtocolFeatures(more, atOnce);
        }
      },
      { isEmpty: (features) => features.length === 0 },
    ),
  );
}

function readFeature(row: Field): ProtocolFeature {
  const specified = row
    .at('specification')
    .itemsOrNone()
    .find((entry) => entry.at('name').textOr('') === 'builtin_feature_codename');
  return {
    name: specified === undefined ? null : specified.at('value').text(),
    digest: row.at('feature_digest').text(),
    activationBlock: row.at('activation_block_num').number(),
    ordinal: row.at('activation_ordinal').number(),
    description: row.at('description_digest').textOr('') || null,
    dependencies: row
      .at('dependencies')
      .itemsOrNone()
      .map((digest) => digest.text()),
  };
}
