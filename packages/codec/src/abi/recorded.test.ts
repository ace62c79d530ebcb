import { base64nopad } from '@scure/base';
import { describe, expect, test } from 'vitest';
import {
  loadExchanges,
  loadFixtureExchanges,
  loadRecordedFrames,
  type Exchange,
} from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { ChainState } from '../../test/chain-state.ts';
import { equal, fromHex, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { parseJsonExact, toNodeosJson } from '../bytes/nodeos-json.ts';
import { sha256 } from '../bytes/hash.ts';
import { decodeAbi, encodeAbi } from './binary.ts';
import { compileAbi, type CompiledAbi } from './compile.ts';
import { abiToJson, parseAbiJson } from './json.ts';

interface Conversion {
  code: string;
  action: string;
  args: unknown;
  binargs: string;
}

function toBin(abi: CompiledAbi, { code, action, args }: Conversion): string {
  return `{"binargs":"${toHex(abi.encodeAction(action, args, code))}"}`;
}

function toJson(abi: CompiledAbi, { code, action, binargs }: Conversion): string {
  const value = abi.decodeAction(action, fromHex(binargs), code);
  return `{"args":${toNodeosJson(value, abi.actionType(action), abi)}}`;
}

/** First message of a nodeos error body. */
function reasonOf(exchange: Exchange): string {
  const { error } = JSON.parse(exchange.responseText) as { error: { details: { message: string }[] } };
  return error.details
    .map((detail) => detail.message)
    .find((message) => message !== 'Unable to parse valid input from POST body')!;
}

function check(exchange: Exchange, abi: CompiledAbi): void {
  const request = exchange.request as Conversion;
  const convert = exchange.group === 'abi_json_to_bin' ? toBin : toJson;
  if (exchange.status === 200) {
    expect(convert(abi, request), exchange.id).toBe(exchange.responseText);
    return;
  }
  let failure: unknown;
  try {
    convert(abi, request);
  } catch (error) {
    failure = error;
  }
  expect(failure, exchange.id).toBeInstanceOf(CodecError);
  const { message, path, builtin } = failure as CodecError;
  if (builtin !== null && message === 'Read past end of buffer') {
    expect(reasonOf(exchange)).toBe(`Unable to unpack built-in type '${builtin}' while processing '${path}'`);
  } else if (!/hex/.test(message)) expect(message).toBe(reasonOf(exchange).trimEnd());
}

describe('conversions that a node did', () => {
  // Derived from the recorded bodies; the contracts' own ABIs are not part of a clone.
  const token = compileAbi(
    abiOf({
      structs: [
        structOf('transfer from:name to:name quantity:asset memo:string'),
        structOf('powupresult fee:asset powup_net_weight:int64 powup_cpu_weight:int64'),
      ],
      actions: ['transfer', 'powupresult'].map((name) => ({ name, type: name, ricardian_contract: '' })),
    }),
  );

  test('tokens and 64-bit numbers, results and reasons of refusal alike', () => {
    const exchanges = loadFixtureExchanges().filter((exchange) => {
      const code = (exchange.request as Partial<Conversion> | null)?.code;
      return exchange.group.startsWith('abi_') && (code === 'eosio.token' || code === 'eosio.reserv');
    });
    expect(exchanges.length).toBeGreaterThan(10);
    for (const exchange of exchanges) check(exchange, token);
  });
});

needsRecordings('ABIs, actions and rows of a recorded chain against what its node printed', () => {
  const frames = [...loadRecordedFrames('boot')!, ...loadRecordedFrames('gap')!];
  const state = ChainState.follow(frames, 2458);

  test('all recorded conversions', () => {
    const exchanges = loadExchanges().filter((exchange) => exchange.group.startsWith('abi_'));
    expect(exchanges).toHaveLength(21);
    for (const exchange of exchanges) {
      const abi = state.abi((exchange.request as Conversion).code)?.compiled;
      if (abi !== undefined) check(exchange, abi);
      else expect(exchange.status).toBe(500);
    }
  });

  test('every ABI on the chain survives as bytes and as JSON, and is what get_abi says', () => {
    expect(state.accountsWithAbi().length).toBeGreaterThan(15);
    for (const account of state.accountsWithAbi()) {
      const { raw, abi } = state.abi(account)!;
      expect(equal(encodeAbi(abi), raw), account).toBe(true);
      const { binaryForm: _, ...said } = abi;
      expect(parseAbiJson(parseJsonExact(JSON.stringify(abiToJson(abi))))).toEqual(said);
    }
    const answers = loadExchanges().filter((exchange) => exchange.group === 'get_abi' && exchange.status === 200);
    let compared = 0;
    for (const { responseText } of answers) {
      const answer = parseJsonExact(responseText) as { account_name: string; abi?: unknown };
      const abi = state.abi(answer.account_name)?.abi;
      expect(abi === undefined).toBe(answer.abi === undefined);
      if (abi === undefined) continue;
      const { binaryForm: _, ...said } = abi;
      expect(parseAbiJson(answer.abi)).toEqual(said);
      compared++;
    }
    expect(compared).toBeGreaterThan(15);
  });

  test('get_raw_abi is read and written to the same text', () => {
    const answers = loadExchanges().filter((exchange) => exchange.group === 'get_raw_abi' && exchange.status === 200);
    let compared = 0;
    for (const { responseText } of answers) {
      const { abi, abi_hash } = JSON.parse(responseText) as { abi?: string; abi_hash: string };
      if (abi === undefined || abi === '') continue;
      // Nodes add one more '=' than needed.
      const text = abi.replace(/=+$/, '');
      const bytes = encodeAbi(decodeAbi(base64nopad.decode(text)));
      expect(base64nopad.encode(bytes)).toBe(text);
      expect(toHex(sha256(bytes))).toBe(abi_hash);
      compared++;
    }
    expect(compared).toBeGreaterThan(4);
  });

  test('every action in a recorded answer is decoded to the same text and encoded to the same bytes', () => {
    const seen = new Set<string>();
    let compared = 0;
    for (const exchange of loadExchanges()) {
      if (exchange.status === 0 || exchange.status >= 400) continue;
      eachAction(parseJsonExact(exchange.responseText), ({ account, name, hex, value }) => {
        const abi = state.abi(account)?.compiled;
        const type = abi?.actionType(name);
        if (abi === undefined || type === undefined) return;
        const text = toNodeosJson(abi.decodeAction(name, fromHex(hex)), type, abi);
        expect(parseJsonExact(text), `${exchange.id} ${account}:${name}`).toEqual(value);
        // The data of onblock is longer than its ABI knows.
        if (name !== 'onblock') expect(toHex(abi.encodeAction(name, value))).toBe(hex);
        seen.add(`${account}:${name}`);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(4000);
    expect(seen.size).toBeGreaterThan(70);
  });

  test('every row of a recorded table answer is one that we print', () => {
    const rows = new ChainState();
    const texts = new Map<string, Set<string>>();
    rows.follow(frames, 2458, (row) => {
      const key = `${row.code} ${row.table}`;
      const known = texts.get(key) ?? new Set();
      texts.set(key, known);
      known.add(`"${toHex(row.value)}"`);
      const abi = state.abi(row.code)?.compiled;
      const type = abi?.tableType(row.table);
      if (abi !== undefined && type !== undefined)
        known.add(toNodeosJson(abi.decodeTableRow(row.table, row.value), type, abi));
    });
    let compared = 0;
    for (const { id, group, status, request, responseText } of loadExchanges()) {
      if (group !== 'get_table_rows' || status !== 200) continue;
      const { code, table } = request as { code: string; table: string };
      const answer = JSON.parse(responseText) as { rows: unknown[] };
      const distinct = new Set(answer.rows.map((row) => JSON.stringify(row)));
      const ours = [...(texts.get(`${code} ${table}`) ?? [])].filter((text) => responseText.includes(text));
      expect(ours.length, id).toBeGreaterThanOrEqual(distinct.size);
      compared += distinct.size;
    }
    expect(compared).toBeGreaterThan(800);
  });
});

interface FoundAction {
  account: string;
  name: string;
  hex: string;
  value: unknown;
}

/**
 * Actions that a response contains both as hex and decoded: v1 history has `hex_data` and `data`, trace_api `data` and
 * `params`.
 */
function eachAction(json: unknown, visit: (action: FoundAction) => void): void {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) {
    const record = json as Record<string, unknown>;
    const fromHistory = record.hex_data !== undefined;
    const { account, name = record.action } = record;
    const hex = fromHistory ? record.hex_data : record.data;
    const value = fromHistory ? record.data : record.params;
    const isAction = typeof account === 'string' && typeof name === 'string' && typeof hex === 'string';
    if (isAction && typeof value === 'object' && value !== null) visit({ account, name, hex, value });
  }
  for (const part of Object.values(json)) eachAction(part, visit);
}
