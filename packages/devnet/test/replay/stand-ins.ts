import { abiOf } from '../../src/contracts/abi-text.ts';
import { dispatch } from '../../src/contracts/dispatch.ts';
import type { Contract } from '../../src/contract.ts';

/** The contract that the recorded chain began with: it can only activate protocol features. */
export const bootContract: Contract = {
  name: 'boot',
  version: 1,
  abi: abiOf({ actions: { activate: 'feature_digest checksum256' }, tables: {} }),
  apply: (ctx) => {
    dispatch(ctx, {
      activate: () => {
        ctx.requireAuth(ctx.receiver);
        ctx.activateFeature(ctx.payload<{ feature_digest: string }>().feature_digest);
      },
      newaccount: () => {},
      setcode: () => {},
      setabi: () => {},
      onblock: () => {},
    });
  },
};

/** Stands in for contracts that are only told of transfers here and, as the recording shows, do nothing about them. */
export const listenerContract: Contract = {
  name: 'listener',
  version: 1,
  abi: abiOf({ actions: {}, tables: {} }),
  apply: () => {},
};
