import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import * as accountInfo from '@antescope/wallet/tools/account-info';
import * as airgrab from '@antescope/wallet/tools/airgrab';
import * as cancelDelayed from '@antescope/wallet/tools/cancel-delayed';
import * as changeKeys from '@antescope/wallet/tools/change-keys';
import { readAbiFile, readWasmFile } from '@antescope/wallet/tools/contract-file';
import * as createAccount from '@antescope/wallet/tools/create-account';
import type { Tool } from '@antescope/wallet/tools/define-tool';
import * as dexAccount from '@antescope/wallet/tools/dex/dex-account';
import * as dexOrder from '@antescope/wallet/tools/dex/dex-order';
import type { FioFacts } from '@antescope/wallet/tools/fio/fio-facts';
import * as fioNames from '@antescope/wallet/tools/fio/fio-names';
import * as fioTokens from '@antescope/wallet/tools/fio/fio-tokens';
import * as fioVotes from '@antescope/wallet/tools/fio/fio-votes';
import * as gbm from '@antescope/wallet/tools/gbm-rewards';
import * as linkPermission from '@antescope/wallet/tools/link-permission';
import * as longStake from '@antescope/wallet/tools/long-stake';
import * as multiTransfer from '@antescope/wallet/tools/multi-transfer';
import * as multisig from '@antescope/wallet/tools/multisig';
import * as nameBid from '@antescope/wallet/tools/name-bid';
import * as nftTransfer from '@antescope/wallet/tools/nft-transfer';
import * as permission from '@antescope/wallet/tools/permission';
import * as powerup from '@antescope/wallet/tools/powerup';
import * as propose from '@antescope/wallet/tools/propose';
import * as proxy from '@antescope/wallet/tools/proxy';
import * as ram from '@antescope/wallet/tools/ram';
import * as rex from '@antescope/wallet/tools/rex';
import * as safeMode from '@antescope/wallet/tools/safe-mode';
import * as setContract from '@antescope/wallet/tools/set-contract';
import * as stake from '@antescope/wallet/tools/stake';
import * as swap from '@antescope/wallet/tools/swap';
import * as transfer from '@antescope/wallet/tools/transfer';
import * as vote from '@antescope/wallet/tools/vote';
import * as xprStake from '@antescope/wallet/tools/xpr-stake';
import { expect, test } from 'vitest';
import { furtherSentenceOf } from '../further/registry.ts';
import { sentenceOf } from '../sentences/registry.ts';
import { strings } from './strings/en.ts';

