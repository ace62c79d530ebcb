import type { Attribute } from '@antescope/codec/chain/atomic-data';
import type { Action } from '@antescope/codec/chain/transaction';
import { atomicAssetsContract } from '../../src/contracts/atomicassets/atomicassets-contract.ts';
import type { AssetRow } from '../../src/contracts/atomicassets/rows.ts';
import { atomicAction, deploy, systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { Stage } from './stage.ts';

export const collection = 'coolcats1111';
export const schemaFormat = [
  { name: 'name', type: 'string' },
  { name: 'img', type: 'image' },
  { name: 'level', type: 'uint8' },
];

export function attributes(values: Readonly<Record<string, Attribute>>): { key: string; value: Attribute }[] {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

/** A stage with the contract, a collection of Alice's (Bob may mint too), a schema, and three templates of it. */
export function nftStage(people: readonly string[] = ['alice', 'bob', 'carol', 'dave'], more: string[] = []): Stage {
  const stage = new Stage([...people, 'atomicassets', ...more]);
  const ram = systemAction('buyrambytes', 'atomicassets', {
    payer: 'atomicassets',
    receiver: 'atomicassets',
    bytes: 500_000,
  });
  stage.push([ram, ...deploy('atomicassets', atomicAssetsContract), ...withCode('atomicassets')]);
  const format = schemaFormat.slice(0, 2);
  stage.push([
    atomicAction('init', 'atomicassets', {}),
    atomicAction('admincoledit', 'atomicassets', { collection_format_extension: format }),
    atomicAction('addconftoken', 'atomicassets', { token_contract: 'eosio.token', token_symbol: '4,EOS' }),
  ]);
  stage.push([
    atomicAction('createcol', 'alice', {
      author: 'alice',
      collection_name: collection,
      allow_notify: true,
      authorized_accounts: ['alice', 'bob'],
      notify_accounts: [],
      market_fee: 0.05,
      data: attributes({ name: ['string', 'Cool Cats'] }),
    }),
    atomicAction('createschema', 'alice', {
      authorized_creator: 'alice',
      collection_name: collection,
      schema_name: 'cats',
      schema_format: schemaFormat,
    }),
  ]);
  stage.push([template('Tabby', true, true, 3), template('Pet', false, true, 0), template('Rock', true, false, 0)]);
  return stage;
}

/** Lets a contract send inline actions. */
export function withCode(account: string): Action[] {
  const auth = {
    threshold: 1,
    keys: [{ key: devPublicKey('stage', account), weight: 1 }],
    accounts: [{ permission: { actor: account, permission: 'eosio.code' }, weight: 1 }],
    waits: [],
  };
  return [systemAction('updateauth', account, { account, permission: 'active', parent: 'owner', auth })];
}

function template(name: string, transferable: boolean, burnable: boolean, max_supply: number): Action {
  return atomicAction('createtempl', 'alice', {
    authorized_creator: 'alice',
    collection_name: collection,
    schema_name: 'cats',
    transferable,
    burnable,
    max_supply,
    immutable_data: attributes({ name: ['string', name] }),
  });
}

export function mint(owner: string, template_id = 1, change: object = {}, by = 'alice'): Action {
  return atomicAction('mintasset', by, {
    authorized_minter: by,
    collection_name: collection,
    schema_name: 'cats',
    template_id,
    new_asset_owner: owner,
    immutable_data: attributes({ level: ['uint8', 7] }),
    mutable_data: [],
    tokens_to_back: [],
    ...change,
  });
}

export function give(from: string, to: string, ...asset_ids: bigint[]): Action {
  return atomicAction('transfer', from, { from, to, asset_ids, memo: '' });
}

/** Ids of the assets of each account. */
export function assetsByOwner(stage: Stage): Map<string, bigint[]> {
  const owned = new Map<string, bigint[]>();
  for (const { scope, row } of stage.rows<AssetRow>('atomicassets', 'assets')) {
    owned.set(scope, [...(owned.get(scope) ?? []), row.asset_id]);
  }
  return owned;
}
