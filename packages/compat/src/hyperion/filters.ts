/** The index has all actions and rows: nothing is filtered. */
export const noFilters = {
  isWhitelisted: false,
  excludes: { actions: [], deltas: [] },
  includes: { actions: [], deltas: [] },
};
