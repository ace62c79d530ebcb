import { WalletError } from '../wallet-error.ts';
import type { Draft, Tools } from './draft.ts';
import { requiredKeys } from './required-keys.ts';

/** Has the provider sign the packed transaction. */
export async function sign(draft: Draft, tools: Tools): Promise<Draft> {
  if (tools.session === null) throw new WalletError('not-logged-in', 'Please log in first.');
  if (tools.provider === null) throw new WalletError('no-provider', 'No signature provider available');
  if (draft.packed === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  const available = await tools.provider.availableKeys?.(tools.session);
  const signatures = await tools.provider.sign({
    chainId: tools.chainId,
    packed: draft.packed,
    session: tools.session,
    ...(draft.contextFreeData === undefined ? {} : { contextFreeData: draft.contextFreeData }),
    ...(available === undefined || draft.transaction === null
      ? {}
      : { requiredKeys: await requiredKeys(draft.transaction, available, tools) }),
  });
  return { ...draft, signatures };
}
