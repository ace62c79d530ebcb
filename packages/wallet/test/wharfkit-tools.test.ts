import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi } from '@antescope/codec/abi/compile';
import { toHex } from '@antescope/codec/bytes/bytes';
import { formatWif } from '@antescope/codec/keys/private-key';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { contracts } from '@antescope/devnet/registry';
import { devKey } from '@antescope/devnet/story/keys';
import { ABI, Serializer } from '@wharfkit/antelope';
import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { expect, test } from 'vitest';
import { actionsOf, exampleForms, exportedTools } from '../../../fixtures/example-forms.ts';
import { dexFacts, xprStakeFacts } from '../../../fixtures/tool-facts.ts';
import { standardLayouts } from '../src/layouts/shipped-layouts.ts';
import { claimAirgrab } from '../src/tools/airgrab.ts';
import { cancelOrder, withdrawDeposits } from '../src/tools/dex/dex-account.ts';
import type { DexOrderFacts } from '../src/tools/dex/dex-market.ts';
import { limitOrder, marketOrder, stopOrder } from '../src/tools/dex/dex-order.ts';
import type { Tool } from '../src/tools/define-tool.ts';
import type { FioFacts } from '../src/tools/fio/fio-facts.ts';
import * as fioNames from '../src/tools/fio/fio-names.ts';
import { sendFio, stakeFio, unstakeFio } from '../src/tools/fio/fio-tokens.ts';
import { registerFioProxy, unregisterFioProxy, voteFioProducers, voteFioProxy } from '../src/tools/fio/fio-votes.ts';
import { claimGenesis, claimVoterRewards, type GbmFacts } from '../src/tools/gbm-rewards.ts';
import { claimLongStake, type LongStakeFacts, startLongStake } from '../src/tools/long-stake.ts';
import { nftText, type NftTransferFacts, transferNfts } from '../src/tools/nft-transfer.ts';
import { swapTokens } from '../src/tools/swap.ts';
import type { ToolChain } from '../src/tools/tool-chain.ts';
import { claimXpr, refundXpr, restakeXpr, stakeXpr, unstakeXpr, type XprStakeFacts } from '../src/tools/xpr-stake.ts';
import { type ActionInput, newDraft, runSteps, type TransactContext } from '../src/transact/draft.ts';
import { encodeActions } from '../src/transact/encode-actions.ts';
import { tieToChain } from '../src/transact/reference-block.ts';
import { transactOptions } from './devnet-chain.ts';

const alice = { actor: 'alice', permission: 'active' };

/** The contracts of a chain, by account, from the devnet. */
const contractsOf: Record<string, Record<string, string>> = {
  fio: {
    eosio: 'fio-system',
    'fio.address': 'fio-address',
    'fio.token': 'fio-token',
    'fio.staking': 'fio-staking',
  },
  proton: {
    eosio: 'system-xpr',
    'eosio.token': 'token',
    'eosio.proton': 'eosio.proton',
    xtokens: 'token',
    dex: 'dex',
    longstaking: 'longstaking',
  },
  eos: {
    eosio: 'system',
    'eosio.token': 'token',
    'eosio.msig': 'msig',
    accountinfo1: 'accountinfo',
    regproxyinfo: 'regproxyinfo',
    grabclaim111: 'airgrab',
    grabgrab1111: 'airgrab',
    grabopen1111: 'token',
  },
  wax: { eosio: 'system-wax', atomicassets: 'atomicassets', simpleassets: 'simpleassets' },
};

const read = <Facts>(key: string, tool: Tool<Facts>, input: Record<string, string>, facts: Facts): ActionInput[] => {
  const { features, ...rest } = publicChain(chainByKey(key));
  // Operators turn these on.
  const chain: ToolChain = {
    ...rest,
    features: { ...features, crossChain: key === 'proton', airgrabs: key === 'eos' },
  };
  expect(tool.gate(chain), tool.id).toBe(true);
  const reading = tool.read({ ...tool.initial, ...input }, { chain, facts });
  if (!reading.ok) throw new Error(`${tool.id}: ${JSON.stringify(reading.faults)}`);
  return [...reading.act.actions(alice)];
};

function abisOf(key: string) {
  return new Map(
    Object.entries(contractsOf[key]!).map(([account, name]) => {
      const { abi } = contracts.get(name)!;
      return [account, { compiled: compileAbi(abi), theirs: Serializer.decode({ data: encodeAbi(abi), type: ABI }) }];
    }),
  );
}

