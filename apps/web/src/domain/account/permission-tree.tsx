import type { AccountView, PermissionView } from '@antescope/sources/account/account-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Authority } from './authority.tsx';
import { permissionTree, type PermissionNode } from './permission-order.ts';

interface PermissionTreeProps {
  view: Pick<AccountView, 'permissions' | 'linkedToAny'>;
  /** Keys in full. */
  whole?: boolean;
  /** Path of the permission history; null if there is none. */
  historyPath?: string | null;
}

/** Permissions below their parents, with their authority and linked actions. */
export function PermissionTree({ view, whole = false, historyPath = null }: PermissionTreeProps) {
  const { permissions, linkedToAny = [] } = view;
  return (
    <>
      <ul>
        {permissionTree(permissions).map((node) => (
          <Branch key={node.permission.name} node={node} whole={whole} historyPath={historyPath} />
        ))}
      </ul>
      {linkedToAny.length > 0 && <Links linked={linkedToAny} any />}
    </>
  );
}

type BranchProps = Required<Pick<PermissionTreeProps, 'whole' | 'historyPath'>> & { node: PermissionNode };

function Branch({ node, whole, historyPath }: BranchProps) {
  const { account: strings } = useMessages();
  const { permission, children } = node;
  return (
    <li>
      <div className="border-b border-line py-3">
        <div className="flex items-baseline justify-between gap-3">
          <span className="ident font-semibold">{permission.name}</span>
          {historyPath !== null && (
            <AppLink
              path={historyPath}
              search={{ tab: 'past', view: 'permissions', permission: permission.name }}
              className="link me-auto text-sm"
            >
              {strings.history}
            </AppLink>
          )}
          <span className="text-sm text-muted">{strings.threshold(permission.authority.threshold)}</span>
        </div>
        <Authority authority={permission.authority} whole={whole} />
        {permission.linked !== null && permission.linked.length > 0 && <Links linked={permission.linked} />}
      </div>
      {children.length > 0 && (
        <ul className="ps-5">
          {children.map((child) => (
            <Branch key={child.permission.name} node={child} whole={whole} historyPath={historyPath} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface LinksProps {
  linked: NonNullable<PermissionView['linked']>;
  /** Linked to eosio.any: any permission may sign. */
  any?: boolean;
}

function Links({ linked, any = false }: LinksProps) {
  const { account: strings } = useMessages();
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">{any ? strings.linkedToAny : strings.linked}</span>
      {linked.map(({ contract, action }) => (
        <span key={`${contract} ${action}`} className="inline-flex items-baseline">
          <AccountLink name={contract} bare />
          <span className="text-muted">::</span>
          <span className="ident">{action ?? '*'}</span>
        </span>
      ))}
    </p>
  );
}
