import { parseAsset } from '@antescope/codec/chain/asset';
import { toHex } from '@antescope/codec/bytes/bytes';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { sha256 } from '@antescope/codec/bytes/hash';
import { describe, expect, test } from 'vitest';
import { tokenAbi } from '../../src/contracts/token/token-abi.ts';
import type {
  AbiHashRow,
  Global2Row,
  Global4Row,
  GlobalRow,
  NameBidRow,
  UserResourcesRow,
} from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const scene = new Stage(['alice', 'bob', 'shop']);
const system = (name: string, data: object, by = 'eosio') => systemAction(name, by, data);

describe('names of new accounts', () => {
  test.each([
    ['short ones are won in auctions', scene.newAccount('alice', 'short'), 'no active bid for name'],
    [
      'those with a dot belong to their suffix',
      scene.newAccount('alice', 'my.shop'),
      'only suffix may create this account',
    ],
  ])('%s', (_, action, message) => {
    expect(scene.refusal(action)).toBe(message);
  });

  test('a suffix makes its names; twelve characters are free; RAM is paid for by who needs it', () => {
    const bytes = (receiver: string) => system('buyrambytes', { payer: 'shop', receiver, bytes: 3000 }, 'shop');
    scene.push([scene.newAccount('shop', 'my.shop'), bytes('my.shop')]);
    scene.push([scene.newAccount('shop', 'twelvelength'), bytes('twelvelength')]);
    expect(scene.row<UserResourcesRow>('eosio', 'my.shop', 'userres', 'my.shop')!.ram_bytes).toBe(2989n);
    expect(scene.refusal(scene.newAccount('shop', 'withoutbytes'))).toMatch(
      /^account withoutbytes has insufficient ram; needs \d+ bytes has 0 bytes$/,
    );
  });
});

describe('auctions of short names', () => {
  const bid = (bidder: string, newname: string, amount: string) =>
    system('bidname', { bidder, newname, bid: amount }, bidder);

  test.each([
    ['a name with a dot', bid('alice', 'my.name', '1.0000 EOS'), 'you can only bid on top-level suffix'],
    ['no name', bid('alice', '', '1.0000 EOS'), 'the empty name is not a valid account name to bid on'],
    [
      'a name that is free',
      bid('alice', 'twelveletter', '1.0000 EOS'),
      'accounts with 12 character names and no dots can be created without bidding required',
    ],
    ['a name that is taken', bid('alice', 'bob', '1.0000 EOS'), 'account already exists'],
    ['another token', bid('alice', 'btc', '1.00 EOS'), 'asset must be system token'],
    ['nothing', bid('alice', 'btc', '0.0000 EOS'), 'insufficient bid'],
    ['a refund of nothing', system('bidrefund', { bidder: 'alice', newname: 'btc' }, 'alice'), 'refund not found'],
  ])('refuse %s', (_, action, message) => {
    expect(scene.refusal(action)).toBe(message);
  });

  test('the next bid is a tenth higher; who was ahead gets his back', () => {
    scene.push([bid('alice', 'btc', '10.0000 EOS')]);
    expect(scene.refusal(bid('bob', 'btc', '11.0000 EOS'))).toBe('must increase bid by 10%');
    expect(scene.refusal(bid('alice', 'btc', '12.0000 EOS'))).toBe('account is already highest bidder');
    scene.push([bid('bob', 'btc', '11.0001 EOS')]);
    expect(scene.row<NameBidRow>('eosio', 'eosio', 'namebids', 'btc')).toMatchObject({
      high_bidder: 'bob',
      high_bid: 110_001n,
    });
    const before = parseAsset(scene.balance('alice')!).units;
    scene.push([system('bidrefund', { bidder: 'alice', newname: 'btc' }, 'alice')]);
    expect(parseAsset(scene.balance('alice')!).units - before).toBe(100_000n);
    expect(scene.row('eosio', 'btc', 'bidrefunds', 'alice')).toBeNull();
  });
});

