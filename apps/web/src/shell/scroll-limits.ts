/** Pixels of scrolling after which the back-to-top button appears (application §9). */
export const backToTopAfter = 250;

/** Milliseconds between two looks at the scroll position (application §9). */
export const scrollThrottleMs = 1000;
