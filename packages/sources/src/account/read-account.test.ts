import { parsePublicKey } from '@antescope/codec/keys/key';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { BadAnswerError, Field } from '../core/fields.ts';
import type { AccountView } from './account-view.ts';
import { readAccount } from './read-account.ts';

const rules = { keyPrefix: 'EOS', refundDays: 3, coreSymbol: 'EOS' };
const answers = loadExchanges().filter(({ path, status }) => path === '/v1/chain/get_account' && status === 200);

function recorded(name: string): AccountView {
  const found = answers.find((exchange) => exchange.id === `get_account.${name}`)!;
  return readAccount(new Field(parseJsonExact(found.responseText)), rules);
}

describe('recorded accounts', () => {
  test('there are many of them', () => {
    expect(answers.length).toBeGreaterThan(60);
  });

  test.each(answers)('$id is read without loss', ({ responseText }) => {
    // Written out by hand from the raw answer, so that a field the reader forgets shows up.
    const raw = JSON.parse(responseText) as Raw;
    const view = readAccount(new Field(parseJsonExact(responseText)), rules);
    expect(view.permissions.map((permission) => permission.name)).toEqual(
      raw.permissions.map((entry) => entry.perm_name),
    );
    for (const [index, { required_auth: authority, linked_actions: linked }] of raw.permissions.entries()) {
      const read = view.permissions[index]!;
      expect(read.authority.threshold).toBe(authority.threshold);
      expect(read.authority.keys.map((entry) => [entry.legacy ?? entry.key, entry.weight])).toEqual(
        authority.keys.map((entry) => [entry.key, entry.weight]),
      );
      expect(read.authority.accounts.map((entry) => `${entry.actor}@${entry.permission} ${entry.weight}`)).toEqual(
        authority.accounts.map((entry) => `${entry.permission.actor}@${entry.permission.permission} ${entry.weight}`),
      );
      expect(read.authority.waits).toEqual(
        authority.waits.map((entry) => ({ seconds: entry.wait_sec, weight: entry.weight })),
      );
      expect(read.linked?.map((entry) => `${entry.contract}:${entry.action ?? ''}`)).toEqual(
        linked.map((entry) => `${entry.account}:${entry.action ?? ''}`),
      );
    }
    expect(view.liquid).toBe(raw.core_liquid_balance ?? null);
    expect([view.cpu.weight, view.net.weight]).toEqual([String(raw.cpu_weight), String(raw.net_weight)]);
    expect(view.cpu.max ?? '-1').toBe(String(raw.cpu_limit.max));
    expect(view.ram.used).toBe(String(raw.ram_usage));
    expect(view.staked).toEqual(
      raw.total_resources && { cpu: raw.total_resources.cpu_weight, net: raw.total_resources.net_weight },
    );
    expect(view.voter?.staked).toBe(raw.voter_info === null ? undefined : String(raw.voter_info.staked));
    expect(view.voter?.producers).toEqual(raw.voter_info?.producers);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  test('[ACCT-022] permissions have keys, accounts and waits, with R1 and WebAuthn keys as they are', () => {
    const claimer = recorded('bob').permissions.find(({ name }) => name === 'claimer')!;
    expect(claimer.authority.waits).toEqual([{ seconds: 86_400, weight: 1 }]);
    expect(claimer.authority.accounts).toHaveLength(2);
    const secondKey = (name: string) => recorded(name).permissions[0]!.authority.keys[1];
    expect(secondKey('r1keyaccount')).toMatchObject({ key: expect.stringMatching(/^PUB_R1_/), legacy: null });
    expect(secondKey('webauthnacct')).toMatchObject({ key: expect.stringMatching(/^PUB_WA_/), legacy: null });
    expect(recorded('multisig1111').permissions[0]!.authority.keys).toEqual([]);
  });

  test("[ACCT-023] legacy keys are shown in the current form, and with the chain's own prefix", () => {
    const found = answers.find((exchange) => exchange.id === 'get_account.alice')!;
    const onFio = readAccount(new Field(parseJsonExact(found.responseText)), { ...rules, keyPrefix: 'FIO' });
    const [key] = onFio.permissions[0]!.authority.keys;
    expect(key).toMatchObject({
      key: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
      legacy: 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    });
    expect(parsePublicKey(key!.legacy!)).toEqual(parsePublicKey(key!.key));
  });

  test('unlimited, absent and pending are distinguished', () => {
    expect(recorded('eosio').cpu).toEqual({ used: '0', available: null, max: null, weight: '-1' });
    expect(recorded('eosio').ram.quota).toBeNull();
    expect(recorded('lonely111111').liquid).toBeNull();
    expect(recorded('lonely111111').coreSymbol).toBe('EOS');
    expect(recorded('bob').refund).toBeNull();
    expect(recorded('alice').refund).toEqual({
      cpu: '250.5000 EOS',
      net: '100.0000 EOS',
      requested: '2026-11-21T02:59:46Z',
      available: '2026-11-24T02:59:46.000Z',
    });
    expect(recorded('proxyvoter11').voter?.isProxy).toBe(true);
    expect(recorded('carol').voter?.proxy).toBe('proxyvoter11');
    expect(recorded('eosio.token').lastCodeUpdate).toBe('2026-11-21T02:59:39.000Z');
    expect(recorded('alice').lastCodeUpdate).toBeNull();
  });
});

test('an answer of another shape names the path of what is wrong', () => {
  const alice = JSON.parse(answers.find((exchange) => exchange.id === 'get_account.alice')!.responseText) as Raw;
  const read = (change: object) => () => readAccount(new Field({ ...alice, ...change }), rules);
  expect(read({ permissions: [{ ...alice.permissions[0], perm_name: 5 }] })).toThrow(
    'permissions.0.perm_name is not a text',
  );
  expect(read({ ram_usage: 1.5 })).toThrow('ram_usage is not an integer');
  expect(read({ core_liquid_balance: '<script>' })).toThrow(BadAnswerError);
  expect(read({ created: 'yesterday' })).toThrow('created is not a time');
});

interface Raw {
  core_liquid_balance?: string;
  cpu_weight: number | string;
  net_weight: number | string;
  cpu_limit: { max: number | string };
  ram_usage: number;
  total_resources: { cpu_weight: string; net_weight: string } | null;
  voter_info: { staked: number | string; producers: string[] } | null;
  permissions: {
    perm_name: string;
    linked_actions: { account: string; action?: string }[];
    required_auth: {
      threshold: number;
      keys: { key: string; weight: number }[];
      accounts: { permission: { actor: string; permission: string }; weight: number }[];
      waits: { wait_sec: number; weight: number }[];
    };
  }[];
}

test.each([
  ['a stake in two tokens', (raw: Amounts) => (raw.self_delegated_bandwidth!.net_weight = '1.0000 FAKE')],
  [
    'a stake whose sum is out of range',
    (raw: Amounts) => {
      raw.total_resources!.cpu_weight = '461168601842738.7903 EOS';
      raw.total_resources!.net_weight = '461168601842738.7903 EOS';
    },
  ],
  ['a balance in another token than the stake', (raw: Amounts) => (raw.core_liquid_balance = '1.000 EOS')],
])('%s is a bad answer, not an exception of the page that adds it', (_title, change) => {
  const { responseText } = answers.find((exchange) => exchange.id === 'get_account.alice')!;
  const raw = JSON.parse(responseText) as Amounts;
  change(raw);
  expect(() => readAccount(new Field(raw), rules)).toThrow(BadAnswerError);
});

interface Amounts {
  core_liquid_balance: string;
  total_resources: { cpu_weight: string; net_weight: string } | null;
  self_delegated_bandwidth: { cpu_weight: string; net_weight: string } | null;
}
