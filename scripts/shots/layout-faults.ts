/**
 * Runs in the page. Returns visible layout faults: horizontal scrolling, controls outside of the window, text clipped without
 * an ellipsis or overflowing its box, overlapping controls.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const label = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const scrollsInside = (element: Element): boolean => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      if (/(auto|scroll|hidden|clip)/.test(getComputedStyle(parent).overflowX) && parent !== document.documentElement)
        return true;
    }
    return false;
  };
  // Closed <details> keep the boxes of hidden content.
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  // Fixed and sticky bars cover scrolled content by design.
  const floats = (element: Element): boolean => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(parent).position)) return true;
    }
    return false;
  };
  // Below the visible part of its box.
  const isCutAway = (element: Element, { top }: DOMRect): boolean => {
    for (
      let parent = element.parentElement;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (getComputedStyle(parent).overflowY === 'hidden' && top >= parent.getBoundingClientRect().bottom - 1)
        return true;
    }
    return false;
  };
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const controls: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !isShown(element)) continue;
    if (style.clipPath !== 'none' || (box.width <= 1 && box.height <= 1)) continue;
    if ((box.right > width + 1 || box.left < -1) && !scrollsInside(element))
      faults.push(`${label(element)} exceeds the window`);
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (
      own &&
      style.overflowX === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    ) {
      faults.push(`${label(element)} is clipped`);
    }
    // Overflowing text covers its neighbors; inline elements have no box.
    if (
      own &&
      style.overflowX === 'visible' &&
      !/^inline$|contents/.test(style.display) &&
      element.scrollWidth > element.clientWidth + 2 &&
      !(element instanceof SVGElement)
    ) {
      faults.push(`${label(element)} overflows its box`);
    }
    if (element.matches('a[href], button, input, select, summary') && !floats(element) && !isCutAway(element, box))
      controls.push({ element, box });
  }
  for (let i = 0; i < controls.length; i += 1) {
    for (let j = i + 1; j < controls.length; j += 1) {
      const a = controls[i]!;
      const b = controls[j]!;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (
        wide > 2 &&
        high > 4 &&
        a.element.closest('[popover],dialog,header,nav') === b.element.closest('[popover],dialog,header,nav')
      ) {
        faults.push(`${label(a.element)} overlaps ${label(b.element)}`);
      }
    }
  }
  return [...new Set(faults)].slice(0, 20);
}