/** Our bytes of the actions of one tool, and those of the library, which gets the same reference block. */
async function compare(key: string, actions: readonly ActionInput[]): Promise<void> {
  const chainId = chainByKey(key).chainId!;
  const abis = abisOf(key);
  const context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    layouts: key === 'fio' ? {} : standardLayouts('eosio'),
    session: null,
    provider: null,
    abi: async (account) => abis.get(account)?.compiled ?? null,
    call: async (path) =>
      path === '/v1/chain/get_info'
        ? {
            head_block_num: 1000,
            head_block_time: '2026-11-21T03:20:00.500',
            last_irreversible_block_num: 900,
            last_irreversible_block_id: `00000384${'5a'.repeat(28)}`,
          }
        : Promise.reject(new Error(`${path} in a test without a node`)),
  };
  const steps = [encodeActions, tieToChain];
  const { transaction, packed } = await runSteps(newDraft(actions, transactOptions), steps, context);
  const session = new Session(
    {
      chain: { id: chainId, url: 'http://127.0.0.1:9' },
      ...alice,
      walletPlugin: new WalletPluginPrivateKey(formatWif(devKey('antescope', 'alice'))),
    },
    { fetch: () => Promise.reject(new Error('A request in a test without a node')) },
  );
  const theirs = await session.transact(
    { transaction: { ...transaction!, actions } as never },
    { broadcast: false, abis: [...abis].map(([account, { theirs: abi }]) => ({ account, abi })) },
  );
  const names = actions.map(({ account, name }) => `${account}::${name}`).join(' ');
  expect(toHex(theirs.resolved!.serializedTransaction), names).toBe(toHex(packed!));
  expect(String(theirs.resolved!.signingDigest), names).toBe(toHex(signingDigest(chainId, packed!)));
}

const fioKey = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
const fioFacts: FioFacts = {
  fees: new Map([['transfer_tokens_pub_key', { amount: 100_000_000n, bundled: false }]]),
  own: {
    available: 9_007_199_254_740_993n,
    staked: 5_000_000_000n,
    addresses: [{ name: 'alice@edge', bundles: 10n }],
    domains: [{ name: 'edge', isPublic: true }],
  },
  registered: new Map([['edge', true]]),
  keys: new Map([['bob@edge', fioKey]]),
  vote: null,
  isProxy: null,
};

const fioTools: [Tool<FioFacts>, Record<string, string>][] = [
  [fioNames.registerFioAddress, { address: 'new@edge' }],
  [fioNames.registerFioDomain, { domain: 'spring' }],
  [fioNames.renewFioAddress, {}],
  [fioNames.renewFioDomain, {}],
  [fioNames.addFioBundles, { sets: '2' }],
  [fioNames.transferFioAddress, { key: fioKey }],
  [fioNames.transferFioDomain, { key: fioKey }],
  [fioNames.setFioDomainPublic, {}],
  [fioNames.burnFioAddress, {}],
  [fioNames.mapFioNft, { chain: 'ETH', contract: '0x1', token: '5' }],
  // Above the integers of a double.
  [sendFio, { to: 'bob@edge', amount: '9007199.154740993' }],
  [stakeFio, { amount: '1.000000001' }],
  [unstakeFio, { amount: '1' }],
  [voteFioProxy, { proxy: 'bob@edge' }],
  [registerFioProxy, {}],
  [unregisterFioProxy, {}],
];

test('the tools of FIO have the bytes and digest of @wharfkit/session', async () => {
  // oxlint-disable-next-line no-await-in-loop -- the failing tool is named
  for (const [tool, input] of fioTools) await compare('fio', read('fio', tool, input, fioFacts));
  const producers = new Map([['bpa', 'bp@alpha']]);
  await compare('fio', read('fio', voteFioProducers, { producers: 'bpa' }, { ...fioFacts, producers }));
});

