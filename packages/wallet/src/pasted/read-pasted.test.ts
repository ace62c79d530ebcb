import { compileAbi } from '@antescope/codec/abi/compile';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { concat, toHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, type Transaction } from '@antescope/codec/chain/transaction';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { requestToUri } from '@antescope/codec/signing-request/uri';
import { expect, test } from 'vitest';
import { actionOf, rowOf } from './action-row.ts';
import { jsonTextOf, readJsonText } from './json-text.ts';
import { mostPasted, type PastedTransaction } from './pasted-transaction.ts';
import { proposalIn, readProposal } from './proposal.ts';
import { readPasted } from './read-pasted.ts';

const chainId = 'ab'.repeat(32);
const action = {
  account: 'alice',
  name: 'set',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: Uint8Array.of(1, 2),
};
const transaction: Transaction = {
  expiration: '2030-01-02T03:04:05',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 3,
  max_cpu_usage_ms: 4,
  delay_sec: 5,
  context_free_actions: [{ ...action, authorization: [] }],
  actions: [action],
  transaction_extensions: [[1, new Uint8Array(32)]],
};
const packed = packTransaction(transaction);
const plain = { account: 'alice', name: 'set', authorization: ['alice@active'], data: '0102' };

/** 'code args path' of the fault. */
function fault(text: string): string {
  const reading = readPasted(text, chainId);
  return reading.ok ? 'none' : reading.fault.message;
}

function pasted(text: string): PastedTransaction {
  const reading = readPasted(text, chainId);
  if (!reading.ok) throw reading.fault;
  return reading.pasted;
}

test('[SERIAL-003] an extension that no node takes is refused', () => {
  const unknown = packTransaction({ ...transaction, transaction_extensions: [[7, Uint8Array.of(9)]] });
  expect(fault(toHex(unknown))).toBe(
    'extension-invalid Transaction Extension could not be determined transaction_extensions[0]',
  );
  const json = JSON.stringify({ actions: [plain], transaction_extensions: [[1, '00']] });
  expect(fault(json)).toBe('extension-invalid Read past end of buffer transaction_extensions[0]');
});

test('hex is read with a prefix and over several lines, and a fault has its position', () => {
  const hex = toHex(packed);
  const { header, actions, contextFreeActions, extensions } = pasted(` 0x${hex.slice(0, 40)}\n${hex.slice(40)} `);
  expect(header).toMatchObject({ expiration: '2030-01-02T03:04:05', max_net_usage_words: 3, delay_sec: 5 });
  expect(actions).toHaveLength(1);
  expect(contextFreeActions).toHaveLength(1);
  expect(extensions).toEqual([[1, new Uint8Array(32)]]);
  expect(fault(`${hex.slice(0, 10)}x${hex.slice(11)}`)).toBe('not-hex 11');
  expect(fault('hello')).toBe('not-hex 1');
  expect(fault(hex.slice(1))).toBe('odd-hex');
  expect(fault(hex.slice(0, 20))).toBe('bytes-invalid Read past end of buffer 10');
  expect(fault(`${hex}00ff`)).toBe(`bytes-invalid 2 bytes left after the transaction ${packed.length}`);
  expect(fault(chainId)).toBe('transaction-id');
  expect(fault('0x')).toMatch(/^bytes-invalid/);
});

test('JSON faults have a line and a column, those of the transaction a path', () => {
  expect(fault('{"actions": [\n  {"account": "alice",}\n]}')).toBe('json-invalid 2 23');
  expect(fault('[')).toBe('json-invalid 1 2');
  expect(fault('note\n{"actions": nope}')).toBe('json-invalid 2 13');
  expect(fault('{"actions": [1 2]}')).toBe('json-invalid 1 16');
  expect(fault(`${'['.repeat(500)}${']'.repeat(500)}`)).toBe('json-too-deep');
  expect(fault('{"actions": []}')).toBe('no-actions');
  expect(fault('{"hello": 1}')).toBe('not-a-transaction');
  expect(fault(JSON.stringify({ actions: [plain, { ...plain, account: 'Alice' }] }))).toBe(
    'name-invalid  actions[1].account',
  );
  expect(fault(JSON.stringify({ actions: [{ ...plain, authorization: ['alice@'] }] }))).toBe(
    'authorization-invalid  actions[0].authorization[0]',
  );
  expect(fault(JSON.stringify({ actions: [{ ...plain, data: '0g' }] }))).toBe('hex-invalid  actions[0].data');
  expect(fault(JSON.stringify({ actions: [{ ...plain, data: undefined }] }))).toBe('data-missing  actions[0].data');
  expect(fault(JSON.stringify({ actions: [plain], ref_block_num: 65536 }))).toBe('number-invalid 65535 ref_block_num');
  expect(fault(JSON.stringify({ actions: [plain], expiration: 'soon' }))).toBe('time-invalid  expiration');
});

