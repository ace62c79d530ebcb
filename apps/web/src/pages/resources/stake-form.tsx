import { giveStake, stake, type StakeFacts, unstake } from '@antescope/wallet/tools/stake';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import type { OwnInputs } from '../../wallet/tools/tool-fields.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { ReceiverInput } from './receiver-input.tsx';
import type { OwnStakes } from './use-stake-facts.ts';

interface StakeFormProps {
  view: 'stake' | 'unstake';
  actorStakes: OwnStakes;
  /** Receiver to start with; '' for the own account. */
  receiver: string;
}

/** Stakes for an account or takes its stake back. */
export function StakeForm({ view, actorStakes: { facts, loading, refresh }, receiver }: StakeFormProps) {
  const strings = useStrings('pages/resources');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, faults, notes } = strings;
  const amounts = { cpu: { label: strings.cpu(code) }, net: { label: strings.net(code) } };
  const fields = { receiver: { label: strings.receiver, hint: strings.self }, ...amounts };
  const shared = { facts, loading, initial: { receiver }, onSettled: refresh };
  if (view === 'unstake')
    return (
      <ToolForm
        tools={[withStrings(unstake, { fields, acts, faults, notes, again: strings.unstakeAgain })]}
        {...shared}
        {...receiverChoice(facts)}
      />
    );
  const again = strings.stakeAgain;
  return (
    <ToolForm
      tools={[
        withStrings(stake, { fields, acts, faults, notes, again }, strings.keep),
        withStrings(
          giveStake,
          { fields: { receiver: { label: strings.receiver }, ...amounts }, acts, faults, notes, again },
          strings.give,
        ),
      ]}
      choice={{ label: strings.ownership, style: 'radio' }}
      {...shared}
    />
  );
}

/** A choice of receivers for accounts that staked for others; the others enter a name. */
function receiverChoice({ actor, stakes }: StakeFacts): { inputs?: OwnInputs } {
  if (actor === null || stakes === null || !stakes.some(({ to }) => to !== actor)) return {};
  return { inputs: { receiver: (props) => <ReceiverInput {...props} actor={actor} stakes={stakes} /> } };
}
