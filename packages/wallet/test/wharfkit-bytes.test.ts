import { toHex } from '@antescope/codec/bytes/bytes';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LayoutName, shippedLayout, standardLayouts } from '../src/layouts/shipped-layouts.ts';
import { type ActionInput, newDraft, runSteps } from '../src/transact/draft.ts';
import { encodeActions } from '../src/transact/encode-actions.ts';
import { tieToChain } from '../src/transact/reference-block.ts';
import { type DevnetChain, startDevnetChain, transactOptions } from './devnet-chain.ts';

let chain: DevnetChain;

beforeAll(async () => {
  chain = await startDevnetChain('bytes of other libraries');
});

afterAll(() => chain.devnet.stop());

const level = { actor: 'alice', permission: 'active' };
const authority = (account: string) => ({
  threshold: 2,
  keys: [{ key: chain.publicKey('alice'), weight: 1 }],
  accounts: [{ permission: { actor: account, permission: 'active' }, weight: 1 }],
  waits: [{ wait_sec: 3600, weight: 1 }],
});

/** A value of each type that the layouts use, as tools write it. */
function exampleOf(type: string, field: string): unknown {
  const examples: Record<string, () => unknown> = {
    name: () => (field === 'code' ? 'eosio.token' : 'alice'),
    asset: () => (field === 'rex' ? '12.3456 REX' : '1.5000 EOS'),
    string: () => 'memo with ünïcode, "quotes" and 漢字',
    symbol: () => '4,EOS',
    bool: () => true,
    bytes: () => '00ff10',
    checksum256: () => 'ab'.repeat(32),
    public_key: () => chain.publicKey('bob'),
    authority: () => authority('bob'),
    permission_level: () => level,
    'permission_level[]': () => [level, { actor: 'bob', permission: 'owner' }],
    'name[]': () => ['alice', 'bob'],
    uint8: () => 0,
    uint16: () => 65_535,
    uint32: () => 4_294_967_295,
    int64: () => '9007199254740993',
    uint64: () => '18446744073709551615',
    transaction: () => ({
      expiration: '2030-01-02T03:04:05',
      ref_block_num: 1,
      ref_block_prefix: 2,
      max_net_usage_words: 300,
      max_cpu_usage_ms: 4,
      delay_sec: 500,
      context_free_actions: [],
      actions: [{ account: 'eosio.token', name: 'transfer', authorization: [level], data: '0011' }],
      transaction_extensions: [],
    }),
  };
  const optional = type.endsWith('?') || type.endsWith('$');
  const example = examples[optional ? type.slice(0, -1) : type];
  if (example === undefined) throw new Error(`No example of ${type}`);
  return example();
}

function actionsOf(contract: string, layout: LayoutName): ActionInput[] {
  const { structs, actions } = shippedLayout(layout).abi;
  return actions.map(({ name, type }) => {
    const fields = structs.find((struct) => struct.name === type)!.fields;
    const data = Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.type, field.name)]));
    return { account: contract, name, authorization: [level], data };
  });
}

test('every action of the standard contracts has the bytes and digest of @wharfkit/session', async () => {
  const { chainId, api } = chain.devnet;
  const session = new Session(
    {
      chain: { id: chainId, url: api },
      ...level,
      walletPlugin: new WalletPluginPrivateKey(chain.privateKey('alice')),
    },
    { fetch },
  );
  const layouts = standardLayouts('eosio');
  const context = { ...chain.context, systemAccount: 'eosio', layouts, session: null, provider: null };
  const inputs = Object.entries(layouts).flatMap(([contract, layout]) => actionsOf(contract, layout));
  const known = new Set<string>();
  for (const contract of Object.keys(layouts)) {
    const abi = await chain.context.abi(contract);
    for (const { name } of inputs) if (abi?.actionType(name) !== undefined) known.add(`${contract}::${name}`);
  }
  const compared = inputs.filter(({ account, name }) => known.has(`${account}::${name}`));
  expect(inputs.length - compared.length, 'actions that the devnet lacks').toBeLessThanOrEqual(2);
  for (const input of compared) {
    const { transaction, packed } = await runSteps(
      newDraft([input], transactOptions),
      [encodeActions, tieToChain],
      context,
    );
    const theirs = await session.transact(
      { transaction: { ...transaction!, actions: [input] } as never },
      { broadcast: false },
    );
    const name = `${input.account}::${input.name}`;
    expect(toHex(theirs.resolved!.serializedTransaction), name).toBe(toHex(packed!));
    expect(String(theirs.resolved!.signingDigest), name).toBe(toHex(signingDigest(chainId, packed!)));
  }
});
