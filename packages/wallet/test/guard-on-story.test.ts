import { chainByKey } from '@antescope/chains/config/registry';
import { toHex } from '@antescope/codec/bytes/bytes';
import { contractCode } from '@antescope/devnet/contract';
import { contracts } from '@antescope/devnet/registry';
import { people } from '@antescope/devnet/story/cast';
import { tokenMarks } from '@antescope/sources/token/token-marks';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FindingCode } from '../src/guard/finding.ts';
import { guard } from '../src/guard/guard.ts';
import type { GuardReads } from '../src/guard/guard-reads.ts';
import { LocalKeyProvider } from '../src/providers/local-key/provider.ts';
import type { ActionInput, TransactContext } from '../src/transact/draft.ts';
import { push } from '../src/transact/push.ts';
import { sign } from '../src/transact/sign.ts';
import { prepare } from '../src/transact/transact.ts';
import { until } from '../../../test-kit/until.ts';
import { type DevnetChain, startDevnetChain, transactOptions } from './devnet-chain.ts';

const local = chainByKey('local');
/** With the operator's list of spam. */
const tokens = { ...local.tokens, spam: ['spamtokens11'] };
const core = { contract: 'eosio.token', code: 'EOS' };
/** A name that passes for the exchange's, and a contract that gets other code; planted after the story. */
const lookAlike = 'exchange1l11';
const replaced = 'tethertether';

interface Sent {
  from: string;
  to: string;
  contract: string;
  quantity: string;
}

let chain: DevnetChain;
let context: TransactContext;
/** Transfers of the story in the order of the chain. */
let sent: Sent[];

beforeAll(async () => {
  chain = await startDevnetChain('guard on the story');
  await plant();
  const history = await readHistory(await headBlock());
  sent = history.transfers;
  context = {
    ...chain.context,
    systemAccount: 'eosio',
    session: null,
    provider: null,
    guardReads: readsOf(history),
  };
});

afterAll(() => chain.devnet.stop());

const active = (actor: string) => [{ actor, permission: 'active' }];

function transfer(from: string, to: string, quantity: string, contract = 'eosio.token', memo = 'rent'): ActionInput {
  return { account: contract, name: 'transfer', authorization: active(from), data: { from, to, quantity, memo } };
}

function native(name: string, actor: string, data: object): ActionInput {
  return { account: 'eosio', name, authorization: active(actor), data };
}

const keyOf = (owner: string) => ({
  threshold: 1,
  keys: [{ key: chain.publicKey(owner), weight: 1 }],
  accounts: [],
  waits: [],
});

const authorityOf = (parts: object) => ({ threshold: 1, keys: [], accounts: [], waits: [], ...parts });
const member = (actor: string) => ({ permission: { actor, permission: 'active' }, weight: 1 });
const setActive = (account: string, auth: object) =>
  native('updateauth', account, { account, permission: 'active', parent: 'owner', auth: authorityOf(auth) });

/** Code that its owner replaces on the last day, and an account that waits for typing errors. */
async function plant(): Promise<void> {
  const code = contractCode(contracts.get('cashback')!);
  await act('mallory', [
    native('newaccount', 'mallory', {
      creator: 'mallory',
      name: lookAlike,
      owner: keyOf('mallory'),
      active: keyOf('mallory'),
    }),
    native('buyrambytes', 'mallory', { payer: 'mallory', receiver: lookAlike, bytes: 4096 }),
  ]);
  await act(replaced, [native('setcode', replaced, { account: replaced, vmtype: 0, vmversion: 0, code })]);
  const pending = (await headBlock()) + 1;
  await until(async () => (await headBlock()) > pending);
}

async function act(actor: string, actions: ActionInput[]): Promise<void> {
  const provider = new LocalKeyProvider({ ...chain.context, storage: null, relay: null, walletLink: null });
  const level = { actor, permission: 'active' };
  const session = await provider.login({ privateKey: chain.privateKey(actor), level, passphrase: '' });
  const signing: TransactContext = { ...chain.context, systemAccount: 'eosio', session, provider };
  await push(await sign(await prepare(actions, transactOptions, signing), signing), signing);
}

interface History {
  transfers: Sent[];
  /** SHA-256 of the code that contracts had, oldest first. */
  code: Map<string, string[]>;
}

interface TracedBlock {
  transactions: { actions: { receiver: string; account: string; action: string; params?: Record<string, string> }[] }[];
}

async function headBlock(): Promise<number> {
  return ((await chain.context.call('/v1/chain/get_info', {})) as { head_block_num: number }).head_block_num;
}

/** All transfers and code of the chain, up to a block. */
async function readHistory(head: number): Promise<History> {
  const history: History = { transfers: [], code: new Map() };
  for (let number = 2; number <= head; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the chain
    const block = (await chain.context.call('/v1/trace_api/get_block', { block_num: number })) as TracedBlock;
    for (const { receiver, account, action, params } of block.transactions.flatMap(({ actions }) => actions)) {
      if (receiver !== account || params === undefined) continue;
      const { from, to, quantity, account: contract, code } = params;
      if (action === 'transfer' && from !== undefined && to !== undefined && quantity !== undefined)
        history.transfers.push({ from, to, quantity, contract: account });
      if (account === 'eosio' && action === 'setcode' && contract !== undefined && code !== undefined) {
        const hash = createHash('sha256').update(Buffer.from(code, 'hex')).digest('hex');
        history.code.set(contract, [...(history.code.get(contract) ?? []), hash]);
      }
    }
  }
  return history;
}

