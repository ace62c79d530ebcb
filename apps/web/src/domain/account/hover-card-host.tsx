import { lazy, Suspense, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import type { HoverTarget } from './hover-target.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// Loaded when the first name is hovered.
const HoverCard = lazy(() =>
  loadPart(() => import('./hover-card.tsx')).then((module) => ({ default: module.HoverCard })),
);

/** Milliseconds of hover before a card opens, so that passing over names opens none. */
const restMs = 350;

/** Account cards on hover and keyboard focus, with one listener for the whole page. */
export function HoverCardHost() {
  const { ownNode } = useBoot();
  const [target, setTarget] = useState<HoverTarget | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event): void => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const name = link?.dataset.account;
      if (link === null || name === undefined) {
        if (!(event.target instanceof Element && event.target.closest('[data-hover-card]') !== null)) setTarget(null);
        return;
      }
      timer = setTimeout(() => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        setTarget({ name, left, right, top, bottom });
      }, restMs);
    };
    const close = (): void => {
      clearTimeout(timer);
      setTarget(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const hover = window.matchMedia('(hover: hover)').matches;
    if (hover) document.addEventListener('pointerover', show);
    document.addEventListener('focusin', show);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', escape);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', show);
      document.removeEventListener('focusin', show);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', close);
    };
  }, []);
  if (target === null || ownNode !== null) return null;
  return (
    <Suspense>
      <HoverCard key={target.name} target={target} />
    </Suspense>
  );
}
