import { transferRam } from '@antescope/wallet/tools/ram';
import { useStrings } from '../../../i18n/strings.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../../wallet/use-own-account.ts';
import { freeOf } from '../../../domain/account/free-ram.ts';
import { RamTabs } from '../ram-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/ram',
  head: ({ strings, chain }) => ({ title: strings.transferTitle, description: strings.description(chain.name) }),
  Component: RamTransferPage,
});

/** Gives RAM of the connected account to another. */
function RamTransferPage() {
  const strings = useStrings('pages/ram');
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const { acts, faults, notes } = strings;
  const fields = { to: { label: strings.to }, amount: { label: strings.bytes }, memo: { label: strings.memo } };
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.transferTitle}</h1>
      <RamTabs current="transfer" />
      <p className="mt-4 max-w-prose text-muted">{strings.transferText}</p>
      <div className="py-4">
        <ToolForm
          tools={[withStrings(transferRam, { fields, acts, faults, notes, again: strings.transferAgain })]}
          facts={{ actor, free: read.state === 'ready' ? freeOf(read.value.ram) : null }}
          loading={read.state === 'loading'}
          onSettled={refresh}
        />
      </div>
    </>
  );
}
