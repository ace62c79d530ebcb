import type { Session } from '../session/session.ts';
import type { WalletProvider } from '../providers/provider.ts';
import { parseResponse } from '../providers/signing-request/wallet-response.ts';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { type Interact, signWithPerson } from './sign.ts';
import { verifySignatures } from './verify-signatures.ts';

/**
 * Signatures ('SIG_…') of a transaction as it is, by the provider alone: no node is asked. Throws 'changed' for a wallet
 * that sends or changes what it signs, and the provider's errors.
 */
export async function signExactly(
  { transaction, packed }: Draft,
  chainId: string,
  signer: { session: Session; provider: WalletProvider },
  interact: Interact,
): Promise<readonly string[]> {
  if (transaction === null || packed === null) throw new WalletError('bad-options', 'There is no transaction');
  const request = { chainId, transaction, packed, session: signer.session };
  const result = await signWithPerson(signer.provider, request, interact);
  if (result.state === 'broadcast' || result.packed !== undefined)
    throw new WalletError('changed', 'This wallet sends or changes what it signs');
  return result.signatures;
}

/**
 * The draft with signatures from another device, of which the chain confirms that they satisfy its authorizations. Throws
 * 'invalid-response', 'bad-signature' or 'unreachable'.
 */
export async function withSignatures(
  draft: Draft,
  text: string,
  { chainId, call }: Pick<TransactContext, 'chainId' | 'call'>,
): Promise<Draft> {
  const response = parseResponse(text);
  if (response.kind !== 'signatures') throw new WalletError('invalid-response', 'These are no signatures');
  const { transaction, packed } = draft;
  if (transaction === null || packed === null) throw new WalletError('bad-options', 'There is no transaction');
  await verifySignatures({ chainId, transaction, packed }, response.signatures, { call });
  return { ...draft, signatures: response.signatures };
}