function readsOf({ transfers, code }: History): GuardReads {
  const contactsOf = (from: string) =>
    transfers
      .filter((each) => each.from === from)
      .map(({ to }) => to)
      .toReversed();
  return {
    recentContacts: async (from) => [...new Set(contactsOf(from).slice(0, 100))],
    hasSent: async (from, to) => contactsOf(from).includes(to),
    tokenMarks: async (_from, contract, symbol) => tokenMarks({ contract, code: symbol }, tokens, core),
    codeVersions: async (contract) => code.get(contract)?.toReversed() ?? null,
  };
}

/** A person whom the account never paid. */
function neverPaidBy(from: string): string {
  return people.find(({ name }) => name !== from && !sent.some((each) => each.from === from && each.to === name))!.name;
}

async function findings(...actions: ActionInput[]): Promise<FindingCode[]> {
  const { preview } = await prepare(actions, transactOptions, context);
  const rules = { key: 'local', systemDomain: 'eosio', scamAccounts: ['mallory'], ownAccounts: [] };
  return guard(preview!, rules).map(({ code }) => code);
}

const caught: Record<FindingCode, [name: string, actions: () => ActionInput[]][]> = {
  'scam-account': [
    ['a transfer to an account on the list', () => [transfer('alice', 'mallory', '1.0000 EOS')]],
    ['a permission for it', () => [setActive('carol', { ...keyOf('carol'), accounts: [member('mallory')] })]],
  ],
  'counterfeit-token': [
    ['EOS of another contract', () => [transfer('alice', 'bob', '1.0000 EOS', 'memetoken111')]],
    ['EOS of a contract with a similar name', () => [transfer('alice', 'bob', '1.0000 EOS', 'eosiotokens1')]],
    ['USDT of a contract with a similar name', () => [transfer('alice', 'bob', '1.0000 USDT', 'tethertethar')]],
  ],
  'spam-token': ['FREE', 'CLAIM', 'AIRDROP'].map((symbol) => [
    symbol,
    () => [transfer('alice', 'bob', `1.0000 ${symbol}`, 'spamtokens11')],
  ]),
  'look-alike-name': [
    ['the planted name', () => [transfer('alice', lookAlike, '1.0000 EOS')]],
    ['a name like one that was paid before', () => [transfer('spammer11111', 'al1ce', '0.0001 EOS')]],
  ],
  'exchange-without-memo': [
    ['no memo', () => [transfer('alice', 'exchange1111', '1.0000 EOS', 'eosio.token', '')]],
    ['spaces', () => [transfer('alice', 'exchange1111', '1.0000 EOS', 'eosio.token', '  ')]],
  ],
  'code-changed': [['code of today', () => [transfer('alice', 'bob', '1.0000 USDT', replaced)]]],
  'owner-in-use': [
    [
      'a transfer',
      () => [{ ...transfer('alice', 'bob', '1.0000 EOS'), authorization: [{ actor: 'alice', permission: 'owner' }] }],
    ],
  ],
  'most-of-balance': [['nearly all', () => [transfer('zoe', 'bob', '2500.0000 EOS')]]],
  'first-contact': [
    ["bob's first payment of an account", () => [transfer('bob', neverPaidBy('bob'), '1.0000 EOS')]],
    ["alice's first payment of an account", () => [transfer('alice', neverPaidBy('alice'), '1.0000 EOS')]],
  ],
  'permission-locked': ['ringring111a', 'nullkey11111', 'eosio.null', 'chainlink11a'].map((dead) => [
    `only ${dead}`,
    () => [setActive('carol', { accounts: [member(dead)] })],
  ]),
  'permission-handed-over': [["another account's key", () => [setActive('carol', keyOf('mallory'))]]],
  'permission-shared': [
    ['another account beside', () => [setActive('carol', { ...keyOf('carol'), accounts: [member('dave')] })]],
  ],
};

for (const [code, cases] of Object.entries(caught)) {
  test(`the guard catches every planted case: ${code}`, async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
    for (const [name, actions] of cases) expect(await findings(...actions()), name).toContain(code);
  });
}

test('planted transfers are caught within a proposal, too', async () => {
  const carried = transfer('alice', lookAlike, '1.0000 EOS', 'eosio.token', '');
  const abi = await context.abi('eosio.token');
  const data = toHex(abi!.encodeAction('transfer', carried.data));
  const trx = {
    expiration: '2100-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [{ ...carried, data }],
    transaction_extensions: [],
  };
  const propose = { proposer: 'alice', proposal_name: 'planted', requested: active('alice'), trx };
  const codes = await findings({
    account: 'eosio.msig',
    name: 'propose',
    authorization: active('alice'),
    data: propose,
  });
  expect(codes).toContain('look-alike-name');
});

test('transfers of the story once more are ordinary', async () => {
  const people = new Map<string, Sent>();
  for (const each of sent)
    if (each.contract === 'eosio.token' && !each.from.startsWith('eosio') && each.to !== 'mallory')
      people.set(`${each.from} ${each.to}`, each);
  expect(people.size).toBeGreaterThan(20);
  for (const { from, to } of people.values())
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
    expect(await findings(transfer(from, to, '0.0001 EOS')), `${from} ${to}`).toEqual([]);
});
