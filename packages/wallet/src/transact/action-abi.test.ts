import { compileAbi } from '@antescope/codec/abi/compile';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { expect, test } from 'vitest';
import { actionAbi, actionJson } from './action-abi.ts';
import type { TransactContext } from './draft.ts';

const abi = compileAbi(
  parseAbiJson({
    version: 'eosio::abi/1.1',
    structs: [
      {
        name: 'sellram',
        base: '',
        fields: [
          { name: 'account', type: 'name' },
          { name: 'bytes', type: 'int64' },
          { name: 'id', type: 'uint64' },
        ],
      },
    ],
    actions: [{ name: 'sellram', type: 'sellram', ricardian_contract: '' }],
  }),
);

test('64-bit integers of decoded actions can be printed as JSON, exactly', () => {
  const data = abi.encodeAction('sellram', { account: 'alice', bytes: 1000n, id: 18_446_744_073_709_551_615n });
  expect(JSON.stringify(actionJson(abi, 'sellram', data, 'eosio'))).toBe(
    '{"account":"alice","bytes":1000,"id":"18446744073709551615"}',
  );
});

test.each<[string, string | null, string | null, boolean]>([
  ['equal', 'ab', 'ab', true],
  ['different', 'ab', 'cd', false],
  ['unknown to the index', 'ab', null, true],
  ['not packed by the node', null, 'cd', true],
])('an ABI without a shipped layout whose hash is %s', async (_name, node, index, accepted) => {
  const context: TransactContext = {
    chainId: '',
    systemAccount: 'eosio',
    call: () => Promise.reject(new Error('not called')),
    abi: async () => abi,
    abiHashes: async () => ({ node, index }),
    session: null,
    provider: null,
  };
  const read = actionAbi('ramtrader111', 'sellram', context);
  if (accepted) expect(await read).toBe(abi);
  else await expect(read).rejects.toMatchObject({ code: 'abi-mismatch' });
});
