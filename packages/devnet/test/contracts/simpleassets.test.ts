import fc from 'fast-check';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { beforeAll, describe, expect, test } from 'vitest';
import { unitsOf } from '../../src/contracts/amount.ts';
import type { AssetRow, DelegateRow, FungibleRow, OfferRow } from '../../src/contracts/simpleassets/rows.ts';
import type { MoreDataRow } from '../../src/contracts/simpleassets/more-data.ts';
import type { RamPayerRow } from '../../src/contracts/simpleassets/ram-payers.ts';
import { simpleAssetsContract } from '../../src/contracts/simpleassets/simpleassets-contract.ts';
import { deploy, simpleAction, systemAction } from '../../src/story/actions.ts';
import { withCode } from './nft-stage.ts';
import { Stage } from './stage.ts';

const people = ['alice', 'bob', 'carol', 'dave'];
const first = 100_000_000_000_001n;

function simpleStage(): Stage {
  const stage = new Stage([...people, 'simpleassets']);
  const ram = { payer: 'simpleassets', receiver: 'simpleassets', bytes: 300_000 };
  stage.push([
    systemAction('buyrambytes', 'simpleassets', ram),
    ...deploy('simpleassets', simpleAssetsContract),
    ...withCode('simpleassets'),
  ]);
  stage.push([simpleAction('updatever', 'simpleassets', { version: '1.6.0' })]);
  return stage;
}

function create(owner: string, requireclaim = false, author = 'alice', name = 'create') {
  const text = { idata: '{"name":"Sword","img":"x"}', mdata: '{"level":1}' };
  return simpleAction(name, author, { author, category: 'weapons', owner, ...text, requireclaim });
}

const transfer = (from: string, to: string, ...assetids: bigint[]) =>
  simpleAction('transfer', from, { from, to, assetids, memo: '' });
const assetOf = (stage: Stage, owner: string, id: bigint) => stage.row<AssetRow>('simpleassets', owner, 'sassets', id);

