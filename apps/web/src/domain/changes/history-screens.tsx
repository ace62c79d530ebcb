import { Suspense, type ComponentType } from 'react';
import type { Locale } from '@antescope/web-contract/locale';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ContractHistoryProps } from './contract-history.tsx';
import type { PermissionHistoryProps } from './permission-history.tsx';
import type { RowHistoryProps } from './row-history.tsx';

const Row = lazyPart(
  () => import('./row-history.tsx'),
  (module) => module.RowHistory,
  'domain/changes',
);
const Permissions = lazyPart(
  () => import('./permission-history.tsx'),
  (module) => module.PermissionHistory,
  'domain/changes',
);
const Contract = lazyPart(
  () => import('./contract-history.tsx'),
  (module) => module.ContractHistory,
  'domain/changes',
);

/** Histories of a row, of permissions and of a contract; code and strings are loaded when opened. */
export function RowHistoryScreen(props: RowHistoryProps) {
  return <Pending of={Row} {...props} />;
}

export function PermissionHistoryScreen(props: PermissionHistoryProps) {
  return <Pending of={Permissions} {...props} />;
}

export function ContractHistoryScreen(props: ContractHistoryProps) {
  return <Pending of={Contract} {...props} />;
}

function Pending<Props extends object>({ of: Screen, ...props }: { of: ComponentType<Props> } & Props) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Screen {...(props as unknown as Props)} />
    </Suspense>
  );
}

const screens = { row: Row, permissions: Permissions, contract: Contract };

/** Preloads code and strings of one of them, so that server-rendered HTML contains it. */
export function preloadHistory(of: keyof typeof screens, locale: Locale): Promise<void> {
  return screens[of].preloadIn(locale);
}
