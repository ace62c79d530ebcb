import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadFixtureFrames } from '../../../fixtures/exchanges.ts';
import { compileAbi } from '../src/abi/compile.ts';
import { abiToJson } from '../src/abi/json.ts';
import { ByteReader } from '../src/bytes/cursor.ts';
import { recoverPublicKey } from '../src/curve/recover.ts';
import { publicKeyOf, sign } from '../src/curve/sign.ts';
import { inflatePacked } from '../src/bytes/inflate.ts';
import { parsePrivateKey } from '../src/keys/private-key.ts';
import { decodeShipResult } from '../src/ship/messages.ts';
import { decodeTraces } from '../src/ship/traces.ts';
import { refBlock, signingDigest, type PackedTransaction } from '../src/chain/transaction.ts';
import { abiOf, structOf } from './abi-maker.ts';

const source = join(import.meta.dirname, '../src');
/** Keys abbreviated in the README. */
const inFull: Record<string, string> = {
  'EOS5p7…': 'EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
  '5HpHag…': '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf',
  '0x4c08…': `0x${'0'.repeat(63)}1`,
};
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replaceAll(
  /'(EOS5p7|5HpHag|0x4c08)…'/g,
  (_, start: string) => `'${inFull[`${start}…`]!}'`,
);
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);

/** The example that contains `word`, run with `given` as its variables; `wanted` are the expressions to return. */
async function run(word: string, given: Record<string, unknown>, ...wanted: string[]): Promise<unknown[]> {
  const example = examples.find((text) => text.includes(word));
  if (example === undefined) throw new Error(`No example with ${word}`);
  const imports: Record<string, unknown> = {};
  for (const [, names, file] of example.matchAll(/^import \{ (.+) \} from '@antescope\/codec\/(.+)';/gm)) {
    const url = pathToFileURL(join(source, `${file}.ts`)).href;
    const loaded = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
    for (const name of names!.split(', ')) {
      expect(loaded[name], `${name} of ${file}`).toBeDefined();
      imports[name] = loaded[name];
    }
  }
  const body = stripTypeScriptTypes(example.replaceAll(/^import .*$/gm, ''));
  const known = { ...imports, ...given };
  // oxlint-disable-next-line no-new-func -- README examples are text until run
  const started = new Function(...Object.keys(known), `${body}\nreturn [${wanted.join(', ')}];`) as (
    ...values: unknown[]
  ) => unknown[];
  return started(...Object.values(known));
}

const privateKey = parsePrivateKey(inFull['5HpHag…']!);
const publicKey = publicKeyOf(privateKey);
const chainId = 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906';
const headId = '0000000a00000000020000000000000000000000000000000000000000000000';
const token = abiOf({
  structs: [structOf('transfer from:name to:name quantity:asset memo:string'), structOf('account balance:asset')],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  tables: [{ name: 'accounts', type: 'account', index_type: 'i64', key_names: [], key_types: [] }],
});
const compiled = compileAbi(token);
const data = compiled.encodeAction('transfer', { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hi' });
const authorization = [{ actor: 'alice', permission: 'active' }];
const action = { account: 'eosio.token', name: 'transfer', authorization, data };

test('all examples are known here', () => {
  const words = [
    'compileAbi(',
    'deflatePacked(',
    'checkKeyPair(',
    'resolveRequest(',
    'decodeDeltas',
    'TraceCursor(',
    'parseJsonExact(',
  ];
  expect(examples.map((text) => words.filter((word) => text.includes(word)))).toEqual(words.map((word) => [word]));
});

test('an ABI', async () => {
  const bytes = compiled.encodeTableRow('accounts', { balance: '2.0000 EOS' });
  const given = { answer: { abi: abiToJson(token) }, bytes };
  const [made, quantity, row, amounts] = await run('compileAbi(', given, 'data', 'quantity', 'row', 'amounts');
  expect([made, quantity, row]).toEqual([data, '1.0000 EOS', { balance: '2.0000 EOS' }]);
  expect((amounts as (reader: ByteReader) => unknown)(new ByteReader(data))).toEqual({ quantity: '1.0000 EOS' });
});

test('a transaction', async () => {
  const times = { expiration: '2026-11-21T03:20:00', max_net_usage_words: 0, max_cpu_usage_ms: 0, delay_sec: 0 };
  const transaction = { ...times, context_free_actions: [], actions: [action], transaction_extensions: [] };
  const [made] = await run('deflatePacked(', { transaction, headId, chainId, privateKey }, 'smaller');
  const smaller = made as PackedTransaction;
  const { packed_trx, signatures } = inflatePacked(smaller);
  expect(smaller.compression).toBe(1);
  expect(recoverPublicKey(signingDigest(chainId, packed_trx), signatures[0]!)).toBe(publicKey);
});

test('keys', async () => {
  const [verdict, modern, { wif }] = (await run(
    'checkKeyPair(',
    {},
    `checkKeyPair('${inFull['EOS5p7…']!}', '${inFull['5HpHag…']!}')`,
    `convertKey('${inFull['EOS5p7…']!}')`,
    `ethereumFallback('${inFull['0x4c08…']!}')`,
  )) as [string, string, { wif: string }];
  expect([verdict, modern, wif]).toEqual(['Valid Key Pair', publicKey, inFull['5HpHag…']]);
});

test('a signing request', async () => {
  const given = {
    chainId,
    action,
    abisByContract: new Map([['eosio.token', compiled]]),
    expiration: '2026-11-21T03:20:00',
    refBlock,
    headId,
    sign,
    privateKey,
  };
  const [uri, id, callback] = (await run('resolveRequest(', given, 'uri', 'resolved.id', 'callback')) as [
    string,
    string,
    { url: string },
  ];
  expect(uri).toMatch(/^esr:/);
  expect(callback.url).toBe(`https://app.example/?id=${id}`);
});

test('state history', async () => {
  await run('decodeDeltas', {});
  const result = decodeShipResult(loadFixtureFrames('boot-55-400')[0]!) as { traces: Uint8Array };
  const found: unknown[] = [];
  await run('TraceCursor(', { result, seen: (...names: unknown[]) => found.push(names) });
  const all = decodeTraces(result.traces).flatMap((trace) => trace.action_traces);
  expect(all.length).toBeGreaterThan(0);
  expect(found).toEqual(all.map(({ receiver, act }) => [receiver, act.account, act.name]));
});

test("nodeos' JSON", async () => {
  const row = { balance: '1.0000 EOS' };
  const given = { row, token: compiled };
  const exact = `parseJsonExact('{"weight":-9007199254740993}')`;
  const found = await run('parseJsonExact(', given, exact, "toNodeosJson(row, 'account', token)");
  expect(found).toEqual([{ weight: -9007199254740993n }, '{"balance":"1.0000 EOS"}']);
});
