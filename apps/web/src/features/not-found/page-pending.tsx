import { useMessages } from '../../i18n/messages-context.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** Stands for a page that only the browser can read, until it has. */
export function PagePending() {
  const { list } = useMessages();
  return <SkeletonRows rows={10} label={list.loading} />;
}