const alice = { actor: 'alice', permission: 'active' };
const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const fioKey = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
const authority = { threshold: 1, keys: [{ key, legacy: null, weight: 1 }], accounts: [], waits: [] };
const permissions = {
  actor: 'alice',
  signer: 'owner',
  permissions: [
    { name: 'owner', parent: null, authority, linked: [] },
    { name: 'active', parent: 'owner', authority, linked: [] },
    { name: 'pay', parent: 'active', authority, linked: [{ contract: 'eosio.token', action: 'transfer' }] },
  ],
};
const held = { contract: 'eosio.token', quantity: '10.0000 EOS', looksLike: null, spam: false };
const market = { base: '30000000000 RAM', quote: '1000000.0000 EOS' };
const staked = {
  actor: 'alice',
  liquid: '100.0000 EOS',
  stakes: [{ to: 'alice', cpu: '10.0000 EOS', net: '10.0000 EOS' }],
  refund: { cpu: '1.0000 EOS', net: '1.0000 EOS', available: '2020-01-01T00:00:00Z' },
};
const loans: rex.RexFacts = { pool: null, stake: { cpu: '10.0000 EOS', net: '10.0000 EOS' } };
const created = { name: 'lighthouse11', owner: key };
const proposal = {
  proposer: 'bob',
  name: 'pay',
  hash: 'ab'.repeat(32),
  pending: [alice],
  approved: [alice],
  approvals: 1,
};
const pay = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [],
  data: 'c0ffee',
  decoded: null,
  level: alice,
};
const fio: FioFacts = {
  fees: new Map([['transfer_tokens_pub_key', { amount: 1n, bundled: false }]]),
  own: {
    available: 9_000_000_000_000n,
    staked: 5_000_000_000n,
    addresses: [{ name: 'alice@edge', bundles: 10n }],
    domains: [{ name: 'edge', isPublic: true }],
  },
  registered: new Map([['edge', true]]),
  keys: new Map([['bob@edge', fioKey]]),
  vote: null,
  isProxy: null,
};
const xpr: xprStake.XprStakeFacts = {
  liquid: 1_000_000n,
  unstakePeriod: 86_400,
  stake: { staked: 500_000n, claimable: 1234n, claimableFrom: 0, refund: { units: 20_000n, available: 5 } },
};
const book: Parameters<typeof dexOrder.limitOrder.read>[1]['facts'] = {
  marketId: 5,
  bid: { code: 'XPR', precision: 4, contract: 'eosio.token' },
  ask: { code: 'XUSDC', precision: 6, contract: 'xtokens' },
  makerFee: '0.001',
  takerFee: '0.002',
  stakedXpr: null,
  orderMin: 1_000_000n,
  takesOrders: true,
  takesStops: true,
  balances: { bid: 20_000_000n, ask: 50_000_000n },
  book: {
    bids: [{ price: 3000n, bid: 90_000_000n, ask: 27_000_000n }],
    asks: [{ price: 3300n, bid: 100_000_000n, ask: 33_000_000n }],
  },
};
const resource = {
  weight: '2333333333333',
  weightRatio: '300000000000000',
  assumedStakeWeight: '1000000000000',
  initialWeightRatio: '300000000000000',
  targetWeightRatio: '10000000000000',
  initialTime: '2026-11-20T00:00:00.000Z',
  targetTime: '2027-02-18T00:00:00.000Z',
  exponent: '2',
  decaySeconds: 86_400,
  minPrice: '0.0000 EOS',
  maxPrice: '1000000.0000 EOS',
  utilization: '0',
  adjustedUtilization: '0',
  utilizationTime: '2026-11-20T00:00:00.000Z',
};
const sold: powerup.PowerUpFacts = {
  state: { net: resource, cpu: resource, days: 1, minFee: '0.0001 EOS' },
  sample: { cpu: { max: '1000000', weight: '1000000000' }, net: { max: '2000', weight: '1000' } },
  now: Date.parse('2026-11-20T00:00:00Z') / 1000,
  liquid: '1000.0000 EOS',
};
const nfts = [{ id: '1099511627776', contract: 'atomicassets' as const, name: 'One', backed: [] }];
const wasm = readWasmFile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
const abi = readAbiFile(new TextEncoder().encode('{"version":"eosio::abi/1.2"}'));
const quote = {
  tokens: [held],
  symbols: ['EOS', 'XPR'],
  offer: { key: '1.0000 EOS XPR', token: 'accepted', receives: '9.0000 XPR', account: 'swapper', expired: false },
  refusal: null,
};

type Entry = [
  chain: string | ReturnType<typeof chainByKey>,
  tool: Tool<never>,
  facts: unknown,
  input?: Record<string, string>,
];
const grab = (method: 'claim' | 'open' | 'signup') => ({
  tokens: [{ contract: 'grabgrab1111', code: 'GRAB', precision: 4, method }],
  freeRam: null,
});

const fields = { account: 'account', name: 'name', avatar: 'avatar', about: 'about', website: 'website' };
const withProfiles = {
  ...chainByKey('eos'),
  accountInfo: { contract: 'accountinfo1', action: 'set', table: 'profiles', fields },
};

