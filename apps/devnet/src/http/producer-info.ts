import { savannaFeatures } from '@antescope/devnet/execution/protocol-features';
import type { DevnetNode } from '../node/devnet-node.ts';
import { builtinFeatures, type BuiltinFeature } from './chain/builtin-features.ts';
import type { Endpoint } from './endpoint.ts';

/** Read-only endpoints of producer_api. A devnet has no lists, limits or corrections. */
function producer(name: string, value: Endpoint['answer']): Endpoint {
  return { path: `/v1/producer/${name}`, answer: value };
}

const created =
  (value: unknown): Endpoint['answer'] =>
  () => ({ status: 201, value });

export const producerInfo: Endpoint[] = [
  producer('paused', (node) => ({ status: 201, value: node.paused })),
  producer('get_greylist', created({ accounts: [] })),
  producer('get_account_ram_corrections', created({ rows: [] })),
  producer('get_scheduled_protocol_feature_activations', created({ protocol_features_to_activate: [] })),
  producer('get_unapplied_transactions', () => ({ value: { size: 0, incoming_size: 0, trxs: [], more: '' } })),
  producer(
    'get_whitelist_blacklist',
    created({
      actor_whitelist: [],
      actor_blacklist: [],
      contract_whitelist: [],
      contract_blacklist: [],
      action_blacklist: [],
      key_blacklist: [],
    }),
  ),
  producer('get_runtime_options', ({ spring }) => ({
    status: 201,
    value: {
      max_transaction_time: 1000,
      max_irreversible_block_age: -1,
      ...(spring
        ? { produce_block_offset_ms: 450 }
        : {
            produce_time_offset_us: -100_000,
            last_block_time_offset_us: -200_000,
            max_scheduled_transaction_time_per_block_ms: 100,
            incoming_defer_ratio: '1.00000000000000000',
          }),
      greylist_limit: 1000,
    },
  })),
  producer('get_supported_protocol_features', (node) => ({
    status: 201,
    value: inOrder(featuresOf(node)).map(featureJson),
  })),
];

const ofSpring = new Set<string>(Object.values(savannaFeatures));

/** nodeos does not know the features of Spring. */
function featuresOf({ spring }: DevnetNode): BuiltinFeature[] {
  return spring ? builtinFeatures : builtinFeatures.filter(({ digest }) => !ofSpring.has(digest));
}

/** Sorted by digest, each feature after its dependencies. */
function inOrder(features: readonly BuiltinFeature[]): BuiltinFeature[] {
  const sorted = features.toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
  const ordered = new Set<BuiltinFeature>();
  const visit = (feature: BuiltinFeature): void => {
    for (const dependency of sorted) if (feature.dependencies.includes(dependency.digest)) visit(dependency);
    ordered.add(feature);
  };
  for (const feature of sorted) visit(feature);
  return [...ordered];
}

function featureJson(feature: BuiltinFeature): unknown {
  return {
    feature_digest: feature.digest,
    subjective_restrictions: {
      enabled: true,
      preactivation_required: feature.codename !== 'PREACTIVATE_FEATURE',
      earliest_allowed_activation_time: '1970-01-01T00:00:00.000',
    },
    description_digest: feature.description,
    dependencies: feature.dependencies,
    protocol_feature_type: 'builtin',
    specification: [{ name: 'builtin_feature_codename', value: feature.codename }],
  };
}