test('the tools of XPR staking have the bytes and digest of @wharfkit/session', async () => {
  for (const [tool, input] of [
    [stakeXpr, { amount: '10.5' }],
    [unstakeXpr, { amount: '50' }],
    [refundXpr, {}],
    [claimXpr, {}],
    [restakeXpr, {}],
  ] as [Tool<XprStakeFacts>, Record<string, string>][])
    // oxlint-disable-next-line no-await-in-loop -- the failing tool is named
    await compare('proton', read('proton', tool, input, xprStakeFacts));
  const long: LongStakeFacts = {
    liquid: 2_000_000n,
    plans: [{ index: '7', days: 365, label: '' }],
    ended: [{ index: '18446744073709551615', label: '' }],
  };
  await compare('proton', read('proton', startLongStake, { plan: '7', amount: '150' }, long));
  await compare('proton', read('proton', claimLongStake, { stake: '' }, long));
});

test('the tools of the DEX have the bytes and digest of @wharfkit/session', async () => {
  for (const [tool, input] of [
    [limitOrder, { side: 'buy', price: '0.0033', pay: '10', fill: 'post-only' }],
    [limitOrder, { side: 'sell', price: '0.0033', pay: '1500', fill: 'immediate' }],
    [marketOrder, { side: 'sell', pay: '1500', slippage: '1' }],
    [stopOrder, { kind: 'stop-loss', side: 'sell', trigger: '0.003', price: '0.0029', pay: '1000' }],
    [stopOrder, { kind: 'take-profit', side: 'buy', trigger: '0.004', price: '0.0041', pay: '10' }],
  ] as [Tool<DexOrderFacts>, Record<string, string>][])
    // oxlint-disable-next-line no-await-in-loop -- the failing tool is named
    await compare('proton', read('proton', tool, input, dexFacts));
  const orders = [{ id: '9007199254740993', label: '' }];
  await compare('proton', read('proton', cancelOrder, { order: '' }, { orders }));
  await compare('proton', read('proton', withdrawDeposits, {}, {}));
});

test('swaps and airgrabs have the bytes and digest of @wharfkit/session', async () => {
  const offer = { token: 'b1946ac92492d2347c6235b4d2611184', receives: '7.69 XUSDC', account: 'xswap', expired: false };
  const held = { contract: 'eosio.token', quantity: '9007199254740.9931 XPR', looksLike: null, spam: false };
  await compare(
    'proton',
    read(
      'proton',
      swapTokens,
      { amount: '9007199254740.9931', to: 'XUSDC' },
      {
        tokens: [held],
        symbols: ['XPR', 'XUSDC'],
        offer: { key: '9007199254740.9931 XPR XUSDC', ...offer },
        refusal: null,
      },
    ),
  );
  const texts = { name: 'Grab', logo: null, website: null };
  const grab = { contract: 'grabclaim111', code: 'GRAB', precision: 4, ...texts };
  const freeRam = 1000n;
  for (const method of ['claim', 'signup'] as const)
    // oxlint-disable-next-line no-await-in-loop -- the failing tool is named
    await compare('eos', read('eos', claimAirgrab, {}, { tokens: [{ ...grab, method }], freeRam }));
  const opened = { ...grab, contract: 'grabopen1111', method: 'open' as const };
  await compare('eos', read('eos', claimAirgrab, {}, { tokens: [opened], freeRam }));
});

test('transfers of NFTs of both standards and the rewards of WAX have them, too', async () => {
  const nft = (contract: 'atomicassets' | 'simpleassets', id: string) => ({ id, contract, name: id, backed: [] });
  const owned = [
    nft('atomicassets', '1099511627776'),
    nft('atomicassets', '18446744073709551615'),
    nft('simpleassets', '100000000000001'),
  ];
  const facts: NftTransferFacts = { actor: 'alice', owned };
  const input = { assets: owned.map(nftText).join(' '), to: 'bob', memo: 'ünïcode, "quotes" and 漢字' };
  await compare('wax', read('wax', transferNfts, input, facts));
  const rewards: GbmFacts = { unclaimed: '1.00000000 WAX', reward: '1.00000000 WAX' };
  await compare('wax', read('wax', claimGenesis, {}, rewards));
  await compare('wax', read('wax', claimVoterRewards, {}, rewards));
});

test('every tool of the wallet is compared', () => {
  const names = exportedTools();
  expect(names.length).toBeGreaterThan(70);
  expect(names.filter((name) => !exampleForms.has(name))).toEqual([]);
});

test.each([...exampleForms])('%s has the bytes and digest of @wharfkit/session', async (_name, forms) => {
  // oxlint-disable-next-line no-await-in-loop -- the failing form is named
  for (const form of forms) await compare(form.chain.key, actionsOf(form));
});
