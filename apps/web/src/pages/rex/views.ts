/** Parts of the REX page, by the `view` of its address; the first one where it has none. */
export const rexViews = ['lend', 'unlend', 'savings', 'borrow', 'stats', 'history'] as const;
export type RexView = (typeof rexViews)[number];
