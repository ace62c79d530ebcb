import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { blocksOf } from '../../test/frame-check.ts';
import { compileAbi } from '../abi/compile.ts';
import { parseAbiJson } from '../abi/json.ts';
import { equal } from '../bytes/bytes.ts';
import { shipAbi } from './abi.ts';
import { decodeDeltas } from './deltas.ts';
import { decodeDeltaRow, type DeltaTable } from './rows.ts';
import { decodeTraces, type TransactionTrace } from './traces.ts';

const compiled = compileAbi(shipAbi);

/** A generic value without version tags, which the protocol readers omit. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) {
    const [tag, content] = value as unknown[];
    const tagged = value.length === 2 && typeof tag === 'string' && /_v\d$/.test(tag);
    return tagged ? plain(content) : value.map(plain);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

/** Extensions are objects in the ABI and pairs elsewhere in the codec. */
function asGeneric(trace: TransactionTrace): unknown {
  const { partial, failed_dtrx_trace } = trace;
  const transaction_extensions = partial?.transaction_extensions.map(([type, data]) => ({ type, data }));
  return {
    ...trace,
    partial: partial === null ? null : { ...partial, transaction_extensions },
    failed_dtrx_trace: failed_dtrx_trace === null ? null : asGeneric(failed_dtrx_trace),
  };
}

function survives(type: string, data: Uint8Array): unknown {
  const value = compiled.decode(type, data);
  if (!equal(compiled.encode(type, value), data)) throw new Error(`${type} is encoded differently`);
  return value;
}

test('the ABI reads and writes frames, and agrees with the readers written for the protocol', () => {
  const seen = new Set<string>();
  for (const frame of [...loadFixtureFrames('gap-2440-2480'), ...loadFixtureFrames('boot-55-400').slice(0, 20)]) {
    const result = blocksOf(frame);
    const { type, ...fields } = result;
    expect(survives('result', frame)).toEqual([type, fields]);
    survives('signed_block', result.block!);
    const traces = decodeTraces(result.traces!).map(asGeneric);
    expect(plain(survives('transaction_trace[]', result.traces!))).toEqual(traces);
    survives('table_delta[]', result.deltas!);
    for (const { name, rows } of decodeDeltas(result.deltas!)) {
      seen.add(name);
      for (const row of rows) {
        expect(plain(survives(name, row.data))).toEqual(decodeDeltaRow(name as DeltaTable, row.data));
      }
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

needsRecordings('our ABI of state history against the one that a node sent', (folder) => {
  test('everything in the ABI that a node sent is in ours, and equal', () => {
    const text = gunzipSync(readFileSync(join(folder, 'ship/abi.json.gz'))).toString('utf8');
    const theirs = parseAbiJson(JSON.parse(text));
    for (const struct of theirs.structs) expect(shipAbi.structs).toContainEqual(struct);
    for (const variant of theirs.variants) {
      const ours = shipAbi.variants.find((candidate) => candidate.name === variant.name);
      // Newer nodes have more requests and results, after these.
      expect(ours?.types.slice(0, variant.types.length)).toEqual(variant.types);
    }
    expect(shipAbi.tables.map(({ name, type, key_names }) => ({ name, type, key_names }))).toEqual(
      theirs.tables.map(({ name, type, key_names }) => ({ name, type, key_names })),
    );
    expect(shipAbi.types).toEqual(theirs.types);
  });
});
