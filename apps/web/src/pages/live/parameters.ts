/** Parameters of the live page's address: account and action as the specification has them, the others as in a history. */
export const liveParameters = [
  'account',
  'name',
  'contract',
  'action',
  'kind',
  'token',
  'with',
  'memo',
  'small',
] as const;
export type LiveParameter = (typeof liveParameters)[number];
