import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { Menu } from '../ui/menu.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { loadPart } from '../lib/page/load-failure.ts';

const MoreEntries = lazy(() =>
  loadPart(() => import('./menu/more-entries.tsx')).then((module) => ({ default: module.MoreEntries })),
);

/** All pages of the chain by group; loaded when a menu is opened. */
export function MorePages() {
  const { list } = useMessages();
  return (
    <Suspense
      fallback={
        <div className="px-3">
          <SkeletonRows rows={6} label={list.loading} />
        </div>
      }
    >
      <MoreEntries />
    </Suspense>
  );
}

export function MoreMenu({ buttonClass }: { buttonClass: string }) {
  const { shell } = useMessages();
  return (
    <Menu
      label={shell.more}
      width="w-[44rem]"
      deferred
      buttonClass={buttonClass}
      button={
        <>
          {shell.more}
          <ChevronDown size={16} aria-hidden className="text-muted" />
        </>
      }
    >
      <MorePages />
    </Menu>
  );
}
