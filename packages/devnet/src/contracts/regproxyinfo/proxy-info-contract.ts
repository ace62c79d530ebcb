import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';

interface Texts {
  name: string;
  slogan: string;
  philosophy: string;
  background: string;
  website: string;
  logo_256: string;
  telegram: string;
  steemit: string;
  twitter: string;
  wechat: string;
}

const mostBytes: Readonly<Record<keyof Texts, number>> = {
  name: 64,
  slogan: 64,
  philosophy: 1024,
  background: 1024,
  website: 256,
  logo_256: 256,
  telegram: 64,
  steemit: 64,
  twitter: 64,
  wechat: 64,
};

/**
 * Descriptions of voting proxies, for which the proxies pay the RAM. Actions, table and limits follow the README of
 * AlohaEOS' eos-proxyinfo; the assertion messages are our own.
 */
export const proxyInfoContract: Contract = {
  name: 'regproxyinfo',
  version: 1,
  abi: abiOf({
    structs: {
      info: 'owner name, name string, website string, slogan string, philosophy string, background string, logo_256 string, telegram string, steemit string, twitter string, wechat string',
    },
    actions: {
      set: 'proxy name, name string, slogan string, philosophy string, background string, website string, logo_256 string, telegram string, steemit string, twitter string, wechat string',
      remove: 'proxy name',
    },
    tables: { proxies: 'info' },
  }),
  apply: (ctx) => dispatch(ctx, { set: withData(set), remove: withData(remove) }),
};

function set(ctx: ApplyContext, { proxy, ...texts }: Texts & { proxy: string }): void {
  ctx.requireAuth(proxy);
  for (const [field, bytes] of Object.entries(mostBytes) as [keyof Texts, number][])
    check(ctx, new TextEncoder().encode(texts[field]).length <= bytes, `${field} has more than ${bytes} bytes`);
  const proxies = ctx.table<Texts & { owner: string }>('proxies');
  if (proxies.has(proxy)) proxies.modify(proxy, proxy, (row) => void Object.assign(row, texts));
  else proxies.emplace(proxy, proxy, { owner: proxy, ...texts });
}

function remove(ctx: ApplyContext, { proxy }: { proxy: string }): void {
  ctx.requireAuth(proxy);
  const proxies = ctx.table('proxies');
  check(ctx, proxies.has(proxy), 'proxy has no description');
  proxies.erase(proxy);
}
