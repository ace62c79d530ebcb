import { readNftEvent } from '../../nft/nft-event.ts';
import { backend } from './backend.ts';

/** History of an asset (nft?type=getNftHistory). */
export const backendNftHistory = backend.call({
  request: (_base, query: { network: string; id: string; skip: number; limit: number }) => ({
    path: ['nft'],
    query: { type: 'getNftHistory', ...query },
  }),
  read: (answer) => answer.items().map(readNftEvent),
  rules: { timeoutMs: 4000, maxBytes: 4_000_000 },
});
