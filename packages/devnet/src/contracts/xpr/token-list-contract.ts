import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, Contract, Table } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';

interface TokenRow {
  id: bigint;
  tcontract: string;
  tname: string;
  url: string;
  desc: string;
  iconurl: string;
  symbol: string;
  blisted: boolean;
}

const entry = 'tcontract name, tname string, url string, desc string, iconurl string, symbol symbol';

/** token.proton: the chain's token list with its block list (XPRNetwork/proton.contracts). */
export const tokenListContract: Contract = {
  name: 'token.proton',
  version: 1,
  abi: abiOf({
    structs: { token: `id uint64, ${entry}, blisted bool`, global: 'tid uint64, spare1 uint64, spare2 uint64' },
    actions: { reg: entry, remove: 'id uint64', updblacklist: 'id uint64, blisted bool' },
    tables: { tokens: 'token', global: 'global' },
  }),
  apply: (ctx) =>
    dispatch(ctx, {
      reg: withData(register),
      remove: withData((ctx, { id }: { id: bigint }) => {
        const row = rowOf(ctx, id);
        ctx.requireAuth(row.tcontract);
        check(ctx, !row.blisted, 'Blacklisted tokens cannot be removed.');
        tokens(ctx).erase(id);
      }),
      updblacklist: withData((ctx, { id, blisted }: { id: bigint; blisted: boolean }) => {
        ctx.requireAuth(ctx.receiver);
        rowOf(ctx, id);
        tokens(ctx).modify(id, ctx.receiver, (row) => void (row.blisted = blisted));
      }),
    }),
};

const tokens = (ctx: ApplyContext): Table<TokenRow> => ctx.table<TokenRow>('tokens');

function rowOf(ctx: ApplyContext, id: bigint): TokenRow {
  const row = tokens(ctx).get(id);
  check(ctx, row !== null, `id: ${id} cannot be found`);
  return row;
}

function register(ctx: ApplyContext, data: Omit<TokenRow, 'id' | 'blisted'>): void {
  check(ctx, ctx.isAccount(data.tcontract), 'tcontract account does not exist');
  check(ctx, data.tname.length <= 16, 'max length for token name is 16.');
  check(ctx, data.url.length <= 256, 'max length for url is 256.');
  check(ctx, data.iconurl.length <= 256, 'max length for iconurl is 256.');
  check(ctx, data.desc.length <= 512, 'max length for description is 512.');
  ctx.requireAuth(data.tcontract);
  ctx.requireRecipient(data.tcontract);
  const known = [...tokens(ctx).bySecondary(0, nameToU64(data.tcontract))];
  const double = known.some(([, , row]) => row.tcontract === data.tcontract && row.symbol === data.symbol);
  check(ctx, !double, 'Token already registered');
  const id = nextId(ctx);
  const keys = [{ type: 'idx64', key: nameToU64(data.tcontract) }] as const;
  tokens(ctx).emplace(data.tcontract, id, { id, ...data, blisted: false }, keys);
}

function nextId(ctx: ApplyContext): bigint {
  const table = ctx.table<{ tid: bigint; spare1: bigint; spare2: bigint }>('global');
  const tid = (table.get('global')?.tid ?? 0n) + 1n;
  if (tid > 1n) table.modify('global', ctx.receiver, (row) => void (row.tid = tid));
  else table.emplace(ctx.receiver, 'global', { tid, spare1: 0n, spare2: 0n });
  return tid;
}
