import { encodeAbi } from '@antescope/codec/abi/binary';
import type { Abi } from '@antescope/codec/abi/abi';
import { toHex } from '@antescope/codec/bytes/bytes';
import { describe, expect, test } from 'vitest';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { AbiSource } from './abi-source.ts';
import { ActionBuilder } from './action-builder.ts';

const abi: Abi = {
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: ['from:name', 'to:name', 'quantity:asset', 'memo:string'].map((field) => {
        const [name = '', type = ''] = field.split(':');
        return { name, type };
      }),
    },
  ],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

/** A node that knows one contract; every other account has no ABI. */
function node(): { abis: AbiSource; asked: string[] } {
  const requested: string[] = [];
  const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const { account_name } = JSON.parse(init!.body as string) as { account_name: string };
    requested.push(account_name);
    const raw = account_name === 'eosio.token' ? Buffer.from(encodeAbi(abi)).toString('base64') : '';
    return new Response(JSON.stringify({ account_name, abi: raw }), { status: 200 });
  };
  const client = new NodeClient({ endpoints: ['http://node.test'], fetch: answer });
  return { abis: new AbiSource(new ChainApi(client)), asked: requested };
}

describe('building actions', () => {
  test("[SERIAL-001] a contract without an ABI: 'Missing abi for {account}'", async () => {
    const { abis } = node();
    await expect(abis.need('alice')).rejects.toThrow(/^Missing abi for alice$/);
    await expect(new ActionBuilder(abis).cache('eosio.token', 'alice')).rejects.toThrow('Missing abi for alice');
    expect((await abis.need('eosio.token')).actionType('transfer')).toBe('transfer');
  });

  test('[SERIAL-002] an ABI that was not read before', async () => {
    const { abis, asked: requested } = node();
    const builder = new ActionBuilder(abis);
    const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hi' };
    const build = () => builder.action('eosio.token', 'transfer', ['alice'], data);
    expect(build).toThrow('ABI must be cached before using ActionBuilder');
    await builder.cache('eosio.token');
    expect(build()).toMatchObject({ authorization: [{ actor: 'alice', permission: 'active' }] });
    expect(toHex(build().data)).toBe('0000000000855c340000000000000e3d102700000000000004454f5300000000026869');
    const owner = { actor: 'alice', permission: 'owner' };
    expect(builder.action('eosio.token', 'transfer', [owner], data).authorization).toEqual([owner]);
    expect(() => builder.action('eosio.token', 'nope', ['alice'], data)).toThrow(
      'Unknown action nope in contract eosio.token',
    );
    expect(requested).toEqual(['eosio.token']);
  });
});
