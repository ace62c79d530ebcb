import { transfer } from '@antescope/wallet/tools/transfer';
import { useStrings } from '../i18n/strings.ts';
import { errorText } from './error-text.ts';
import { useActor } from './multisig/use-actor.ts';
import { ToolForm } from './tools/tool-form.tsx';
import { withStrings } from './tools/tool-text.ts';
import { useTokens } from './use-tokens.ts';

interface TransferFormProps {
  /** Receiver to start with; may be empty. */
  to: string;
}

/** Sends a token of the connected account. */
export function TransferForm({ to }: TransferFormProps) {
  const strings = useStrings('wallet');
  const { actor } = useActor();
  const { read, refresh } = useTokens(actor);
  const tokens = read.state === 'ready' ? read.value : null;
  return (
    <>
      {read.state === 'failed' && (
        <p role="alert" className="mb-4 text-negative">
          {errorText(read.error, strings)}
        </p>
      )}
      {tokens?.length === 0 && <p className="mb-4 text-muted">{strings.transfer.noTokens}</p>}
      <ToolForm
        tools={[withStrings(transfer, { ...strings.transfer, faults: {} })]}
        facts={{ tokens }}
        loading={read.state === 'loading'}
        initial={{ to }}
        onSettled={refresh}
      />
    </>
  );
}
