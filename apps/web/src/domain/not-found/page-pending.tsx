import { useMessages } from '../../i18n/messages-context.ts';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';

/** Stands for a page that is being read: its heading and what is below. */
export function PagePending() {
  const { list } = useMessages();
  return (
    <>
      <div className="mb-4 flex h-9 items-center">
        <Skeleton className="h-7 w-56" />
      </div>
      <SkeletonRows rows={10} label={list.loading} />
    </>
  );
}
