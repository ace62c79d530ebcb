import { type Catalog, messagesOf } from './catalog.ts';

export const catalog: Catalog = {
  messages: messagesOf(
    import.meta.glob('../{shell,ui,domain/account,domain/action}/strings.ts', {
      query: '?locale=ko',
      import: 'strings',
      eager: true,
    }),
  ),
  folders: import.meta.glob<{ strings: unknown }>(
    ['../{domain,pages,shell,ui,wallet}/**/strings.ts', '!../{shell,ui,domain/account,domain/action}/strings.ts'],
    { query: '?locale=ko' },
  ),
};
