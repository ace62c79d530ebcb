/** Search parameters of /contract; the first five are a public interface. */
export const contractSearch = [
  'tab',
  'account',
  'scope',
  'table',
  'limit',
  'lower',
  'upper',
  'index',
  'key',
  'reverse',
  'payer',
  'from',
  'at',
  'scopes',
  'view',
  'action',
  'data',
  'type',
  'row',
  'below',
] as const;

export type ContractSearch = { [K in (typeof contractSearch)[number]]?: string | undefined };
