import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';

/** The permission tree of an account; its code is no part of a first visit. */
export const PermissionTreePart = deferredPart(
  () => loadPart(() => import('./permission-tree.tsx')).then((module) => module.PermissionTree),
  <div className="h-52" />,
);
