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

/** Which part of the past is shown; what is a row of the system contract has its history there. */
export function PastViews({ name, content }: { name: string; content: PastContent }) {
  const strings = useStrings('domain/past');
  const { chain } = useBoot();
  const path = accountPath(name);
  const [resources, votes] = [systemRowHistory('userres', name), systemRowHistory('voters', name)];
  const views: View[] = [
    { id: 'state', path, search: { tab: 'past' } },
    { id: 'permissions', path, search: { tab: 'past', view: 'permissions' } },
    { id: 'contract', path, search: { tab: 'past', view: 'contract' } },
    ...(chain.features.fio || resources === null ? [] : [{ id: 'resources' as const, ...resources }]),
    // FIO numbers its voters.
    ...(chain.features.fio || !chain.features.voting || votes === null ? [] : [{ id: 'votes' as const, ...votes }]),
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
          className={`inline-flex h-8 items-center rounded-base px-2.5 text-sm no-underline pointer-coarse:h-11 ${id === content.view ? 'bg-surface font-semibold text-text' : 'text-muted hover:text-text'}`}
        >
          {strings.viewNames[id]}
          {id === content.view && only !== null && <bdi className="ident ms-2">{only}</bdi>}
        </AppLink>
      ))}
    </nav>
  );
}
