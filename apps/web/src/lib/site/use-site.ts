import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { isOnChain } from './gates.ts';
import { hasPage } from './has-page.ts';

/** Tells whether an address leads to a page of this app on this chain: menus name nothing that does not. */
export function useLeadsSomewhere(): (path: string) => boolean {
  const router = useRouter();
  const { chain } = useBoot();
  return useCallback((path) => isOnChain(path, chain) && hasPage(router, path), [router, chain]);
}