test('JSON is read alone, as one action, in a command, in an answer and packed', () => {
  const forms = [
    JSON.stringify(plain),
    JSON.stringify([plain]),
    JSON.stringify({ actions: [plain] }),
    `warning: skipped\n${JSON.stringify({ actions: [plain], signatures: [], context_free_data: [] }, null, 2)}\n`,
    `cleos push transaction '${JSON.stringify({ actions: [plain] })}' -s -j -d`,
    JSON.stringify({ query: 1, trx: { trx: { actions: [plain] } } }),
  ];
  for (const form of forms) {
    const { actions, hasContextFreeData } = pasted(form);
    expect(actions, form).toEqual([{ ...action, bytes: action.data, data: undefined, fields: undefined }]);
    expect(hasContextFreeData).toBe(false);
  }
  const answer = { signatures: [], compression: 'none', packed_context_free_data: '0101ff', packed_trx: toHex(packed) };
  expect(pasted(JSON.stringify(answer))).toMatchObject({ hasContextFreeData: true, header: { delay_sec: 5 } });
  expect(fault(JSON.stringify({ ...answer, compression: 'zlib' }))).toBe('hex-invalid  packed_trx');
});

test('what is pasted is bounded', () => {
  expect(fault(`{"actions": [${'1'.repeat(mostPasted)}]}`)).toBe('too-long 256');
  expect(fault(JSON.stringify(Array.from({ length: 101 }, () => plain)))).toBe('too-many-actions 100');
  const long = { ...action, data: new Uint8Array(mostPasted + 1) };
  expect(fault(requestToUri(createRequest({ chainId, req: ['action', long] })))).toBe('too-long 256');
});

test('a signing request has to be a transaction for this chain', () => {
  const uri = (parts: Parameters<typeof createRequest>[0]) => requestToUri(createRequest(parts));
  const callback = 'https://example.com/{{sig}}';
  expect(pasted(uri({ chainId: null, req: ['transaction', transaction], callback }))).toMatchObject({
    source: 'request',
    callback,
    header: { delay_sec: 5 },
  });
  expect(fault(uri({ chainId: null, chainIds: ['cd'.repeat(32)], req: ['action', action] }))).toBe(
    `other-chain ${'cd'.repeat(32)}`,
  );
  expect(fault(uri({ chainId: 'cd'.repeat(32), req: ['action', action] }))).toBe(`other-chain ${'cd'.repeat(32)}`);
  expect(fault(uri({ chainId, req: ['identity', { scope: 'site', permission: null }] }))).toBe('identity-request');
  expect(fault('esr://gmNg')).toMatch(/^request-invalid/);
});

const abi = compileAbi(
  parseAbiJson({
    version: 'eosio::abi/1.2',
    structs: [
      {
        name: 'set',
        base: '',
        fields: [
          { name: 'big', type: 'int64' },
          { name: 'part', type: 'float64' },
        ],
      },
    ],
    actions: [{ name: 'set', type: 'set', ricardian_contract: '' }],
  }),
);

test('texts of data give the same bytes back, also for long integers and special numbers', () => {
  for (const part of [0.1, -0, 1e-20, Infinity, -Infinity, 5e-324]) {
    const bytes = abi.encodeAction('set', { big: -9007199254740993n, part });
    const row = rowOf({ ...action, bytes, fields: undefined }, abi, '');
    expect(row.data).toContain('"-9007199254740993"');
    expect(actionOf(row, abi), row.data).toMatchObject({ ok: true, action: { data: bytes } });
  }
  // Trailing bytes and bytes that the ABI cannot read stay hex.
  const bytes = concat(abi.encodeAction('set', { big: 1, part: 1 }), Uint8Array.of(7));
  expect(rowOf({ ...action, bytes, fields: undefined }, abi, '').data).toBe(toHex(bytes));
  expect(rowOf({ ...action, bytes: action.data, fields: undefined }, abi, '').data).toBe('0102');
});

