import type { FreeCpu } from '@antescope/chains/config/chain-config';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { Cosigner } from '../transact/draft.ts';
import { FreeCpuError } from './free-cpu-error.ts';

/** Answer of POST cpu; untrusted. */
export interface SponsorAnswer {
  error?: unknown;
  signatures?: unknown;
  serializedTransaction?: unknown;
}

/** The sponsor of a chain. `post` sends the body of POST cpu and returns the answer, whatever its status. */
export function sponsorCosigner(
  { contract, from, permission, to, quantity, memo }: FreeCpu,
  post: (body: unknown) => Promise<SponsorAnswer>,
): Cosigner {
  return {
    account: from,
    action: {
      account: contract,
      name: 'transfer',
      authorization: [{ actor: from, permission }],
      data: { from, to, quantity, memo },
    },
    cosign: async ({ transaction, packed, signatures: own }) => {
      if (transaction === null || packed === null) throw new FreeCpuError(null);
      const { actions, context_free_actions: _free, transaction_extensions: _extensions, ...header } = transaction;
      const { error, signatures, serializedTransaction } = await post({
        actions: actions.map((action) => ({ ...action, data: toHex(action.data) })),
        transactionHeader: header,
        cs: own.join(','),
      });
      if (typeof error === 'string' && error !== '') throw new FreeCpuError(error);
      const same = serializedTransaction === undefined || serializedTransaction === toHex(packed);
      if (!same || !Array.isArray(signatures) || signatures.length === 0) throw new FreeCpuError(null);
      return signatures.map(String);
    },
  };
}
