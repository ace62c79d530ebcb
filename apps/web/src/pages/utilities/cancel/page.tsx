import { cancelDelayed } from '@antescope/wallet/tools/cancel-delayed';
import { useStrings } from '../../../i18n/strings.ts';
import { defineScreen, type ScreenProps } from '../../../ui/screen.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { UtilityTabs } from '../utility-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/utilities/cancel',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: CancelDeferredPage,
});

/** Cancels a transaction that its signer delayed. */
function CancelDeferredPage({ search }: ScreenProps<null>) {
  const strings = useStrings('pages/utilities/cancel');
  const { actor } = useActor();
  const { fields, acts, faults, notes, again } = strings;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <UtilityTabs current="cancel-deferred" />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      <div className="py-4">
        <ToolForm
          tools={[withStrings(cancelDelayed, { fields, acts, faults, notes, again })]}
          facts={{ actor }}
          initial={{ id: search.id ?? '' }}
        />
      </div>
    </>
  );
}