describe('simple assets', () => {
  let stage: Stage;
  const offerOf = (id: bigint) => stage.row<OfferRow>('simpleassets', 'simpleassets', 'offers', id);
  beforeAll(() => {
    stage = simpleStage();
    stage.push([create('bob'), create('carol', true), create('bob'), create('bob')]);
  });

  test('are numbered from 10^14 on, in the scope of their owner; authors say who they are', () => {
    expect(assetOf(stage, 'bob', first)).toMatchObject({ owner: 'bob', author: 'alice', category: 'weapons' });
    const author = { author: 'alice', dappinfo: '{"name":"Game"}', fieldtypes: '{}', priorityimg: '["img"]' };
    stage.push([simpleAction('authorreg', 'alice', author)]);
    expect(stage.refusal(simpleAction('authorreg', 'alice', author))).toContain('already registered');
    expect(stage.row('simpleassets', 'simpleassets', 'authors', 'alice')).toEqual(author);
    const silent = { author: 'alice', dappinfo: '', fieldtypes: '', priorityimg: '' };
    stage.push([simpleAction('authorupdate', 'alice', silent)]);
    expect(stage.row('simpleassets', 'simpleassets', 'authors', 'alice')).toBeNull();
  });

  test('that have to be claimed stay with the author until they are, and then cost their owner', () => {
    expect(assetOf(stage, 'alice', first + 1n)).not.toBeNull();
    expect(offerOf(first + 1n)).toMatchObject({ owner: 'alice', offeredto: 'carol' });
    const claim = (claimer: string) => simpleAction('claim', claimer, { claimer, assetids: [first + 1n] });
    expect(stage.refusal(claim('bob'))).toBe('At least one of the assets has not been offered to you.');
    const ram = stage.ram('carol');
    stage.push([claim('carol')]);
    expect(assetOf(stage, 'carol', first + 1n)).toMatchObject({ owner: 'carol' });
    expect(stage.ram('carol')).toBeGreaterThan(ram);
  });

  test('cannot be given away while they are offered, and can when the offer is taken back', () => {
    const offered = { owner: 'bob', newowner: 'dave', assetids: [first], memo: 'for you' };
    stage.push([simpleAction('offer', 'bob', offered)]);
    expect(stage.refusal(transfer('bob', 'carol', first))).toContain('has been offered for a claim');
    stage.push([simpleAction('canceloffer', 'bob', { owner: 'bob', assetids: [first] })]);
    stage.push([transfer('bob', 'dave', first)]);
    expect(assetOf(stage, 'dave', first)).toMatchObject({ owner: 'dave' });
  });

  test('that are lent come back after the period, not before, and cannot be given away by who borrows them', () => {
    const lend = { owner: 'bob', to: 'carol', assetids: [first + 2n], period: 600n, redelegate: false, memo: '' };
    stage.push([simpleAction('delegate', 'bob', lend)]);
    const row = stage.row<DelegateRow>('simpleassets', 'simpleassets', 'delegates', first + 2n);
    expect(row).toMatchObject({ owner: 'bob', delegatedto: 'carol' });
    expect(stage.refusal(transfer('carol', 'dave', first + 2n))).toContain('is delegated');
    const back = simpleAction('undelegate', 'bob', { owner: 'bob', assetids: [first + 2n] });
    expect(stage.refusal(back)).toBe('Cannot undelegate until the PERIOD expires.');
    stage.later(700);
    stage.push([back]);
    expect(assetOf(stage, 'bob', first + 2n)).toMatchObject({ owner: 'bob' });
  });

  test('are changed by their author alone, put into others, and burnt', () => {
    const change = (author: string) =>
      simpleAction('update', author, { author, owner: 'bob', assetid: first + 2n, mdata: '{"level":2}' });
    expect(stage.refusal(change('dave'))).toBe('Only author can update asset.');
    stage.push([change('alice')]);
    const attach = { owner: 'bob', assetidc: first + 2n, assetids: [first + 3n] };
    stage.push([simpleAction('attach', 'alice', attach)]);
    expect(assetOf(stage, 'bob', first + 3n)).toBeNull();
    expect(assetOf(stage, 'bob', first + 2n)).toMatchObject({ mdata: '{"level":2}', container: [{ id: first + 3n }] });
    const burn = simpleAction('burn', 'bob', { owner: 'bob', assetids: [first + 2n], memo: '' });
    expect(stage.refusal(burn)).toContain('has attached assets');
    stage.push([simpleAction('detach', 'bob', attach)]);
    stage.push([burn]);
    expect([assetOf(stage, 'bob', first + 2n), assetOf(stage, 'bob', first + 3n) === null]).toEqual([null, false]);
  });

  test('that are bound have no transfer; unclaimed ones are taken back', () => {
    stage.push([create('bob', false, 'alice', 'createntt'), create('dave', true, 'alice', 'createntt')]);
    const bound = (owner: string, id: bigint) => stage.row('simpleassets', owner, 'snttassets', id);
    expect(bound('bob', first + 4n)).not.toBeNull();
    expect(bound('alice', first + 5n)).not.toBeNull();
    stage.push([simpleAction('cancelntto', 'alice', { author: 'alice', assetids: [first + 5n] })]);
    expect(bound('alice', first + 5n)).toBeNull();
    stage.push([simpleAction('burnntt', 'bob', { owner: 'bob', assetids: [first + 4n], memo: '' })]);
    expect(bound('bob', first + 4n)).toBeNull();
  });

  test('of a category that their author pays for cost their owners nothing, from the next one on', () => {
    const mine = (category: string) => {
      const text = { idata: '{"name":"Shield"}', mdata: '' };
      return simpleAction('create', 'alice', { author: 'alice', category, owner: 'bob', ...text, requireclaim: false });
    };
    const pay = (usearam: boolean) =>
      simpleAction('setarampayer', 'alice', { author: 'alice', category: 'shields', usearam });
    const row = () => stage.rows<RamPayerRow>('simpleassets', 'arampayers')[0]!.row;
    const ramOfMove = (id: bigint) => {
      const before = [stage.ram('alice'), stage.ram('bob')] as const;
      stage.push([transfer('bob', 'carol', id)]);
      return [stage.ram('alice') - before[0], stage.ram('bob') - before[1]].map(Number);
    };
    const at = stage.row<{ lnftid: bigint }>('simpleassets', 'simpleassets', 'global', 'global')!.lnftid;
    stage.push([mine('shields')]);
    expect(
      stage.refusal(simpleAction('setarampayer', 'bob', { author: 'alice', category: 'shields', usearam: true })),
    ).toBe('missing authority of alice');
    stage.push([pay(true)]);
    expect(row()).toMatchObject({ author: 'alice', category: 'shields', usearam: true, from_id: at + 1n });
    stage.push([mine('shields'), mine('swords')]);
    const [early, covered, other] = [ramOfMove(at + 1n), ramOfMove(at + 2n), ramOfMove(at + 3n)] as const;
    expect(early[1]).toBeGreaterThan(0);
    expect(covered).toEqual([0, 0]);
    expect(other[1]).toBeGreaterThan(0);
    stage.push([pay(false), mine('shields')]);
    expect(ramOfMove(at + 4n)[1]).toBeGreaterThan(0);
    const { id } = row();
    expect(stage.refusal(simpleAction('delarampayer', 'alice', { id }))).toBe('missing authority of simpleassets');
    stage.push([simpleAction('delarampayer', 'simpleassets', { id })]);
    expect(stage.rows('simpleassets', 'arampayers')).toEqual([]);
  });

  test('can share data of their author, which he alone changes and removes', () => {
    const say = (data: string) => simpleAction('mdadd', 'alice', { author: 'alice', data });
    stage.push([say('{"rules":1}'), say('{"rules":2}')]);
    const rows = () => stage.rows<MoreDataRow>('simpleassets', 'moredata').map(({ row }) => row);
    const [one, two] = rows() as [MoreDataRow, MoreDataRow];
    expect([two.id - one.id, two.data]).toEqual([1n, '{"rules":2}']);
    const change = (author: string) => simpleAction('mdupdate', author, { id: one.id, author, data: '{"rules":3}' });
    expect(stage.refusal(change('bob'))).toBe('Only author alice can update more data. You entered author bob');
    stage.push([change('alice')]);
    expect(stage.refusal(simpleAction('mdremove', 'bob', { id: two.id }))).toBe('missing authority of alice');
    stage.push([simpleAction('mdremove', 'alice', { id: two.id })]);
    expect(rows()).toEqual([{ id: one.id, author: 'alice', data: '{"rules":3}' }]);
    expect(stage.refusal(simpleAction('mdremove', 'alice', { id: two.id }))).toContain('was not found');
  });

  test('of the fungible kind are issued up to their maximum, moved, offered and burnt; supply is what is held', () => {
    const author = 'alice';
    const coins = { author, maximum_supply: '100.00 GEM', authorctrl: false, data: '{}' };
    const issue = (quantity: string) => simpleAction('issuef', author, { to: 'bob', author, quantity, memo: '' });
    stage.push([simpleAction('createf', author, coins), issue('80.00 GEM')]);
    expect(stage.refusal(issue('20.01 GEM'))).toBe('quantity exceeds available supply');
    const move = { from: 'bob', to: 'carol', author, quantity: '30.00 GEM', memo: '' };
    expect(stage.refusal(simpleAction('transferf', 'alice', move))).toBe('missing authority of bob');
    stage.push([simpleAction('transferf', 'bob', move)]);
    const burn = { from: 'carol', author, quantity: '5.00 GEM', memo: '' };
    stage.push([simpleAction('burnf', 'carol', burn)]);
    const stat = stage.row<{ supply: string; id: bigint }>('simpleassets', 'alice', 'stat', symbolCodeToU64('GEM'))!;
    const held = stage.rows<FungibleRow>('simpleassets', 'accounts').map(({ scope, row }) => `${scope} ${row.balance}`);
    expect(held).toEqual(['bob 50.00 GEM', 'carol 25.00 GEM']);
    expect(stat).toMatchObject({ supply: '75.00 GEM' });
    const offered = { owner: 'bob', newowner: 'dave', author, quantity: '50.00 GEM', memo: '' };
    stage.push([simpleAction('offerf', 'bob', offered)]);
    const claim = (claimer: string) => simpleAction('claimf', claimer, { claimer, ftofferids: [stat.id + 1n] });
    expect(stage.refusal(claim('carol'))).toContain('This offer is not yours');
    stage.push([claim('dave')]);
    const now = stage.rows<FungibleRow>('simpleassets', 'accounts').map(({ row }) => unitsOf(row.balance));
    expect(now.reduce((a, b) => a + b)).toBe(7500n);
  });
});

