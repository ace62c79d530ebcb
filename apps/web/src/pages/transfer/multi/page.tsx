import { transferToMany } from '@antescope/wallet/tools/multi-transfer';
import { tokenOf } from '@antescope/wallet/tools/transfer';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { errorText } from '../../../wallet/error-text.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { TokenLines } from '../../../wallet/batch/token-lines.tsx';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { useTokens } from '../../../wallet/use-tokens.ts';
import { TransferTabs } from '../transfer-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/transfer/multi',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: MultiTransferPage,
});

/** Sends a token to several accounts at once, from typed lines or a file. */
function MultiTransferPage() {
  const strings = useStrings('pages/transfer/multi');
  const wallet = useStrings('wallet');
  const { chain } = useBoot();
  const { actor } = useActor();
  const { read, refresh } = useTokens(actor);
  const tokens = read.state === 'ready' ? read.value : null;
  const { fields, acts, faults, again } = strings;
  const notes = { ...wallet.transfer.notes, ...strings.notes };
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <TransferTabs current="multi" />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      {read.state === 'failed' && (
        <p role="alert" className="mt-2 text-negative">
          {errorText(read.error, wallet)}
        </p>
      )}
      <div className="py-4">
        <ToolForm
          tools={[withStrings(transferToMany, { fields, acts, faults, notes, again })]}
          facts={{ tokens }}
          loading={read.state === 'loading'}
          inputs={{
            lines: (props, form) => <TokenLines {...props} token={tokenOf({ chain, facts: { tokens } }, form.input)} />,
          }}
          onSettled={refresh}
        />
      </div>
    </>
  );
}
