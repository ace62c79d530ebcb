import type { Abi, AbiField } from '@antescope/codec/abi/abi';
import type { ApplyContext, Contract } from '../../src/contract.ts';

function fields(text: string): AbiField[] {
  return text.split(' ').map((pair) => {
    const [name, type] = pair.split(':') as [string, string];
    return { name, type };
  });
}

const structs: Record<string, string> = {
  put: 'payer:name scope:name id:uint64 text:string rank:uint64',
  change: 'payer:name scope:name id:uint64 text:string rank:uint64',
  drop: 'scope:name id:uint64',
  fail: 'message:string',
  failcode: 'code:uint64',
  notify: 'accounts:name[]',
  nest: 'depth:uint8',
  trap: 'text:string',
  answer: 'value:uint32',
  limits: 'account:name ram:int64 net:int64 cpu:int64',
  producers: 'names:name[] key:public_key',
  entry: 'id:uint64 text:string rank:uint64',
};

const actions = Object.keys(structs).filter((name) => name !== 'entry');

const abi: Abi = {
  version: 'eosio::abi/1.2',
  types: [],
  structs: Object.entries(structs).map(([name, text]) => ({ name, base: '', fields: fields(text) })),
  actions: actions.map((name) => ({ name, type: name, ricardian_contract: '' })),
  tables: [{ name: 'entries', type: 'entry', index_type: 'i64', key_names: [], key_types: [] }],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [{ name: 'answer', result_type: 'uint32' }],
};

interface Entry {
  id: bigint;
  text: string;
  rank: bigint;
}

interface Put extends Entry {
  payer: string;
  scope: string;
}

const rankOf = (row: Entry) => [{ type: 'idx64', key: row.rank }] as const;

const handlers: Record<string, (ctx: ApplyContext) => void> = {
  put(ctx) {
    const { payer, scope, ...row } = ctx.payload<Put>();
    ctx.table<Entry>('entries', { scope }).emplace(payer, row.id, row, rankOf(row));
  },
  change(ctx) {
    const { payer, scope, ...row } = ctx.payload<Put>();
    const change = (entry: Entry): void => void Object.assign(entry, row);
    ctx.table<Entry>('entries', { scope }).modify(row.id, payer === '' ? null : payer, change, rankOf);
  },
  drop(ctx) {
    const { scope, id } = ctx.payload<{ scope: string; id: bigint }>();
    ctx.table<Entry>('entries', { scope }).erase(id);
  },
  fail(ctx: ApplyContext) {
    ctx.print('before ');
    ctx.check(false, ctx.payload<{ message: string }>().message);
  },
  failcode(ctx: ApplyContext) {
    ctx.checkCode(false, ctx.payload<{ code: bigint }>().code);
  },
  notify(ctx) {
    for (const account of ctx.payload<{ accounts: string[] }>().accounts) ctx.requireRecipient(account);
  },
  nest(ctx) {
    const { depth } = ctx.payload<{ depth: number }>();
    const { receiver } = ctx;
    if (depth > 0) {
      const authorization = [{ actor: receiver, permission: 'active' }];
      ctx.sendInline({ account: receiver, name: 'nest', authorization, data: { depth: depth - 1 } });
    }
  },
  trap(ctx) {
    throw new TypeError(ctx.payload<{ text: string }>().text);
  },
  answer(ctx) {
    ctx.setReturnValue('uint32', ctx.payload<{ value: number }>().value);
  },
  limits(ctx) {
    const { account, ram, net, cpu } = ctx.payload<{ account: string; ram: bigint; net: bigint; cpu: bigint }>();
    ctx.setResourceLimits(account, { ramBytes: ram, net, cpu });
  },
  producers(ctx) {
    const { names, key } = ctx.payload<{ names: string[]; key: string }>();
    const authority = { threshold: 1, keys: [{ key, weight: 1 }] };
    ctx.setProposedProducers(names.map((producer_name) => ({ producer_name, authority })));
  },
};

/** A contract with one feature per action, for tests of the chain. */
export const laboratoryContract: Contract = {
  name: 'laboratory',
  version: 1,
  abi,
  apply(ctx) {
    if (ctx.receiver === ctx.action.account) handlers[ctx.action.name]?.(ctx);
  },
};
