import fc from 'fast-check';
import { toHex } from '@antescope/codec/bytes/bytes';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BalancesRow } from '../../src/contracts/atomicassets/balances.ts';
import type {
  AssetRow,
  CollectionRow,
  HolderRow,
  OfferRow,
  TemplateRow,
} from '../../src/contracts/atomicassets/rows.ts';
import { atomicAction, transfer } from '../../src/story/actions.ts';
import { assetsByOwner, attributes, collection, give, mint, nftStage, schemaFormat } from './nft-stage.ts';
import type { Stage } from './stage.ts';

const first = 1n << 40n;
const edit = { authorized_editor: 'alice', collection_name: collection };

function offer(sender: string, recipient: string, gives: bigint[], wants: bigint[]) {
  const sides = { sender_asset_ids: gives, recipient_asset_ids: wants };
  return atomicAction('createoffer', sender, { sender, recipient, ...sides, memo: 'swap?' });
}

describe('assets', () => {
  let stage: Stage;
  const asset = (owner: string, id: bigint) => stage.row<AssetRow>('atomicassets', owner, 'assets', id);
  beforeAll(() => {
    stage = nftStage();
    stage.push([mint('carol'), mint('carol', 2), mint('carol', 3), mint('dave', -1, {}, 'bob')]);
  });

  test('are numbered from 2^40 on and packed by the schema; the minter pays, the template counts', () => {
    expect(asset('carol', first)).toMatchObject({ template_id: 1, ram_payer: 'alice', collection_name: collection });
    expect(toHex(Uint8Array.from(asset('carol', first)!.immutable_serialized_data))).toBe('0607');
    expect(asset('dave', first + 3n)).toMatchObject({ template_id: -1, ram_payer: 'bob' });
    const template = stage.row<TemplateRow>('atomicassets', collection, 'templates', 1n);
    expect(template).toMatchObject({ issued_supply: 1, max_supply: 3 });
  });

  test('a mint is logged with the template data and notifies the new owner', () => {
    const { action_traces } = stage.compute(mint('dave', 1, { mutable_data: attributes({ img: ['string', 'x'] }) }));
    expect(action_traces.map(({ act, receiver }) => `${act.name} ${receiver}`)).toEqual([
      'mintasset atomicassets',
      'logmint atomicassets',
      'logmint dave',
    ]);
    const abi = stage.chain.state.contracts.abiOf('atomicassets')!;
    expect(abi.decodeAction('logmint', action_traces[1]!.act.data)).toMatchObject({
      asset_id: first + 4n,
      immutable_template_data: attributes({ name: ['string', 'Tabby'] }),
    });
  });

  test('go to another owner, whose scope the sender pays for while the row stays with its payer', () => {
    const before = { alice: stage.ram('alice'), carol: stage.ram('carol') };
    stage.push([give('carol', 'bob', first)]);
    expect(asset('carol', first)).toBeNull();
    expect(asset('bob', first)).toMatchObject({ ram_payer: 'alice' });
    expect(stage.ram('alice')).toBe(before.alice);
    expect(stage.ram('carol')).toBe(before.carol + 112n);
  });

  test('have data that only who is authorised changes, and who changes it pays for all', () => {
    const set = (editor: string) =>
      atomicAction('setassetdata', editor, {
        authorized_editor: editor,
        asset_owner: 'bob',
        asset_id: first,
        new_mutable_data: attributes({ img: ['string', 'hat'], name: ['string', 'Tom'] }),
      });
    expect(stage.refusal(set('carol'))).toBe('The editor is not authorized within the collection');
    stage.push([set('bob')]);
    expect(asset('bob', first)).toMatchObject({ ram_payer: 'bob' });
    expect(toHex(Uint8Array.from(asset('bob', first)!.mutable_serialized_data))).toBe('0403546f6d0503686174');
  });

  test('are lent and taken back by their owner; a sale ends the lending', () => {
    const move = (from: string, to: string) =>
      atomicAction('move', 'bob', { owner: 'bob', from, to, asset_ids: [first], memo: '' });
    stage.push([move('bob', 'dave')]);
    const held = () => stage.row<HolderRow>('atomicassets', 'atomicassets', 'holders', first);
    expect(held()).toEqual({ asset_id: first, holder: 'dave', owner: 'bob' });
    expect(stage.refusal(move('carol', 'alice'))).toContain("Sender doesn't hold");
    stage.push([give('bob', 'alice', first)]);
    expect(held()).toBeNull();
    stage.push([give('alice', 'bob', first)]);
  });

  test('with tokens in them give those to who burns them', () => {
    const announce = { owner: 'dave', symbol_to_announce: '4,EOS' };
    expect(stage.refusal(transfer('dave', 'atomicassets', '5.0000 EOS', 'deposit'))).toContain('announcedepo');
    stage.push([
      atomicAction('announcedepo', 'dave', announce),
      transfer('dave', 'atomicassets', '5.0000 EOS', 'deposit'),
    ]);
    expect(stage.refusal(transfer('dave', 'atomicassets', '5.0000 EOS', 'a gift'))).toBe('invalid memo');
    const back = (token_to_back: string) =>
      atomicAction('backasset', 'dave', { payer: 'dave', asset_owner: 'dave', asset_id: first + 3n, token_to_back });
    stage.push([back('2.0000 EOS')]);
    stage.push([back('1.0000 EOS')]);
    expect(asset('dave', first + 3n)!.backed_tokens).toEqual(['3.0000 EOS']);
    expect(stage.row<BalancesRow>('atomicassets', 'atomicassets', 'balances', 'dave')!.quantities).toEqual([
      '2.0000 EOS',
    ]);
    stage.push([atomicAction('withdraw', 'dave', { owner: 'dave', token_to_withdraw: '2.0000 EOS' })]);
    expect(stage.row('atomicassets', 'atomicassets', 'balances', 'dave')).toBeNull();
    const before = stage.balance('dave');
    stage.push([atomicAction('burnasset', 'dave', { asset_owner: 'dave', asset_id: first + 3n })]);
    expect(asset('dave', first + 3n)).toBeNull();
    expect([before, stage.balance('dave')]).toEqual(['9997.0000 EOS', '10000.0000 EOS']);
  });

  test('are swapped by an offer that both sides agree to, and end with it', () => {
    stage.push([offer('bob', 'carol', [first], [first + 2n])]);
    const stored = () => stage.row<OfferRow>('atomicassets', 'atomicassets', 'offers', 1n);
    expect(stored()).toMatchObject({ sender: 'bob', recipient: 'carol', ram_payer: 'bob' });
    const answer = (name: string, by: string) => atomicAction(name, by, { offer_id: 1n });
    expect(stage.refusal(answer('acceptoffer', 'dave'))).toBe('missing authority of carol');
    expect(stage.compute(answer('declineoffer', 'carol')).failure).toBeNull();
    expect(stage.compute(answer('canceloffer', 'bob')).failure).toBeNull();
    stage.push([atomicAction('payofferram', 'dave', { payer: 'dave', offer_id: 1n })]);
    expect(stored()!.ram_payer).toBe('dave');
    stage.push([answer('acceptoffer', 'carol')]);
    expect(stored()).toBeNull();
    expect(assetsByOwner(stage).get('bob')).toEqual([first + 2n]);
    expect(asset('carol', first)).not.toBeNull();
  });

  test.each<[string, () => ReturnType<typeof mint>, string]>([
    ['minted by who may not', () => mint('bob', 1, {}, 'carol'), 'The minter is not authorized within the collection'],
    ['minted from no template', () => mint('bob', 99), 'No template with this id exists in the specified collection'],
    ['minted to a nonexistent account', () => mint('missing'), 'The new_asset_owner account does not exist'],
    [
      'of another type than the schema says',
      () => mint('bob', 1, { immutable_data: attributes({ level: ['uint16', 1] }) }),
      'Expected a uint8, but got something else',
    ],
    [
      'with a name of 65 bytes',
      () => mint('bob', 1, { mutable_data: attributes({ name: ['string', 'x'.repeat(65)] }) }),
      'Names (attribute with name: "name") can only be 64 characters max',
    ],
    ['given to oneself', () => give('carol', 'carol', first), "Can't transfer assets to yourself"],
    ['given twice at once', () => give('carol', 'dave', first, first), "Can't transfer the same asset multiple times"],
    ['given without being there', () => give('carol', 'dave'), 'asset_ids needs to contain at least one id'],
    [
      'given by who has not got it',
      () => give('dave', 'bob', first),
      `Sender doesn't own at least one of the provided assets (ID: ${first})`,
    ],
    [
      'that is bound to its owner',
      () => give('carol', 'dave', first + 1n),
      `At least one asset isn't transferable (ID: ${first + 1n})`,
    ],
    [
      'that cannot be burnt',
      () => atomicAction('burnasset', 'bob', { asset_owner: 'bob', asset_id: first + 2n }),
      'The asset is not burnable',
    ],
    ['offered to oneself', () => offer('bob', 'bob', [first + 2n], []), "Can't send an offer to yourself"],
    [
      'offered for what the other has not got',
      () => offer('bob', 'carol', [], [5n]),
      "Offer recipient doesn't own at least one of the provided assets (ID: 5)",
    ],
  ])('%s: refused', (_, action, reason) => {
    expect(stage.refusal(action())).toBe(reason);
  });
});

