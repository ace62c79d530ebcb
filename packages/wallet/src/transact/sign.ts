import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { requiredKeys } from './required-keys.ts';

/** Has the provider sign the packed transaction. */
export async function sign(draft: Draft, context: TransactContext): Promise<Draft> {
  if (context.session === null) throw new WalletError('not-logged-in', 'Please log in first.');
  if (context.provider === null) throw new WalletError('no-provider', 'No signature provider available');
  if (draft.packed === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  const available = await context.provider.availableKeys?.(context.session);
  const signatures = await context.provider.sign({
    chainId: context.chainId,
    packed: draft.packed,
    session: context.session,
    ...(draft.contextFreeData === undefined ? {} : { contextFreeData: draft.contextFreeData }),
    ...(available === undefined || draft.transaction === null
      ? {}
      : { requiredKeys: await requiredKeys(draft.transaction, available, context) }),
  });
  return { ...draft, signatures };
}
