/** Sort orders of the token list, default first. */
export const tokenSorts = ['listed', 'symbol', 'contract', 'supply', 'marketcap'] as const;
export type TokenSort = (typeof tokenSorts)[number];

export function sortOf(text: string | undefined): TokenSort {
  return tokenSorts.find((sort) => sort === text) ?? 'listed';
}