describe('settings of the system', () => {
  test.each([
    [
      'other permissions may not change them',
      system('setramrate', { bytes_per_block: 1 }, 'alice'),
      'missing authority of eosio',
    ],
    [
      'it is initialised once',
      system('init', { version: 0, core: '4,EOS' }),
      'system contract has already been initialized',
    ],
    ['in one version', system('init', { version: 1, core: '4,EOS' }), 'unsupported version for init action'],
    ['RAM only grows', system('setram', { max_ram_size: 1n }), 'ram may only be increased'],
    ['within reason', system('setram', { max_ram_size: 2n ** 51n }), 'ram size is unrealistic'],
    ['revisions count up', system('updtrevision', { revision: 3 }), 'can only increment revision by one'],
    [
      'as far as they are known',
      system('updtrevision', { revision: 2 }),
      'specified revision is not yet supported by the code',
    ],
    [
      'inflation is not negative',
      system('setinflation', { annual_rate: -1n, inflation_pay_factor: 10_000n, votepay_factor: 10_000n }),
      "annual_rate can't be negative",
    ],
    [
      'producers get no more than all of it',
      system('setpayfactor', { inflation_pay_factor: 9_999n, votepay_factor: 10_000n }),
      'inflation_pay_factor must not be less than 10000',
    ],
    [
      'rates end at one',
      system('setschedule', { start_time: '2030-01-01T00:00:00', continuous_rate: 1.5 }),
      "continuous_rate can't be over 100%",
    ],
    [
      'there is no schedule to take away',
      system('delschedule', { start_time: '2030-01-01T00:00:00' }),
      'schedule not found',
    ],
    ['nor one to execute', system('execschedule', {}), 'no schedule to execute'],
    [
      'limits are for accounts without stakes',
      system('setalimits', { account: 'alice', ram_bytes: 1n, net_weight: 1n, cpu_weight: 1n }),
      'only supports unlimited accounts',
    ],
  ])('%s', (_, action, message) => {
    expect(scene.refusal(action)).toBe(message);
  });

  test('more RAM comes with every block, and at once when it is set', () => {
    const global = () => scene.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
    const lastIncrease = () => scene.row<Global2Row>('eosio', 'eosio', 'global2', 'global2')!.last_ram_increase;
    scene.push([system('setramrate', { bytes_per_block: 100 })]);
    const before = global().max_ram_size;
    scene.later(5);
    scene.push([system('buyrambytes', { payer: 'alice', receiver: 'alice', bytes: 500 }, 'alice')]);
    // Eleven slots: ten until the block five seconds later, and the next one.
    expect(global().max_ram_size - before).toBe(1_100n);
    expect(lastIncrease()).toBe(scene.chain.head.time);
    scene.push([system('setram', { max_ram_size: 128n * 1024n ** 3n })]);
    expect(global().max_ram_size).toBe(128n * 1024n ** 3n);
  });

  test('a scheduled rate of inflation is taken over when its time has come', () => {
    const rate = () => scene.row<Global4Row>('eosio', 'eosio', 'global4', 'global4')!.continuous_rate;
    scene.push([system('setinflation', { annual_rate: 500n, inflation_pay_factor: 50_000n, votepay_factor: 40_000n })]);
    expect(rate()).toBe(Math.log1p(0.05));
    scene.push([system('setschedule', { start_time: '2026-11-21T01:00:00', continuous_rate: 0.02 })]);
    expect(scene.refusal(system('execschedule', {}))).toBe('no schedule to execute');
    scene.later(3700);
    scene.push([system('execschedule', {})]);
    expect(rate()).toBe(0.02);
  });

  test('parameters of the chain are the contract’s and the chain’s', () => {
    const { max_action_return_value_size: _, ...now } = scene.chain.state.database.config.configuration;
    const params = { ...now, max_transaction_lifetime: 1800, max_action_return_value_size: 512 };
    expect(scene.refusal(system('setparams', { params: { ...params, max_authority_depth: 2 } }))).toBe(
      'max_authority_depth should be at least 3',
    );
    scene.push([system('setparams', { params })]);
    expect(scene.chain.state.database.config.configuration).toMatchObject({
      max_transaction_lifetime: 1800,
      max_action_return_value_size: 512,
    });
    const { max_transaction_lifetime } = scene.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
    expect(max_transaction_lifetime).toBe(1800);
  });

  test('the hash of an ABI is kept', () => {
    const abi = encodeAbi(tokenAbi);
    scene.push([system('setabi', { account: 'bob', abi }, 'bob')]);
    expect(scene.row<AbiHashRow>('eosio', 'eosio', 'abihash', 'bob')).toEqual({
      owner: 'bob',
      hash: toHex(sha256(abi)),
    });
  });

  test('the last ten blocks are remembered', () => {
    for (let i = 0; i < 15; i++) scene.later(1);
    const heights = scene.rows<{ block_height: number }>('eosio', 'blockinfo').map(({ row }) => row.block_height);
    // The head block stores its parent.
    const last = scene.chain.head.number - 1;
    expect(heights.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => last - 9 + i));
  });
});
