/** Search parameters of /live: `account` and `name` (the action), the others as in a history. */
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