const entries: Record<string, Entry | Entry[]> = {
  setProfile: [withProfiles, accountInfo.setProfile, { present: null }, { name: 'Alice' }],
  claimAirgrab: (['claim', 'open', 'signup'] as const).map((method): Entry => [
    'eos',
    airgrab.claimAirgrab,
    grab(method),
  ]),
  cancelDelayed: ['eos', cancelDelayed.cancelDelayed, { actor: 'alice' }, { id: 'ab'.repeat(32) }],
  changeKeys: ['eos', changeKeys.changeKeys, permissions, { active: fioKey.replace('FIO', 'EOS') }],
  createAccount: ['eos', createAccount.createAccount, undefined, created],
  createAccountAdvanced: [
    'eos',
    createAccount.createAccountAdvanced,
    undefined,
    { name: created.name, owner: `${key} 1`, active: `${key} 1` },
  ],
  createXprAccount: ['proton', createAccount.createXprAccount, undefined, created],
  limitOrder: ['proton', dexOrder.limitOrder, book, { side: 'buy', price: '0.0033', pay: '10' }],
  marketOrder: ['proton', dexOrder.marketOrder, book, { side: 'sell', pay: '1500', slippage: '1' }],
  stopOrder: ['proton', dexOrder.stopOrder, book, { side: 'sell', trigger: '0.003', price: '0.0029', pay: '1000' }],
  cancelOrder: ['proton', dexAccount.cancelOrder, { orders: [{ id: '9', label: '' }] }],
  withdrawDeposits: ['proton', dexAccount.withdrawDeposits, {}],
  registerFioAddress: ['fio', fioNames.registerFioAddress, fio, { address: 'new@edge' }],
  registerFioDomain: ['fio', fioNames.registerFioDomain, fio, { domain: 'spring' }],
  renewFioAddress: ['fio', fioNames.renewFioAddress, fio],
  renewFioDomain: ['fio', fioNames.renewFioDomain, fio],
  addFioBundles: ['fio', fioNames.addFioBundles, fio, { sets: '2' }],
  transferFioAddress: ['fio', fioNames.transferFioAddress, fio, { key: fioKey }],
  transferFioDomain: ['fio', fioNames.transferFioDomain, fio, { key: fioKey }],
  setFioDomainPublic: ['fio', fioNames.setFioDomainPublic, fio],
  burnFioAddress: ['fio', fioNames.burnFioAddress, fio],
  mapFioNft: ['fio', fioNames.mapFioNft, fio, { chain: 'ETH', contract: '0x1', token: '5' }],
  sendFio: ['fio', fioTokens.sendFio, fio, { to: 'bob@edge', amount: '1' }],
  stakeFio: ['fio', fioTokens.stakeFio, fio, { amount: '1' }],
  unstakeFio: ['fio', fioTokens.unstakeFio, fio, { amount: '1' }],
  voteFioProducers: [
    'fio',
    fioVotes.voteFioProducers,
    { ...fio, producers: new Map([['bpa', 'bp@a']]) },
    { producers: 'bpa' },
  ],
  voteFioProxy: ['fio', fioVotes.voteFioProxy, fio, { proxy: 'bob@edge' }],
  registerFioProxy: ['fio', fioVotes.registerFioProxy, fio],
  unregisterFioProxy: ['fio', fioVotes.unregisterFioProxy, fio],
  claimGenesis: ['wax', gbm.claimGenesis, { unclaimed: '1.00000000 WAX', reward: '1.00000000 WAX' }],
  claimVoterRewards: ['wax', gbm.claimVoterRewards, { unclaimed: '1.00000000 WAX', reward: '1.00000000 WAX' }],
  linkPermission: [
    'eos',
    linkPermission.linkPermission,
    permissions,
    { permission: 'pay', contract: 'game', action: 'play' },
  ],
  unlinkPermission: ['eos', linkPermission.unlinkPermission, permissions],
  startLongStake: [
    'proton',
    longStake.startLongStake,
    { liquid: 2_000_000n, plans: [{ index: '7', days: 365, label: '' }], ended: [] },
    { plan: '7', amount: '150' },
  ],
  claimLongStake: ['proton', longStake.claimLongStake, { liquid: 2n, plans: [], ended: [{ index: '7', label: '' }] }],
  transferToMany: ['eos', multiTransfer.transferToMany, { tokens: [held] }, { lines: 'bob,1', token: '' }],
  approveProposal: ['eos', multisig.approveProposal, { ...proposal, approved: [] }],
  unapproveProposal: ['eos', multisig.unapproveProposal, proposal],
  executeProposal: ['eos', multisig.executeProposal, proposal],
  cancelProposal: ['eos', multisig.cancelProposal, proposal],
  nameBid: [
    'eos',
    nameBid.nameBid,
    { liquid: '10.0000 EOS', highest: new Map(), complete: true },
    { name: 'tower', amount: '1' },
  ],
  transferNfts: [
    'wax',
    nftTransfer.transferNfts,
    { actor: 'alice', owned: nfts },
    { assets: nftTransfer.nftText(nfts[0]!), to: 'bob' },
  ],
  updatePermission: [
    'eos',
    permission.updatePermission,
    permissions,
    { permission: 'claim', parent: 'active', threshold: '1', members: `${key} 1` },
  ],
  deletePermission: ['eos', permission.deletePermission, permissions, { target: 'pay' }],
  powerUp: ['eos', powerup.powerUp, sold, { receiver: 'alice', cpu: '10', net: '1' }],
  proposeTransaction: [
    'eos',
    propose.proposeTransaction,
    { actions: [pay], needed: [alice], requested: null, now: Date.UTC(2026, 10, 23) },
    { name: 'payroll' },
  ],
  registerProxy: ['eos', proxy.registerProxy, { voter: null }],
  registerProxyWithInfo: ['eos', proxy.registerProxyWithInfo, { voter: null }, { name: 'Alice' }],
  unregisterProxy: ['eos', proxy.unregisterProxy, { voter: null }],
  buyRamByBytes: ['eos', ram.buyRamByBytes, market, { amount: '1000' }],
  buyRamByAmount: ['eos', ram.buyRamByAmount, market, { amount: '1' }],
  sellRamBytes: ['eos', ram.sellRamBytes, market, { amount: '1000' }],
  transferRam: ['eos', ram.transferRam, { actor: 'alice', free: null }, { to: 'bob', amount: '10' }],
  lendTokens: ['eos', rex.lendTokens, loans, { amount: '1' }],
  lendStake: ['eos', rex.lendStake, loans, { cpu: '1' }],
  sellRexTool: ['eos', rex.sellRexTool, loans, { rex: '1' }],
  withdrawRexFund: ['eos', rex.withdrawRexFund, loans, { amount: '1' }],
  updateRex: ['eos', rex.updateRex, loans],
  moveToSavings: ['eos', rex.moveToSavings, loans, { rex: '1' }],
  moveFromSavings: ['eos', rex.moveFromSavings, loans, { rex: '1' }],
  rentCpu: ['eos', rex.rentCpu, loans, { receiver: 'bob', amount: '1' }],
  rentNet: ['eos', rex.rentNet, loans, { receiver: 'bob', amount: '1' }],
  fundCpuLoan: ['eos', rex.fundCpuLoan, loans, { loan: '7', amount: '1' }],
  fundNetLoan: ['eos', rex.fundNetLoan, loans, { loan: '7', amount: '1' }],
  defundCpuLoan: ['eos', rex.defundCpuLoan, loans, { loan: '7', amount: '1' }],
  defundNetLoan: ['eos', rex.defundNetLoan, loans, { loan: '7', amount: '1' }],
  moveToSafe: ['eos', safeMode.moveToSafe, permissions, { safe: 'cold' }],
  addDelay: ['eos', safeMode.addDelay, permissions, { days: '1' }],
  setContract: ['eos', setContract.setContract, { wasm, abi, present: null, freeRam: null }],
  stake: ['eos', stake.stake, staked, { cpu: '1', net: '1' }],
  giveStake: ['eos', stake.giveStake, staked, { receiver: 'bob', cpu: '1', net: '1' }],
  unstake: ['eos', stake.unstake, staked, { cpu: '1', net: '1' }],
  claimRefund: ['eos', stake.claimRefund, staked],
  swapTokens: ['proton', swap.swapTokens, quote, { amount: '1', to: 'XPR' }],
  transfer: ['eos', transfer.transfer, { tokens: [held] }, { to: 'bob', amount: '1' }],
  voteProducers: ['eos', vote.voteProducers, { present: null }, { producers: 'bpa bpb' }],
  setProxy: ['eos', vote.setProxy, { present: null, idleProxies: [] }, { proxy: 'bob' }],
  stakeXpr: ['proton', xprStake.stakeXpr, xpr, { amount: '10.5' }],
  unstakeXpr: ['proton', xprStake.unstakeXpr, xpr, { amount: '50' }],
  refundXpr: ['proton', xprStake.refundXpr, xpr],
  claimXpr: ['proton', xprStake.claimXpr, xpr],
  restakeXpr: ['proton', xprStake.restakeXpr, xpr],
};