describe('collections, schemas and templates', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = nftStage();
  });
  const create = (name: string, change: object = {}) =>
    atomicAction('createcol', 'carol', {
      author: 'carol',
      collection_name: name,
      allow_notify: false,
      authorized_accounts: [],
      notify_accounts: [],
      market_fee: 0.1,
      data: [],
      ...change,
    });
  const row = () => stage.row<CollectionRow>('atomicassets', 'atomicassets', 'collections', collection)!;
  const of = (name: string, rest: object, by = 'alice') =>
    atomicAction(name, by, { collection_name: collection, ...rest });

  test.each<[string, () => ReturnType<typeof create>, string]>([
    ['a name that is taken', () => create(collection), 'A collection with this name already exists'],
    [
      'a short name',
      () => create('short'),
      'Without special authorization, collection names must be 12 characters long',
    ],
    [
      'the name of an account',
      () => create('dave'),
      'When the collection has the name of an existing account, its authorization is required',
    ],
    [
      'a fee above 15 %',
      () => create('carolcarol12', { market_fee: 0.16 }),
      'The market_fee must be between 0 and 0.15',
    ],
    [
      'accounts to notify where none may be',
      () => create('carolcarol12', { notify_accounts: ['bob'] }),
      "Can't add notify_accounts if allow_notify is false",
    ],
    [
      'a nonexistent account',
      () => create('carolcarol12', { authorized_accounts: ['missing'] }),
      'At least one account does not exist - missing',
    ],
    [
      'a change by another account',
      () => of('setmarketfee', { market_fee: 0.01 }, 'bob'),
      'missing authority of alice',
    ],
  ])('a collection with %s is refused', (_, action, reason) => {
    expect(stage.refusal(action())).toBe(reason);
  });

  test('an author changes fee, data, and authorized and notified accounts', () => {
    stage.push([
      of('setmarketfee', { market_fee: 0.02 }),
      of('setcoldata', { data: attributes({ name: ['string', 'Cats'] }) }),
      of('addcolauth', { account_to_add: 'carol' }),
      of('remcolauth', { account_to_remove: 'bob' }),
      of('addnotifyacc', { account_to_add: 'dave' }),
    ]);
    expect(row()).toMatchObject({
      market_fee: 0.02,
      authorized_accounts: ['alice', 'carol'],
      notify_accounts: ['dave'],
    });
    const told = stage.compute(mint('bob')).action_traces.map(({ receiver }) => receiver);
    expect(told).toEqual(['atomicassets', 'atomicassets', 'bob', 'dave']);
    expect(stage.refusal(of('forbidnotify', {}))).toContain('still has entries');
    stage.push([of('remnotifyacc', { account_to_remove: 'dave' }), of('forbidnotify', {})]);
    expect(stage.refusal(of('addnotifyacc', { account_to_add: 'dave' }))).toContain('not allowed');
  });

  test('a collection gets another author who accepts it, a week later', () => {
    const swap = of('createauswap', { new_author: 'dave', owner: false });
    stage.push([swap]);
    expect(stage.refusal(of('acceptauswap', {}, 'dave'))).toContain("Can't accept the author swap before");
    stage.later(7 * 86_400);
    stage.push([of('acceptauswap', {}, 'dave')]);
    expect(row().author).toBe('dave');
    stage.push([of('createauswap', { new_author: 'alice', owner: false }, 'dave')]);
    stage.push([of('rejectauswap', {}, 'dave')]);
    expect(stage.refusal(of('acceptauswap', {}))).toBe('No author swap exists for this collection');
  });

  test('schemas are extended but never with a type that does not exist', () => {
    const extend = (type: string) =>
      atomicAction('extendschema', 'alice', {
        ...edit,
        schema_name: 'cats',
        schema_format_extension: [{ name: 'tags', type }],
      });
    expect(stage.refusal(extend('colour'))).toBe('The type "colour" is not a valid type');
    stage.push([extend('string[]')]);
    const schema = stage.row<{ format: object[] }>('atomicassets', collection, 'schemas', 'cats')!;
    expect(schema.format).toEqual([...schemaFormat, { name: 'tags', type: 'string[]' }]);
    expect(stage.refusal(extend('string'))).toContain('There already is an attribute');
  });

  test('a template issues no more than it may, is locked, and keeps data that changes', () => {
    const template = () => stage.row<TemplateRow>('atomicassets', collection, 'templates', 1n)!;
    const on = (name: string, rest: object = {}) => atomicAction(name, 'alice', { ...edit, template_id: 1, ...rest });
    expect(stage.refusal(on('locktemplate'))).toContain('at least one issued asset');
    stage.push([mint('bob')]);
    stage.push([mint('carol', 1, { immutable_data: [] })]);
    stage.push([on('locktemplate')]);
    expect(template()).toMatchObject({ issued_supply: 2, max_supply: 2 });
    expect(stage.refusal(mint('dave'))).toBe("The template's maxsupply has already been reached");
    stage.push([on('settempldata', { new_mutable_data: attributes({ img: ['string', 'new'] }) })]);
    const mutable = stage.row<{ mutable_serialized_data: number[] }>('atomicassets', collection, 'templates2', 1n)!;
    expect(toHex(Uint8Array.from(mutable.mutable_serialized_data))).toBe('05036e6577');
    expect(stage.refusal(on('deltemplate'))).toBe('Only templates without issued assets can be deleted');
  });
});