test('each simple asset is always in the scope of the owner in its row', () => {
  const stage = simpleStage();
  const someone = fc.constantFrom(...people);
  const kinds = fc.constantFrom(
    'create',
    'create',
    'claimable',
    'transfer',
    'transfer',
    'offer',
    'claim',
    'lend',
    'burn',
  );
  const step = fc.tuple(kinds, someone, someone, fc.nat(12));
  let made = 0;
  let burnt = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 16 }), (steps) => {
      for (const [kind, one, other, n] of steps) {
        const assetids = [first + BigInt(n)];
        const action = {
          create: () => create(one),
          claimable: () => create(one, true),
          transfer: () => transfer(one, other, ...assetids),
          offer: () => simpleAction('offer', one, { owner: one, newowner: other, assetids, memo: '' }),
          claim: () => simpleAction('claim', one, { claimer: one, assetids }),
          lend: () =>
            simpleAction('delegate', one, { owner: one, to: other, assetids, period: 9n, redelegate: false, memo: '' }),
          burn: () => simpleAction('burn', one, { owner: one, assetids, memo: '' }),
        }[kind]!();
        if (stage.compute(action).failure !== null) continue;
        stage.push([action]);
        if (kind === 'create' || kind === 'claimable') made++;
        if (kind === 'burn') burnt++;
      }
      const rows = stage.rows<AssetRow>('simpleassets', 'sassets');
      expect(rows.filter(({ scope, row }) => scope !== row.owner)).toEqual([]);
      expect(new Set(rows.map(({ row }) => row.id)).size).toBe(made - burnt);
      expect(rows.length).toBe(made - burnt);
    }),
    { numRuns: 8 },
  );
});
