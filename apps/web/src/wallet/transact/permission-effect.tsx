import type { PermissionChange } from '@antescope/wallet/transact/preview-facts';
import { Authority } from '../../domain/account/authority.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';

/** A changed permission: who controls it afterwards, and which present keys lose it. */
export function PermissionEffect({ change }: { change: PermissionChange }) {
  const strings = useStrings('wallet').review;
  const { account: words } = useMessages();
  const { account, permission, authority, dropped } = change;
  return (
    <li className="border-b border-line py-1">
      <div className="flex min-h-(--row) flex-wrap items-center justify-between gap-x-4">
        <AccountLink name={account} />
        <span className="ms-auto text-end">
          <span className="ident">{permission}</span> {strings.change[change.change]}
        </span>
      </div>
      {authority !== null && (
        <div className="ps-4 text-sm">
          <p className="text-muted">{words.threshold(authority.threshold)}</p>
          <Authority authority={authority} whole />
        </div>
      )}
      {dropped.length > 0 && (
        <div role="alert" className="mt-1 border-s-2 border-negative ps-3">
          <p className="text-negative">{strings.dropped(`${account}@${permission}`)}</p>
          <ul>
            {dropped.map((key) => (
              <li key={key}>
                <KeyLink value={key} whole />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
