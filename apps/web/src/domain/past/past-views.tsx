import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import type { PastContent } from './read-past.ts';
import { systemRowHistory } from './system-row-history.ts';

interface View {
  id: 'state' | 'permissions' | 'contract' | 'resources' | 'votes';
  path: string;
  search: Record<string, string>;
}

/** Views of the time machine. Rows of the system contract link to their own history. */
export function PastViews({ name, content }: { name: string; content: PastContent }) {
  const strings = useStrings('domain/past');
  const { chain } = useBoot();
  const path = accountPath(name);
  const [resources, votes] = [systemRowHistory(chain, 'userres', name), systemRowHistory(chain, 'voters', name)];
  const views: View[] = [
    { id: 'state', path, search: { tab: 'past' } },
    { id: 'permissions', path, search: { tab: 'past', view: 'permissions' } },
    { id: 'contract', path, search: { tab: 'past', view: 'contract' } },
    ...(resources === null ? [] : [{ id: 'resources' as const, ...resources }]),
    ...(votes === null ? [] : [{ id: 'votes' as const, ...votes }]),
  ];
  const only = content.view === 'permissions' ? content.permission : null;
  return (
    <nav aria-label={strings.views} className="mb-5 flex flex-wrap gap-x-1 gap-y-1">
      {views.map(({ id, ...to }) => (
        <AppLink
          key={id}
          {...to}
          still
          aria-current={id === content.view && only === null ? 'true' : undefined}
          className={`inline-flex h-8 items-center rounded-base px-2.5 text-sm no-underline pointer-coarse:h-tap ${id === content.view ? 'bg-surface font-semibold text-text' : 'text-muted hover:text-text'}`}
        >
          {strings.viewNames[id]}
          {id === content.view && only !== null && <bdi className="ident ms-2">{only}</bdi>}
        </AppLink>
      ))}
    </nav>
  );
}
