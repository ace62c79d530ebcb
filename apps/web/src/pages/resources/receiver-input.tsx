import type { StakeFacts } from '@antescope/wallet/tools/stake';
import { ChoiceInput } from '../../wallet/tools/inputs/choice-input.tsx';
import type { FieldInputProps } from '../../wallet/tools/inputs/field-input.ts';
import { groupedAsset } from '../../wallet/tools/tool-text.ts';

interface ReceiverInputProps extends FieldInputProps {
  actor: string;
  stakes: NonNullable<StakeFacts['stakes']>;
}

/** One of the accounts that the connected one staked for; '' for itself. */
export function ReceiverInput({ actor, stakes, ...props }: ReceiverInputProps) {
  const options = stakes.map(({ to, cpu, net }) => ({
    value: to === actor ? '' : to,
    label: `${to} · CPU ${groupedAsset(cpu)} · NET ${groupedAsset(net)}`,
    warning: null,
  }));
  const known = options.some(({ value }) => value === props.value);
  const others = known ? [] : [{ value: props.value, label: props.value === '' ? actor : props.value, warning: null }];
  return <ChoiceInput {...props} options={[...others, ...options]} />;
}
