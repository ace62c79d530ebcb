import { useRouter } from '@tanstack/react-router';

export interface OpenOptions {
  search?: Record<string, string>;
  /** Keeps the scroll position: tabs and filters of one list. */
  still?: boolean;
}

/** Navigates to a path of the app from code, like AppLink. */
export function useOpen(): (path: string, options?: OpenOptions) => void {
  const router = useRouter();
  return (path, { search = {}, still } = {}) => {
    // All search parameters are plain text, while the router types them by route.
    void router.navigate({ to: path, search: search as never, resetScroll: !still });
  };
}
