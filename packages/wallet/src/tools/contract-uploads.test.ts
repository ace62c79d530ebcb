import { decodeAbi, encodeAbi } from '@antescope/codec/abi/binary';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sha256 } from '@antescope/codec/bytes/hash';
import { expect, test } from 'vitest';
import { contractUploads } from './contract-uploads.ts';

const abi = encodeAbi(
  parseAbiJson({
    version: 'eosio::abi/1.1',
    structs: [{ name: 'hi', base: '', fields: [{ name: 'who', type: 'name' }] }],
    actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
  }),
);

function action(name: 'setcode' | 'setabi', account: string, bytes: Uint8Array, contract = 'eosio') {
  const writer = new ByteWriter();
  writer.name(account);
  if (name === 'setcode') writer.bytes(Uint8Array.of(0, 0));
  writer.lengthAndBytes(bytes);
  return { contract, name, hex: toHex(writer.finish()), inner: [] };
}

test('code and ABI of an account are one upload, with size and hash of the bytes', () => {
  const code = Uint8Array.of(0, 0x61, 0x73, 0x6d);
  const [upload, ...others] = contractUploads([action('setcode', 'alice', code), action('setabi', 'alice', abi)]);
  expect(others).toEqual([]);
  expect(upload).toEqual({
    account: 'alice',
    code: { hex: '0061736d', size: 4, hash: toHex(sha256(code)) },
    abi: { hex: toHex(abi), size: abi.length, hash: toHex(sha256(abi)), abi: decodeAbi(abi) },
  });
});

test('carried uploads count, the last one of an account decides, other contracts do not', () => {
  const wrapped = { contract: 'eosio.wrap', name: 'exec', hex: '00', inner: [action('setcode', 'bob', fromHex('01'))] };
  const uploads = contractUploads([
    wrapped,
    action('setcode', 'bob', new Uint8Array()),
    action('setcode', 'alice', fromHex('02'), 'mallory'),
  ]);
  expect(uploads.map(({ account, code, abi: none }) => [account, code?.size, none])).toEqual([['bob', 0, null]]);
});

test('bytes that are no ABI are an upload without a readable ABI; data that ends early is none', () => {
  const [upload] = contractUploads([action('setabi', 'alice', fromHex('ffff'))]);
  expect(upload?.abi).toMatchObject({ size: 2, abi: null });
  expect(contractUploads([{ contract: 'eosio', name: 'setcode', hex: '00ff', inner: [] }])).toEqual([]);
});
