/** Strings that every page needs, by their file. */
export const common = import.meta.glob('../{shell,ui,domain/account,domain/action}/strings.ts', {
  query: '?locale=es',
  import: 'strings',
  eager: true,
});

export const folders = import.meta.glob<{ strings: unknown }>(
  ['../{domain,pages,shell,ui,wallet}/**/strings.ts', '!../{shell,ui,domain/account,domain/action}/strings.ts'],
  { query: '?locale=es' },
);
