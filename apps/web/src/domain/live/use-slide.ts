import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Most items that slide at once: more of them replace each other. */
const maxItems = 5;

/**
 * Slides a list in by its new items; the transform shows where its content came from. Where the elements are placed by
 * transforms, nothing shifts the layout. `ids` identify the items,
 * newest first, and `axis` is the direction of the list. Items that follow during a slide prolong it without a jump.
 */
export function useSlide<Id extends string | number>(
  ref: RefObject<HTMLElement | null>,
  ids: readonly Id[],
  axis: 'block' | 'inline',
): void {
  const previous = useRef(ids[0]);
  const slide = useRef<{ animation: Animation; offset: number } | null>(null);
  useLayoutEffect(() => {
    const count = previous.current === undefined ? 0 : ids.indexOf(previous.current);
    previous.current = ids[0];
    const list = ref.current;
    // Computes the layout of new items ahead of their frame, which has enough to do with painting them.
    const first = list?.children[0]?.getBoundingClientRect();
    const second = list?.children[1]?.getBoundingClientRect();
    if (list === null || first === undefined || second === undefined || count <= 0 || count > maxItems) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const step = axis === 'block' ? first.y - second.y : first.x - second.x;
    const offset = step * count + remainingOffset(slide.current);
    slide.current?.animation.cancel();
    const translate = axis === 'block' ? `0, ${offset}px` : `${offset}px, 0`;
    const animation = list.animate([{ transform: `translate(${translate})` }, { transform: 'none' }], {
      duration: 150,
      easing: 'ease-out',
    });
    slide.current = { animation, offset };
  }, [ref, ids, axis]);
}

/** Pixels that a running slide has yet to move its list. */
function remainingOffset(slide: { animation: Animation; offset: number } | null): number {
  const progress = slide?.animation.effect?.getComputedTiming().progress ?? null;
  return slide === null || progress === null ? 0 : slide.offset * (1 - progress);
}
