import type { Abi } from '@antescope/codec/abi/abi';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { afterEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOf, recordedChain, rendered } from '../../../test/rendered-page.ts';

let node: FakeNode | undefined;
afterEach(() => node?.close());

const empty: Abi = {
  version: 'eosio::abi/1.2',
  types: [],
  structs: [],
  actions: [],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function struct(name: string, base: string, ...types: string[]): Abi['structs'][number] {
  return { name, base, fields: types.map((type, index) => ({ name: `f${index}`, type })) };
}

function action(type: string, index = 0): Abi['actions'][number] {
  const digits = [...index.toString(5)].map((digit) => 'abcde'[Number(digit)]).join('');
  return { name: `a${digits}`, type, ricardian_contract: '' };
}

const table = (type: string): Abi['tables'][number] => ({
  name: 't',
  type,
  index_type: 'i64',
  key_names: [],
  key_types: [],
});

const abis: Record<string, Partial<Abi>> = {
  'bases without end': {
    structs: many(14_000, (index) => struct(`s${index}`, index === 0 ? '' : `s${index - 1}`)),
    actions: [action('s13999')],
    tables: [table('s13999')],
  },
  'a type of suffixes': {
    structs: [struct('s', '', `${'$'.repeat(100_000)}x`, `${'?'.repeat(100_000)}x`, `x${'[]'.repeat(50_000)}`)],
    actions: [action('s')],
    tables: [table('s')],
  },
  'aliases that lead nowhere': {
    types: many(14_000, (index) => ({ new_type_name: `t${index}`, type: `t${index + 1}` })),
    structs: [struct('s', '', 't0')],
    actions: [action('s'), ...many(6000, (index) => action(`t${index}`, index))],
    tables: [table('t0')],
  },
  'as many aliases as actions': {
    types: many(1500, (index) => ({ new_type_name: `t${index}`, type: `t${index + 1}` })),
    actions: many(1490, (index) => action(`t${index}`, index)),
    tables: [table('t0')],
  },
  'fields and actions on them': {
    structs: [struct('s', '', ...many(20_000, () => 's'))],
    actions: many(6000, (index) => action('s', index)),
    tables: [table('s')],
  },
  'structs that double': {
    structs: many(30, (index) => struct(`s${index}`, '', ...many(9, () => `s${index + 1}`))),
    types: [{ new_type_name: 's30', type: 'uint8[500][500][500]' }],
    variants: [{ name: 'v', types: ['v'] }],
    actions: [action('s0'), action('v', 1)],
    tables: [table('s0')],
  },
};

const pages = [
  '/contract?account=mallory&tab=ABI',
  '/contract?account=mallory&tab=Actions',
  '/contract?account=mallory&tab=Actions&action=aa',
  '/contract?account=mallory&tab=Actions&action=ab',
  '/contract?account=mallory&tab=Tables&table=t',
  '/account/mallory?tab=contract',
];

test.each(Object.keys(abis))('pages of a hostile ABI are drawn at once and stay small: %s', async (title) => {
  const abi = Buffer.from(encodeAbi({ ...empty, ...abis[title] })).toString('base64');
  const answers: Record<string, unknown> = {
    get_raw_abi: { account_name: 'mallory', code_hash: 'ab'.repeat(32), abi_hash: 'cd'.repeat(32), abi },
    get_code_hash: { account_name: 'mallory', code_hash: 'ab'.repeat(32) },
    get_account: { permissions: [], last_code_update: '2026-11-21T03:00:00.000', privileged: false },
    get_table_rows: { rows: [{ f0: 7 }], more: false, next_key: '' },
    get_table_by_scope: { rows: [{ code: 'mallory', scope: 'mallory', table: 't', payer: 'mallory', count: 1 }] },
  };
  node = await startFakeNode((path) => answers[path.split('/').at(-1)!]);
  const context = contextOf(recordedChain(node.url), node.url);
  await rendered('/contract?account=mallory&tab=Code', context);
  for (const page of pages) {
    const started = process.cpuUsage();
    const { html } = await rendered(page, context);
    // Processor time: a busy machine does not make the page slower.
    const elapsed = process.cpuUsage(started).user / 1000;
    const bytes = html.length;
    expect.soft({ page, elapsed: elapsed < 3000 ? 'fast' : elapsed }).toEqual({ page, elapsed: 'fast' });
    // The page carries the ABI itself, beside what it draws of it.
    expect.soft({ page, bytes: bytes < 5_000_000 ? 'small' : bytes }).toEqual({ page, bytes: 'small' });
  }
});
