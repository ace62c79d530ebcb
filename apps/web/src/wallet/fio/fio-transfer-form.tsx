import { sendFio } from '@antescope/wallet/tools/fio/fio-tokens';
import { useActor } from '../multisig/use-actor.ts';
import { withStrings } from '../tools/tool-text.ts';
import { FioForm } from './fio-form.tsx';
import { useFioWallet } from './use-fio-facts.ts';
import { useFioStrings } from './use-fio-strings.ts';

/** Sends FIO to a public key, an address or an account. */
export function FioTransferForm({ to }: { to: string }) {
  const strings = useFioStrings();
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  return <FioForm tools={[withStrings(sendFio, strings)]} read={read} refresh={refresh} initial={{ to }} lookup="to" />;
}
