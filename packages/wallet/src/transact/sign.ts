import { toHex } from '@antescope/codec/bytes/bytes';
import { type Transaction, transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import { ownPart } from '../free-cpu/own-part.ts';
import { NeedsInteraction } from '../providers/needs-interaction.ts';
import type { SignRequest, SignResult, WalletProvider } from '../providers/provider.ts';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { requiredKeys } from './required-keys.ts';
import { compareTransactions } from './wallet-change.ts';

/** Has a person do what a provider needs; rejects with WalletError 'cancelled' when the person gives up. */
export type Interact = (interaction: NeedsInteraction) => Promise<void>;

const noPerson: Interact = (interaction) => Promise.reject(interaction);

/** Has the provider sign the packed transaction, and takes over what the wallet changed in it. */
export async function sign(draft: Draft, context: TransactContext, interact: Interact = noPerson): Promise<Draft> {
  const { session, provider } = context;
  if (session === null) throw new WalletError('not-logged-in', 'Please log in first.');
  if (provider === null) throw new WalletError('no-provider', 'No signature provider available');
  const { packed, transaction } = draft;
  if (packed === null || transaction === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  const cosigner = context.cosigner?.account;
  const available = await provider.availableKeys?.(session);
  const request: SignRequest = {
    chainId: context.chainId,
    transaction,
    packed,
    session,
    ...(draft.contextFreeData === undefined ? {} : { contextFreeData: draft.contextFreeData }),
    ...(available === undefined
      ? {}
      : { requiredKeys: await requiredKeys(ownPart(transaction, cosigner), available, context) }),
    ...(cosigner === undefined ? {} : { cosigner }),
  };
  return withResult(draft, request, await signWithPerson(provider, request, interact));
}

/** Calls `sign` until the provider needs no further interaction. */
export async function signWithPerson(
  provider: WalletProvider,
  request: SignRequest,
  interact: Interact,
): Promise<SignResult> {
  for (;;) {
    try {
      return await provider.sign(request);
    } catch (error) {
      if (!(error instanceof NeedsInteraction)) throw error;
      try {
        await interact(error);
      } catch (givenUp) {
        provider.withdraw?.(request);
        throw givenUp;
      }
    }
  }
}

function withResult(draft: Draft, request: SignRequest, result: SignResult): Draft {
  const signed = {
    ...draft,
    signatures: result.signatures ?? [],
    ...(result.state === 'broadcast' ? { sentByWallet: true } : {}),
  };
  const { packed } = result;
  if (packed === undefined || toHex(packed) === toHex(request.packed)) {
    if (result.state !== 'broadcast' || result.transactionId === draft.id) return signed;
    return { ...signed, id: result.transactionId, change: { kind: 'unknown' } };
  }
  const transaction = unpacked(packed);
  const change = compareTransactions(request.transaction, transaction);
  if (change === 'incompatible')
    throw new WalletError('changed', 'The wallet signed a transaction without the requested actions');
  return {
    ...signed,
    packed,
    transaction,
    actions: transaction.actions,
    id: transactionId(packed),
    ...(change === null ? {} : { change }),
  };
}

function unpacked(packed: Uint8Array): Transaction {
  try {
    return unpackTransaction(packed);
  } catch (cause) {
    throw new WalletError('invalid-response', 'The wallet returned something that is not a transaction', { cause });
  }
}
