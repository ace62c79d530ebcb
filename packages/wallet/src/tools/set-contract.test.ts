import { decodeAbi } from '@antescope/codec/abi/binary';
import { abiToJson } from '@antescope/codec/abi/json';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { abiDifference } from './abi-difference.ts';
import { readAbiFile, readWasmFile } from './contract-file.ts';
import { type ContractFacts, contractRam, setContract } from './set-contract.ts';

const wasmBytes = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const json = {
  ____comment: 'generated',
  version: 'eosio::abi/1.2',
  types: [],
  structs: [
    { name: 'hi', base: '', fields: [{ name: 'who', type: 'name' }] },
    { name: 'row', base: '', fields: [{ name: 'id', type: 'uint64' }] },
  ],
  actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
  tables: [{ name: 'rows', type: 'row', index_type: 'i64', key_names: [], key_types: [] }],
  kv_tables: {},
  ricardian_clauses: [],
  variants: [],
};
const textBytes = (text: string) => new TextEncoder().encode(text);
const wasm = readWasmFile(wasmBytes);
const abi = readAbiFile(textBytes(JSON.stringify(json)));
const absent = { codeHash: null, codeSize: 0, abiSize: 0, abi: null };
const nothing: ContractFacts = { wasm: null, abi: null, present: absent, freeRam: 5000n };

const read = (facts: Partial<ContractFacts>, removal = '') =>
  setContract.read({ removal }, { chain: eosChain, facts: { ...nothing, ...facts } });

function actions(facts: Partial<ContractFacts>, removal = '') {
  const reading = read(facts, removal);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act.actions(alice).map(({ account, name, data }) => [`${account}::${name}`, data]);
}

function faults(facts: Partial<ContractFacts>, removal = '') {
  const reading = read(facts, removal);
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

test('[WALLET-017] files become setcode with the code in hex, and setabi with the ABI in binary', () => {
  const [setCode, setAbi] = actions({ wasm, abi });
  expect(setCode).toEqual(['eosio::setcode', { account: 'alice', vmtype: 0, vmversion: 0, code: '0061736d01000000' }]);
  const { account, abi: hex } = setAbi![1] as { account: string; abi: string };
  expect([setAbi![0], account]).toEqual(['eosio::setabi', 'alice']);
  const { ____comment: _, kv_tables: _none, ...known } = json;
  expect(abiToJson(decodeAbi(fromHex(hex)))).toMatchObject(known);
  expect(actions({ wasm }).map(([name]) => name)).toEqual(['eosio::setcode']);
  expect(actions({ abi }).map(([name]) => name)).toEqual(['eosio::setabi']);
});

test('removing sets both empty, and leaves out what the account does not have', () => {
  const present = { codeHash: 'ab', codeSize: 8, abiSize: 90, abi: null };
  const empty = [
    ['eosio::setcode', { account: 'alice', vmtype: 0, vmversion: 0, code: '' }],
    ['eosio::setabi', { account: 'alice', abi: '' }],
  ];
  expect(actions({ present }, 'yes')).toEqual(empty);
  expect(actions({ present: null }, 'yes')).toEqual(empty);
  expect(actions({ present: { ...present, codeHash: null } }, 'yes')).toEqual([empty[1]]);
  const reading = read({ present }, 'yes');
  expect(reading.ok && reading.act.warnings.map(({ code }) => code)).toEqual(['removes-contract']);
});

test('what is no contract, and what the chain refuses, is a fault at its field', () => {
  expect(faults({})).toEqual({ wasm: 'file-missing' });
  expect(faults({ wasm: readWasmFile(textBytes('#!/bin/sh')), abi: readAbiFile(textBytes('{')) })).toEqual({
    wasm: 'wasm-invalid',
    abi: 'abi-invalid',
  });
  for (const text of ['[]', '{"version":"eosio::abi/2.0"}', '{"version":"eosio::abi/1.1","actions":[{"name":"NO!"}]}'])
    expect(faults({ abi: readAbiFile(textBytes(text)) }), text).toEqual({ abi: 'abi-invalid' });
  expect(faults({ abi: readAbiFile(Uint8Array.of(0xff)) })).toEqual({ abi: 'abi-invalid' });
  expect(faults({ wasm }, 'yes')).toEqual({ removal: 'removal-with-files' });
  expect(faults({}, 'yes')).toEqual({ removal: 'nothing-to-remove' });
  const same = { ...absent, codeHash: toHex(sha256(wasmBytes)), codeSize: 8 };
  expect(faults({ wasm, present: same })).toEqual({ wasm: 'same-code' });
});

test('RAM: ten bytes for each of code, less what is replaced; warned about where it is short', () => {
  const size = abi.ok ? abi.file.size : 0;
  expect(contractRam({ ...nothing, wasm, abi }, false)).toBe(80 + size);
  const present = { codeHash: 'ab', codeSize: 20, abiSize: size + 5, abi: null };
  expect(contractRam({ ...nothing, wasm, abi, present }, false)).toBe(-125);
  expect(contractRam({ ...nothing, present }, true)).toBe(-205 - size);
  expect(contractRam({ ...nothing, wasm, present: null }, false)).toBeNull();
  const short = read({ wasm, freeRam: 79n });
  expect(short.ok && short.act.warnings).toEqual([{ code: 'ram-short', args: ['80', '79'] }]);
  const enough = read({ wasm, present, freeRam: 80n });
  expect(enough.ok && enough.act.warnings.map(({ code }) => code)).toEqual(['replaces-code']);
});

test('the difference of two ABIs names actions, tables and structs, with changes in the types below them', () => {
  const after = abi.ok ? abi.file.abi : null;
  expect(abiDifference(null, after!)).toEqual({
    actions: { added: ['hi'], removed: [], changed: [] },
    tables: { added: ['rows'], removed: [], changed: [] },
    structs: { added: ['hi', 'row'], removed: [], changed: [] },
  });
  const before = {
    ...after!,
    structs: [{ name: 'row', base: '', fields: [{ name: 'id', type: 'uint32' }] }, after!.structs[0]!],
    actions: [...after!.actions, { name: 'bye', type: 'hi', ricardian_contract: '' }],
  };
  expect(abiDifference(before, after!)).toEqual({
    actions: { added: [], removed: ['bye'], changed: [] },
    tables: { added: [], removed: [], changed: ['rows'] },
    structs: { added: [], removed: [], changed: ['row'] },
  });
  expect(abiDifference(after, { ...after!, structs: after!.structs.toReversed() }).tables.changed).toEqual([]);
});
