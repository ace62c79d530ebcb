/** Orders of the token list, the first where none is asked for. */
export const tokenSorts = ['listed', 'symbol', 'contract', 'supply', 'marketcap'] as const;
export type TokenSort = (typeof tokenSorts)[number];

export function sortOf(text: string | undefined): TokenSort {
  return tokenSorts.find((sort) => sort === text) ?? 'listed';
}