/** Names of all exported tools: definitions, and results of functions that make one. */
function exportedTools(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../../../../../packages/wallet/src/tools');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes('defineTool') || file === 'define-tool.ts') return [];
    return [...text.matchAll(/^export const (\w+) = (?:defineTool|[a-z]\w+\('[a-z]+')/gm)].map(([, name]) => name!);
  });
}

test('every tool of the wallet is in the list', () => {
  const names = exportedTools();
  expect(names.length).toBeGreaterThan(70);
  expect(names.filter((name) => !Object.hasOwn(entries, name))).toEqual([]);
});

test.each(Object.entries(entries))('the review of %s has a sentence for each action', (_name, listed) => {
  for (const [chainKey, tool, facts, input] of (Array.isArray(listed[0]) ? listed : [listed]) as Entry[]) {
    const config = typeof chainKey === 'string' ? chainByKey(chainKey) : chainKey;
    const chain = publicChain(config);
    const reading = tool.read({ ...tool.initial, ...input } as Record<string, string>, {
      chain,
      facts: facts as never,
    });
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    for (const { account, name, authorization, data } of reading.act.actions(alice)) {
      const action = { contract: account, name, data, authorization: [...authorization] };
      const sentence = sentenceOf(action, config) ?? furtherSentenceOf(action, config);
      expect(sentence, `${account}::${name}`).not.toBeNull();
      expect(strings).toHaveProperty(sentence!.template);
    }
  }
});
