import { AppLink } from '../app-link.tsx';
import { accountPath } from './account-link.tsx';

/** `alice@active` as one unit. */
export function PermissionChip({ actor, permission }: { actor: string; permission: string }) {
  return (
    <AppLink
      path={accountPath(actor)}
      search={{ tab: 'permissions' }}
      className="ident inline-flex h-5 items-center rounded-full border border-line px-2 no-underline hover:border-line-strong"
    >
      {actor}
      <span className="text-muted">@{permission}</span>
    </AppLink>
  );
}
