import { addDelay, moveToSafe } from '@antescope/wallet/tools/safe-mode';
import { useStrings } from '../../i18n/strings.ts';
import { defineScreen } from '../../ui/screen.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

export const screen = defineScreen({
  strings: 'pages/safemode',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: SafeModePage,
});

/** Makes it harder to use stolen keys: another account controls a permission, or its transactions are delayed. */
function SafeModePage() {
  const strings = useStrings('pages/safemode');
  const { actor, permission } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const { acts, faults, notes, again } = strings;
  const text = { acts, faults, notes, again };
  const move = { fields: { permission: { label: strings.permission }, safe: { label: strings.safe } }, ...text };
  const wait = { fields: { hours: { label: strings.hours, hint: strings.hoursHint } }, ...text };
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <ul className="mt-2 mb-4 max-w-prose list-disc ps-5 text-muted">
        {strings.about.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {read.state === 'failed' && (
        <p role="alert" className="mb-4 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <ToolForm
        tools={[withStrings(moveToSafe, move, strings.move), withStrings(addDelay, wait, strings.delay)]}
        choice={{ label: strings.way, style: 'radio' }}
        facts={{ actor, signer: permission, permissions: read.state === 'ready' ? read.value.permissions : null }}
        loading={read.state === 'loading'}
        onSettled={refresh}
      />
    </>
  );
}
