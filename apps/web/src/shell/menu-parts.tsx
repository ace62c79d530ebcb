import { lazy, Suspense, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { loadPart, tryLoad } from '../lib/page/load-failure.ts';

const groupPart = () => import('./menu/group-entries.tsx');

/** Pages of one group with a line each. */
export const GroupEntries = lazy(() => loadPart(groupPart).then((module) => ({ default: module.GroupEntries })));

/** The pages of the wallet, beside each of them. */
export const WalletNav = lazy(() =>
  loadPart(() => import('./menu/wallet-nav.tsx')).then((module) => ({ default: module.WalletNav })),
);

/** All pages by group, favorites and preferences: the menu of phones. */
export const Drawer = lazy(() =>
  loadPart(() => import('./menu/drawer.tsx')).then((module) => ({ default: module.Drawer })),
);

/** Currency, appearance, language and times. */
export const SettingsPanel = lazy(() =>
  loadPart(() => import('./settings/settings-panel.tsx')).then((module) => ({ default: module.SettingsPanel })),
);

/** Loads the header's menus before one is opened. A failure is shown once one is. */
export function preloadGroups(): void {
  void tryLoad(groupPart);
}

/** Skeleton of a menu's content until its code is loaded. */
export function MenuPart({ rows, children }: { rows: number; children: ReactNode }) {
  const { list } = useMessages();
  return (
    <Suspense
      fallback={
        <div className="px-3">
          <SkeletonRows rows={rows} label={list.loading} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
