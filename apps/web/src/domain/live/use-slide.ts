import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Most items that slide at once: more of them replace each other. */
const maxItems = 5;

/**
 * Slides a list in by its new items; the transform shows where its content came from. Where the elements keep their
 * place and only their content changes, nothing shifts the layout. `ids` identify the items, newest first, and
 * `axis` is the direction of the list.
 */
export function useSlide<Id extends string | number>(
  ref: RefObject<HTMLElement | null>,
  ids: readonly Id[],
  axis: 'block' | 'inline',
): void {
  const previous = useRef(ids[0]);
  useLayoutEffect(() => {
    const count = previous.current === undefined ? 0 : ids.indexOf(previous.current);
    previous.current = ids[0];
    const list = ref.current;
    const first = list?.children[0]?.getBoundingClientRect();
    const second = list?.children[1]?.getBoundingClientRect();
    if (list === null || first === undefined || second === undefined || count <= 0 || count > maxItems) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const offset = axis === 'block' ? `0, ${(first.y - second.y) * count}px` : `${(first.x - second.x) * count}px, 0`;
    list.animate([{ transform: `translate(${offset})` }, { transform: 'none' }], { duration: 150, easing: 'ease-out' });
  }, [ref, ids, axis]);
}
