import { Suspense, type ComponentType } from 'react';
import type { Locale } from '@antescope/web-contract/locale';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ContractHistoryProps } from './contract-history.tsx';
import type { PermissionHistoryProps } from './permission-history.tsx';
import type { RowHistoryProps } from './row-history.tsx';
import { changesWords } from './words.ts';

const Row = lazyWordsPage(
  () => import('./row-history.tsx'),
  (module) => module.RowHistory,
  changesWords,
);
const Permissions = lazyWordsPage(
  () => import('./permission-history.tsx'),
  (module) => module.PermissionHistory,
  changesWords,
);
const Contract = lazyWordsPage(
  () => import('./contract-history.tsx'),
  (module) => module.ContractHistory,
  changesWords,
);

/** Histories of a row, of permissions and of a contract, whose code and words travel only where they are opened. */
export function RowHistoryScreen(props: RowHistoryProps) {
  return <Waiting of={Row} {...props} />;
}

export function PermissionHistoryScreen(props: PermissionHistoryProps) {
  return <Waiting of={Permissions} {...props} />;
}

export function ContractHistoryScreen(props: ContractHistoryProps) {
  return <Waiting of={Contract} {...props} />;
}

function Waiting<Props extends object>({ of: Screen, ...props }: { of: ComponentType<Props> } & Props) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Screen {...(props as unknown as Props)} />
    </Suspense>
  );
}

const screens = { row: Row, permissions: Permissions, contract: Contract };

/** Fetches the code and words of one of them, so that the server renders it at once. */
export async function preloadHistory(of: keyof typeof screens, locale: Locale): Promise<void> {
  await Promise.all([screens[of].preload?.(), changesWords.load(locale)]);
}
