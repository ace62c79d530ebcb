import { createAccountAdvanced } from '@antescope/wallet/tools/create-account';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import type { FieldInputProps } from '../../wallet/tools/inputs/field-input.ts';
import { MembersInput } from '../../wallet/tools/inputs/members-input.tsx';
import type { OwnInputs } from '../../wallet/tools/tool-fields.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';

/** An account with any keys, accounts and thresholds for owner and active, and a stake that can be given to it. */
export function AdvancedForm() {
  const strings = useStrings('pages/createaccount');
  const { faults } = useStrings('wallet/tools').authority;
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, notes, again } = strings;
  const fields = {
    name: { label: strings.name, hint: strings.nameHint },
    ownerThreshold: { label: strings.ownerThreshold },
    owner: { label: strings.ownerMembers },
    activeThreshold: { label: strings.activeThreshold },
    active: { label: strings.activeMembers },
    ram: { label: strings.ram, hint: strings.ramHint },
    cpu: { label: strings.cpu(code) },
    net: { label: strings.net(code) },
    stakeOwner: { label: strings.giveStake },
  };
  const inputs: OwnInputs = {
    owner: (props) => <MembersInput {...props} />,
    active: (props) => <MembersInput {...props} />,
    stakeOwner: (props) => <StakeOwnerInput {...props} />,
  };
  return (
    <ToolForm
      tools={[withStrings(createAccountAdvanced, { fields, acts, faults, notes, again })]}
      facts={undefined}
      inputs={inputs}
    />
  );
}

function StakeOwnerInput({ name, label, value, onChange, onLeave }: FieldInputProps) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        className="size-4 accent-(--accent)"
        data-field={name}
        checked={value === 'account'}
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.checked ? 'account' : 'creator')}
      />
      {label}
    </label>
  );
}
