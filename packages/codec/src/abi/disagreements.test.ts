import { Serializer } from '@wharfkit/antelope';
import { createInitialTypes, getTypesFromAbi, SerialBuffer } from 'eosjs/dist/eosjs-serialize.js';
import { describe, expect, test } from 'vitest';
import { loadFixtureExchanges } from '../../../../fixtures/exchanges.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { any, read, written } from '../../test/disagreements.ts';
import { fromHex, toHex } from '../bytes/bytes.ts';
import type { Abi } from './abi.ts';
import { compileAbi } from './compile.ts';
import { abiToJson } from './json.ts';

const abiFor = (type: string): Abi => abiOf({ structs: [structOf(`w x:${type}`)] });
const jsonFor = (type: string): string => abiToJson(abiFor(type)) as unknown as string;

function eosjsTypeOf(type: string): ReturnType<typeof createInitialTypes> extends Map<string, infer T> ? T : never {
  const types = getTypesFromAbi(
    createInitialTypes(),
    jsonFor(type) as unknown as Parameters<typeof getTypesFromAbi>[1],
  );
  return types.get('w')!;
}

function attempt(run: () => unknown, expected: unknown): unknown {
  try {
    return run();
  } catch (error) {
    return expected === any ? any : `<${(error as Error).message}>`;
  }
}

describe('known disagreements of the libraries', () => {
  test.each(written)('$type written from $give: $because', ({ type, give, ours, eosjs, wharfkit }) => {
    expect(attempt(() => toHex(compileAbi(abiFor(type)).encode(type, give)), ours)).toBe(ours);
    const byEosjs = (): string => {
      const buffer = new SerialBuffer();
      eosjsTypeOf(type).serialize(buffer, { x: give });
      return toHex(buffer.asUint8Array());
    };
    expect(attempt(byEosjs, eosjs)).toBe(eosjs);
    const byWharfkit = (): string =>
      Serializer.encode({ object: { x: give }, type: 'w', abi: jsonFor(type) }).hexString;
    expect(attempt(byWharfkit, wharfkit)).toBe(wharfkit);
  });

  test.each(read)('$type read from $hex: $because', ({ type, hex, ours, eosjs, wharfkit }) => {
    const bytes = fromHex(hex);
    expect(attempt(() => compileAbi(abiFor(type)).decode(type, bytes), ours)).toEqual(ours);
    const byEosjs = (): unknown =>
      (eosjsTypeOf(type).deserialize(new SerialBuffer({ array: bytes })) as { x: unknown }).x;
    expect(attempt(byEosjs, eosjs)).toEqual(eosjs);
    const byWharfkit = (): unknown => {
      const value = Serializer.decode({ data: bytes, type: 'w', abi: jsonFor(type) });
      return (Serializer.objectify(value) as { x: unknown }).x;
    };
    expect(attempt(byWharfkit, wharfkit)).toEqual(wharfkit);
  });

  test('the recorded answers that settle some of them say what is claimed', () => {
    const exchanges = new Map(loadFixtureExchanges().map((exchange) => [exchange.id, exchange]));
    const text = (id: string): string => exchanges.get(id)!.responseText;
    expect(text('abi_json_to_bin.bad-name')).toContain('Name not properly normalized (name: ALICE, normalized: ) ');
    expect(text('abi_json_to_bin.bad-asset')).toContain('invalid character in symbol name');
    expect(exchanges.get('get_account.error-too-long')!.status).toBe(400);
    expect(text('get_account.alice')).toContain('"reserved3":"0 "');
    expect(text('get_account.alice')).toMatch(/"request_time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"/);
  });
});
