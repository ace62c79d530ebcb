import { WalletError } from '../wallet-error.ts';
import type { Draft, Tools } from './draft.ts';

/** Has the provider sign the packed transaction. */
export async function sign(draft: Draft, tools: Tools): Promise<Draft> {
  if (tools.session === null) throw new WalletError('not-logged-in', 'Please log in first.');
  if (tools.provider === null) throw new WalletError('no-provider', 'No signature provider available');
  if (draft.packed === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  const signatures = await tools.provider.sign({
    chainId: tools.chainId,
    packed: draft.packed,
    session: tools.session,
  });
  return { ...draft, signatures };
}
