import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { needsRecordings } from '../../../fixtures/recordings.ts';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { devKey } from '@antescope/devnet/story/keys';
import { authorityOf } from '../src/transact/new-authority.ts';
import { withConsequences } from '../src/transact/changed-permissions.ts';
import { accountAnswer, storyChain } from './story-chain.ts';
import { guard } from '../src/guard/guard.ts';
import { guardFacts } from '../src/guard/guard-facts.ts';
import type { GuardReads } from '../src/guard/guard-reads.ts';
import type { Preview, SignedAction } from '../src/transact/preview-facts.ts';

interface TracedAction {
  receiver: string;
  account: string;
  action: string;
  authorization: { account: string; permission: string }[];
  params?: { from: string; to: string; quantity: string; memo: string };
}

interface TracedBlock {
  timestamp: string;
  transactions: { actions: TracedAction[] }[];
}

/** Transfers of the core token that people signed, in order. */
function* recordedTransfers(folder: string): Generator<{ action: SignedAction; time: string }> {
  const lines = gunzipSync(readFileSync(join(folder, 'traceapi/blocks.ndjson.gz')))
    .toString()
    .split('\n');
  for (const line of lines.filter((each) => each !== '')) {
    const { timestamp, transactions } = JSON.parse(line) as TracedBlock;
    for (const { actions } of transactions) {
      const [first] = actions;
      if (first?.account !== 'eosio.token' || first.action !== 'transfer' || first.params === undefined) continue;
      if (first.params.from !== first.authorization[0]?.account) continue;
      const authorization = first.authorization.map(({ account, permission }) => ({ actor: account, permission }));
      const { account: contract, action: name, receiver, params: data } = first;
      yield { action: { contract, name, receiver, data, inline: false, authorization, carried: [] }, time: timestamp };
    }
  }
}

const chain = { key: 'local', systemDomain: 'eosio', scamAccounts: [], ownAccounts: [] };

needsRecordings('the guard on recorded transfers', (folder) => {
  test('nothing is found in a thousand ordinary transfers, and little in first ones', async () => {
    const contacts = new Map<string, string[]>();
    const found: string[][] = [];
    const more: string[][] = [];
    let ordinary = 0;
    let firsts = 0;
    for (const { action, time } of recordedTransfers(folder)) {
      if (ordinary === 1000) break;
      const { from, to, memo } = action.data as { from: string; to: string; memo: string };
      // A deposit without memo is what the guard is there to find.
      if (to === 'exchange1111' && memo.trim() === '') continue;
      const earlier = contacts.get(from) ?? [];
      const reads: GuardReads = {
        recentContacts: async () => earlier.slice(0, 100),
        hasSent: async () => earlier.includes(to),
        tokenMarks: async () => ({ looksLike: null, spam: false }),
        codeVersions: async () => null,
      };
      const created = '2026-11-21T00:00:00.000';
      const answer = { head_block_time: time.replace('Z', ''), last_code_update: created, created };
      // oxlint-disable-next-line no-await-in-loop -- contacts grow in the order of the chain
      const facts = await guardFacts([action], { call: async () => answer, systemAccount: 'eosio', guardReads: reads });
      const codes = guard({ ...empty, signed: [action], facts }, chain).map(({ code, args }) => [code, ...args]);
      if (earlier.includes(to)) {
        ordinary += 1;
        found.push(...codes);
      } else {
        firsts += 1;
        more.push(...codes.filter(([code]) => code !== 'first-contact'));
      }
      contacts.set(from, [to, ...earlier]);
    }
    expect(found).toEqual([]);
    // Two names in that many do look alike.
    expect(more.length).toBeLessThanOrEqual(firsts / 1000);
    expect(ordinary).toBe(1000);
    expect(firsts).toBeGreaterThan(1000);
  });
});

const empty: Preview = {
  source: 'dry-run',
  reason: null,
  failure: null,
  signed: [],
  insufficient: [],
  balances: [],
  ram: [],
  permissions: [],
  actions: [],
  facts: { recipients: [], tokens: [], changedCode: [] },
  cpuUs: null,
  netBytes: null,
};

test('changes of permissions as in the story: locked, handed over, shared, or fine', async () => {
  const story = storyChain('guard');
  const call = async (_path: string, body: unknown) =>
    accountAnswer(story, (body as { account_name: string }).account_name);
  const findings = async (actor: string, permission: string, auth: object): Promise<string[]> => {
    const authority = authorityOf({ threshold: 1, keys: [], accounts: [], waits: [], ...auth });
    const change = { account: actor, permission, change: 'set' as const, authority, dropped: [] };
    const permissions = await withConsequences([change], { call });
    return guard({ ...empty, permissions }, chain).map(({ code }) => code);
  };
  const key = (name: string) => ({ key: publicKeyOf(devKey('guard', name)), weight: 1 });
  const member = (actor: string, permission = 'active') => ({ permission: { actor, permission }, weight: 1 });
  const own = { keys: [key('carol')] };
  expect(await findings('carol', 'active', own)).toEqual([]);
  expect(await findings('carol', 'active', { ...own, accounts: [member('carol', 'eosio.code')] })).toEqual([]);
  expect(await findings('carol', 'active', { keys: [key('mallory')] })).toEqual(['permission-handed-over']);
  expect(await findings('carol', 'active', { ...own, accounts: [member('mallory')] })).toEqual(['permission-shared']);
  for (const dead of ['ringring111a', 'nullkey11111', 'eosio.null', 'chainlink11a', 'nobodyatall1'])
    expect(await findings('carol', 'active', { accounts: [member(dead)] }), dead).toEqual([
      'permission-locked',
      'permission-handed-over',
    ]);
  const members = ['alice', 'bob', 'carol', 'dave'].map((name) => member(name));
  expect(await findings('multisig1111', 'active', { threshold: 3, accounts: members })).toEqual([]);
  expect(await findings('multisig1111', 'active', { threshold: 5, accounts: members })).toEqual(['permission-locked']);
});