test('decoded data that is not that of its hex is a fault', () => {
  const bytes = abi.encodeAction('set', { big: 1, part: 1 / 3 });
  const open = (fields: unknown) => rowOf({ ...action, bytes, fields }, abi, 'actions[0]');
  // As nodes print it.
  expect(open({ big: 1, part: '0.33333333333333331' }).data).toContain('"big": "1"');
  expect(() => open({ big: 2, part: '0.33333333333333331' })).toThrow('data-differs  actions[0]');
});

test('edited texts name what is wrong with them', () => {
  const row = { account: 'alice', name: 'set', authorization: 'alice', data: '{"big": 1, "part": 2}' };
  const faultOf = (change: Partial<typeof row>, by = abi as typeof abi | null) => {
    const reading = actionOf({ ...row, ...change }, by);
    return reading.ok ? null : [reading.field, reading.fault.code, ...reading.fault.args].join(' ');
  };
  expect(faultOf({})).toBeNull();
  expect(faultOf({ authorization: ' ,' })).toBe('authorization level-missing');
  expect(faultOf({ authorization: 'alice@active, Bob@active' })).toBe('authorization level-invalid Bob@active');
  expect(faultOf({ authorization: 'alice.@active' })).toBe('authorization level-invalid alice.@active');
  expect(faultOf({ data: '{"big": 1,\n"part" 2}' })).toBe('data json-invalid 2 8');
  expect(faultOf({ data: '{"big": 1, "part": 2, "more": 3}' })).toBe('data unknown-field more');
  expect(faultOf({ data: '{"big": "x", "part": 2}' })).toMatch(/^data data-invalid .* set\.big$/);
  expect(faultOf({ data: '0x0' })).toBe('data hex-invalid');
  expect(faultOf({ data: '0x00' })).toBeNull();
  expect(faultOf({}, null)).toBe('data no-abi alice');
  expect(faultOf({ name: 'get' })).toBe('data no-action alice get');
});

test('JSON faults are found where every browser names them differently', () => {
  const valid = ['0', '-1.5e+3', '"a\\u00e9\\n"', '[]', '{}', '[{"a":[null,true,false]},1]', ' \n1 '];
  for (const text of valid) expect(readJsonText(text), text).toEqual({ ok: true, value: JSON.parse(text) });
  const faults: [string, number][] = [
    ['', 1],
    ['01', 1],
    ['1 2', 3],
    ['{"a" 1}', 6],
    ['{"a":1,}', 8],
    ['[1,]', 4],
    ['{a:1}', 2],
    ['"a', 1],
    ['["\n"]', 2],
    ['nulls', 1],
    ['[1}', 3],
    ['{]', 2],
    [',', 1],
    ['{"a":1', 7],
    ['{"a":', 6],
  ];
  for (const [text, column] of faults)
    expect(readJsonText(text), text).toEqual({ ok: false, place: { line: 1, column } });
  expect(jsonTextOf({ a: 1n, b: Uint8Array.of(255), c: NaN })).toBe('{\n  "a": "1",\n  "b": "ff",\n  "c": "nan"\n}');
});

test('a proposal is named alone or by its page, and read from its proposer’s scope', async () => {
  const ready = { proposer: 'carol', name: 'ready' };
  for (const text of ['carol/ready', ' /msig/carol/ready/ ', 'https://a.example/eos/msig/carol/ready?tab=need#top'])
    expect(proposalIn(text), text).toEqual(ready);
  for (const text of ['carol', 'Carol/ready', 'carol/ready.', 'a/b/c', 'https://a.example/carol/ready', '00/ff'])
    expect(proposalIn(text), text).toBeNull();
  const node = (row: object) => ({ call: () => Promise.resolve({ rows: [row] }) });
  const read = (row: object) => readProposal(ready, 'eosio.msig', node(row));
  await expect(read({ proposal_name: 'ready', packed_transaction: '00ff' })).resolves.toBe('00ff');
  await expect(read({ proposal_name: 'reader', packed_transaction: '00ff' })).rejects.toThrow(
    'no-proposal carol/ready',
  );
  const long = '0'.repeat(mostPasted + 1);
  await expect(read({ proposal_name: 'ready', packed_transaction: long })).rejects.toThrow('too-long');
});