test('whatever happens, each asset is in the scope of one owner, and templates count what was issued', () => {
  const people = ['alice', 'bob', 'carol', 'dave'];
  const stage = nftStage(people);
  const someone = fc.constantFrom(...people);
  const step = fc.tuple(
    fc.constantFrom('mint', 'mint', 'give', 'give', 'burn', 'offer', 'accept'),
    someone,
    someone,
    fc.nat(30),
  );
  const owners = new Map<bigint, string>();
  let [minted, offers] = [0n, 0n];
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 15 }), (steps) => {
      for (const [kind, one, other, n] of steps) {
        const id = first + BigInt(n);
        const action = {
          mint: () => mint(one, -1),
          give: () => give(one, other, id),
          burn: () => atomicAction('burnasset', one, { asset_owner: one, asset_id: id }),
          offer: () => offer(one, other, [id], []),
          accept: () => atomicAction('acceptoffer', other, { offer_id: offers }),
        }[kind]!();
        const open = stage.row<OfferRow>('atomicassets', 'atomicassets', 'offers', offers);
        const { failure } = stage.compute(action);
        if (kind === 'give' || kind === 'offer') {
          expect(failure === null).toBe(owners.get(id) === one && one !== other);
        }
        if (failure !== null) continue;
        stage.push([action]);
        if (kind === 'mint') owners.set(first + minted++, one);
        if (kind === 'give') owners.set(id, other);
        if (kind === 'burn') owners.delete(id);
        if (kind === 'offer') offers++;
        if (kind === 'accept') owners.set(open!.sender_asset_ids[0]!, other);
      }
      const stored = [...assetsByOwner(stage)].flatMap(([owner, ids]) =>
        ids.map((asset): [bigint, string] => [asset, owner]),
      );
      expect(stored.length).toBe(owners.size);
      expect(new Map(stored)).toEqual(owners);
    }),
    { numRuns: 8 },
  );
});
