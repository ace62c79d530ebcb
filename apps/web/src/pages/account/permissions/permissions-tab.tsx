import { PermissionTreePart } from '../../../domain/account/permission-tree-part.tsx';
import { useMessages } from '../../../i18n/messages-context.ts';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';
import type { TabProps } from '../tabs/tab-props.ts';

export function PermissionsTab({ name, account, indexed, view }: TabProps<'permissions'>) {
  const { account: strings } = useMessages();
  return view === null ? (
    <Failed what={strings.tabNames.permissions} meta={account.meta} stale={false} />
  ) : (
    <div className="card card-rows max-w-4xl px-5 py-1">
      <PermissionTreePart view={view} whole historyPath={indexed ? accountPath(name) : null} />
    </div>
  );
}
