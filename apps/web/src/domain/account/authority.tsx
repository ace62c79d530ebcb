import type { AuthorityView } from '@antescope/sources/account/account-view';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { spanText } from '../../lib/time/time-text.ts';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';

/** Members of an authority with their weights. `whole`: keys in full. */
export function Authority({ authority, whole }: { authority: AuthorityView; whole: boolean }) {
  const { account: strings, time } = useMessages();
  const { keys, accounts, waits } = authority;
  if (keys.length + accounts.length === 0) return <p className="mt-1 text-sm text-muted">{strings.noAuthority}</p>;
  return (
    <ul className="mt-1">
      {keys.map(({ key, weight }) => (
        <Member key={key} weight={weight}>
          <KeyLink value={key} whole={whole} />
        </Member>
      ))}
      {accounts.map(({ actor, permission, weight }) => (
        <Member key={`${actor}@${permission}`} weight={weight}>
          <PermissionChip actor={actor} permission={permission} />
        </Member>
      ))}
      {waits.map(({ seconds, weight }) => (
        <Member key={seconds} weight={weight}>
          <bdi className="text-sm">{strings.waits(spanText(seconds, time.span))}</bdi>
        </Member>
      ))}
    </ul>
  );
}

function Member({ weight, children }: { weight: number; children: ReactNode }) {
  const { account: strings } = useMessages();
  return (
    <li className="flex min-h-7 items-center justify-between gap-3">
      <span className="min-w-0">{children}</span>
      <span className="text-sm whitespace-nowrap text-muted">{strings.weight(weight)}</span>
    </li>
  );
}
