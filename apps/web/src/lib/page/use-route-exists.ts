import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { routeExists } from './route-exists.ts';

/** Checks whether a path leads to a page of this app on this chain. */
export function useRouteExists(): (path: string) => boolean {
  const router = useRouter();
  const { chain } = useBoot();
  return useCallback((path) => routeExists(router, path, chain), [router, chain]);
}
