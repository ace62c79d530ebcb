import { useMessages } from '../../i18n/messages-context.ts';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';

/** Placeholder of a loading page: heading and content. */
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
