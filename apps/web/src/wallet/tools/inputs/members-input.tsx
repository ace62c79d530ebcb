import { membersText, type MemberText, memberTexts } from '@antescope/wallet/tools/authority-members';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/text-input.tsx';
import type { FieldInputProps } from './field-input.ts';

const delayed = 'wait:';
const empty: MemberText = { subject: '', weight: '1' };

/** Keys, accounts and delays with their weights, one in a row. */
export function MembersInput({ name, label, value, error, onChange, onLeave }: FieldInputProps) {
  const strings = useStrings('wallet/tools').authority;
  const id = useId();
  const members = value === '' ? [empty] : memberTexts(value);
  const change = (next: readonly MemberText[]): void =>
    onChange(next.every(({ subject }) => subject === '') && next.length < 2 ? '' : membersText(next));
  const replace = (at: number, part: Partial<MemberText>): void =>
    change(members.map((member, index) => (index === at ? { ...member, ...part } : member)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      <ul className="grid gap-2">
        {members.map((member, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- members have no identity while they are typed
          <li key={index} className="flex items-start gap-2">
            <Subject
              field={index === 0 ? name : undefined}
              member={member}
              describedBy={error === null ? undefined : `${id}-note`}
              onChange={(subject) => replace(index, { subject })}
              onLeave={onLeave}
            />
            <input
              aria-label={strings.weight}
              className={`${inputClass} w-16! shrink-0`}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={member.weight}
              onChange={(event) => replace(index, { weight: event.target.value })}
              onBlur={onLeave}
            />
            <Button
              square
              aria-label={strings.remove(String(index + 1))}
              className="h-10 pointer-coarse:h-tap"
              onClick={() => change(members.filter((_member, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <p id={`${id}-note`} className="mt-1 text-sm wrap-anywhere text-negative">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => change([...members, empty])}>
          <Plus size={16} aria-hidden />
          {strings.addMember}
        </Button>
        <Button onClick={() => change([...members, { subject: delayed, weight: '1' }])}>
          <Plus size={16} aria-hidden />
          {strings.addDelay}
        </Button>
      </div>
    </fieldset>
  );
}

interface SubjectProps {
  /** The field's name on its first input, which takes the focus if there is a fault. */
  field: string | undefined;
  member: MemberText;
  describedBy: string | undefined;
  onChange: (subject: string) => void;
  onLeave: () => void;
}

/** A key or an account, or the seconds of a delay. */
function Subject({ field, member: { subject }, describedBy, onChange, onLeave }: SubjectProps) {
  const strings = useStrings('wallet/tools').authority;
  const isDelay = subject.startsWith(delayed);
  return (
    <input
      aria-label={isDelay ? strings.delay : strings.member}
      placeholder={isDelay ? strings.seconds : strings.memberHint}
      className={inputClass}
      data-field={field}
      aria-describedby={describedBy}
      inputMode={isDelay ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={isDelay ? subject.slice(delayed.length) : subject}
      onBlur={onLeave}
      onChange={(event) => onChange(isDelay ? delayed + event.target.value : event.target.value)}
    />
  );
}
