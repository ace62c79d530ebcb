/** Scroll offset in pixels above which the back-to-top button appears. */
export const backToTopAfter = 250;

/** Min interval in milliseconds between two reads of the scroll position. */
export const scrollThrottleMs = 1000;
