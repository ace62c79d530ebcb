import { type CollectedAction, dropCollected } from '@antescope/wallet/multisig/collected-actions';
import { proposeTransaction } from '@antescope/wallet/tools/propose';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { MultisigSwitch } from '../../wallet/multisig/multisig-switch.tsx';
import { useMultisig } from '../../wallet/multisig/use-multisig.ts';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { ApproversInput } from './approvers-input.tsx';
import { CollectedActions } from './collected-actions.tsx';
import { useApprovers } from './use-approvers.ts';
import { useNeededApprovals } from './use-needed-approvals.ts';

export const screen = defineScreen({
  strings: 'pages/propose',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: ProposePage,
});

/** Proposes the actions that were collected in multisig mode. */
function ProposePage() {
  const strings = useStrings('pages/propose');
  const { state, update } = useMultisig();
  const { actor } = useSavedUsers(useBoot().chain.chainId ?? '');
  const [proposed, setProposed] = useState<readonly CollectedAction[] | null>(null);
  // What was proposed is no longer collected; its receipt stays.
  const actions = proposed ?? state.multisigActions;
  const { needed: required, failed, retry } = useNeededApprovals(actions);
  const approvers = useApprovers(state.multisigRequested ?? required ?? []);
  const isEdited = state.multisigRequested !== null;
  // Suggested in the order of the list; what a person edited stays as it is.
  const needed = isEdited || approvers === null ? required : approvers.map(({ level }) => level);
  const [now] = useState(() => Date.now());
  const { fields, acts, faults, notes, again } = strings;
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{strings.about}</p>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8">
        <MultisigSwitch />
        <AppLink
          path="/msigs"
          {...(actor === null ? {} : { search: { proposer: actor } })}
          className="link mt-3 inline-flex min-h-9 items-center text-sm"
        >
          {actor === null ? strings.open : strings.openOf(actor)}
        </AppLink>
      </div>
      <ToolForm
        tools={[withStrings(proposeTransaction, { fields, acts, faults, notes, again })]}
        facts={{ actions, needed, requested: state.multisigRequested, now }}
        inputs={{
          actions: ({ error }) => <CollectedActions error={error} />,
          requested: (props) => (
            <ApproversInput {...props} needed={needed} approvers={approvers} failed={failed} onRetry={retry} />
          ),
        }}
        neverCollected
        onSettled={() => {
          setProposed(actions);
          update(dropCollected);
        }}
        onAgain={() => setProposed(null)}
      />
    </>
  );
}
