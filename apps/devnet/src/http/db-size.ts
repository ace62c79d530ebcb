import type { Endpoint } from './endpoint.ts';

/** Size of nodeos' shared memory; the devnet has no such limit. */
const nominalBytes = 4_294_966_272;

export const dbSize: Endpoint = {
  path: '/v1/db_size/get',
  answer(node) {
    const indices = [
      ...node.database.stores.map((store) => ({ index: `devnet::state::${store.name}`, row_count: store.size })),
      ...node.store.sizes().map(({ table, rows }) => ({ index: `devnet::store::${table}`, row_count: rows })),
    ];
    indices.sort((a, b) => a.row_count - b.row_count);
    const used = node.store.bytesUsed();
    return {
      value: { free_bytes: Math.max(0, nominalBytes - used), used_bytes: used, size: nominalBytes, indices },
    };
  },
};
