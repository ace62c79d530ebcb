import { spawnSync } from 'node:child_process';
import type { TableQuery } from '@antescope/sources/contract/table-query';
import { expect, test } from 'vitest';
import { codeTexts, type CopiedAction, type CopySubject } from './code-texts.ts';

const node = 'https://explorer.example/wax';
const hostile = `it's "$(touch /tmp/x)" \`id\` \\ ; rm -rf ~\n\u001b[31m\u202eevil\u007f #`;

const transfer = (memo: string): CopiedAction => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo },
});

function textOf(subject: CopySubject, name: string): string {
  return codeTexts(subject, node).find((each) => each.name === name)!.text;
}

/** Arguments that a shell passes for a command; the command itself is replaced. */
function argumentsOf(command: string): string[] {
  const script = command.replace(/^(cleos|curl)/, String.raw`printf '%s\0'`);
  const { stdout, status } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\0').slice(0, -1);
}

const one: CopySubject = { kind: 'actions', actions: [transfer(hostile)], read: null };

test('an action as a cleos command: hostile data stays one argument', () => {
  const words = argumentsOf(textOf(one, 'cleos'));
  expect(words.slice(0, 6)).toEqual(['-u', node, 'push', 'action', 'eosio.token', 'transfer']);
  expect(JSON.parse(words[6]!)).toEqual(transfer(hostile).data);
  expect(words.slice(7)).toEqual(['-p', 'alice@active']);
});

test('curl packs the data of a form, and reads a sent transaction', () => {
  const words = argumentsOf(textOf(one, 'curl'));
  expect(words[1]).toBe(`${node}/v1/chain/abi_json_to_bin`);
  expect(JSON.parse(words.at(-1)!)).toEqual({ code: 'eosio.token', action: 'transfer', args: transfer(hostile).data });
  expect(argumentsOf(textOf({ ...one, read: `${node}/transaction/ab?format=json` }, 'curl'))).toEqual([
    '-sS',
    `${node}/transaction/ab?format=json`,
  ]);
});

test('several actions are one transaction, in every form', () => {
  const actions = [transfer('a'), transfer(hostile)] as const;
  const both: CopySubject = { kind: 'actions', actions, read: null };
  const words = argumentsOf(textOf(both, 'cleos'));
  expect(words.slice(2, 4)).toEqual(['push', 'transaction']);
  expect(JSON.parse(words[4]!)).toEqual({ actions });
  expect(JSON.parse(textOf(both, 'JSON'))).toEqual({ actions });
  const program = textOf(both, 'TypeScript');
  expect(JSON.parse(/transact\((.*)\);\n$/s.exec(program)![1]!)).toEqual({ actions });
});

test('no text contains a control character or one that turns the direction', () => {
  for (const { name, text } of codeTexts(one, node)) {
    const odd = [...text].filter((character) => character !== '\n' && /[\p{Cc}\p{Cf}]/u.test(character));
    expect(odd, name).toEqual([]);
  }
});

const query: TableQuery = {
  code: 'eosio',
  table: 'rammarket',
  scope: "it's",
  limit: 10,
  lower: '-1',
  upper: null,
  reverse: true,
  showPayer: false,
  index: '2',
  keyType: 'i64',
  from: 'next',
  at: null,
};

test('a table query, continued from its page', () => {
  const subject: CopySubject = { kind: 'table', query };
  const body = {
    json: true,
    code: 'eosio',
    scope: "it's",
    table: 'rammarket',
    limit: 10,
    lower_bound: '-1',
    upper_bound: 'next',
    index_position: '2',
    key_type: 'i64',
    reverse: true,
  };
  expect(JSON.parse(textOf(subject, 'JSON'))).toEqual(body);
  expect(JSON.parse(argumentsOf(textOf(subject, 'curl')).at(-1)!)).toEqual(body);
  expect(argumentsOf(textOf(subject, 'cleos')).slice(2)).toEqual([
    'get',
    'table',
    'eosio',
    "it's",
    'rammarket',
    '--limit=10',
    '--lower=-1',
    '--upper=next',
    '--index=2',
    '--key-type=i64',
    '--reverse',
  ]);
});
