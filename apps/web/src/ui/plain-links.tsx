import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { BareLinks } from './app-link.tsx';

interface PlainLinksProps {
  className?: string;
  children: ReactNode;
}

/**
 * Links inside are plain anchors, which cost less to render than the router's, for lists that change many times a
 * second. They navigate in the app; links to other tabs or windows are left to the browser.
 */
export function PlainLinks({ className, children }: PlainLinksProps) {
  const { base } = useBoot();
  const router = useRouter();
  const follow = useCallback(
    (element: HTMLElement | null) => {
      const onClick = (event: MouseEvent): void => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (link === null || elsewhere) return;
        event.preventDefault();
        router.history.push(link.pathname + link.search);
      };
      element?.addEventListener('click', onClick);
      return () => element?.removeEventListener('click', onClick);
    },
    [router],
  );
  return (
    <BareLinks value={base}>
      <div ref={follow} className={className}>
        {children}
      </div>
    </BareLinks>
  );
}
