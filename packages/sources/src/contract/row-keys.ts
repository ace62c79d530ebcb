import { parseAsset } from '@antescope/codec/chain/asset';
import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64, symbolToU64 } from '@antescope/codec/chain/symbol';
import type { SourceContext } from '../core/source-context.ts';

const sampleRows = 100;
const u64Max = 0xffffffffffffffffn;

interface KeyedRow {
  data: unknown;
  primaryKey: string;
}

/**
 * Primary keys of rows, which nodes do not return: from our index the keys of the scope's first rows are known, and with
 * them which field of the row the contract makes its key of. null for a row whose key is unknown; null altogether
 * where nothing is indexed.
 */
export async function rowKeys(
  { past }: SourceContext,
  place: { code: string; scope: string; table: string },
  rows: readonly unknown[],
): Promise<(string | null)[] | null> {
  if (past === null || rows.length === 0) return null;
  const head = await past.blockAt(new Date().toISOString());
  if (head.state !== 'data') return null;
  const sample = await past.tableAt(place, { block: head.data, from: 0n, limit: sampleRows });
  return sample.state === 'data' ? keysByExample(sample.data.rows, rows) : null;
}

/** A primary key as an address writes it (digits, a name, a symbol code); null for what is none. */
export function primaryKeyOf(text: string): bigint | null {
  const key = isWhole(text) ? BigInt(text) : /^[A-Z]{1,7}$/.test(text) ? symbolCodeToU64(text) : null;
  if (key === null) return text !== '' && isName(text) ? nameToU64(text) : null;
  return key > u64Max ? null : key;
}

/** Keys by rows whose keys are known: of an equal row, else by the field that is the key in all of them. */
export function keysByExample(examples: readonly KeyedRow[], rows: readonly unknown[]): (string | null)[] {
  const same = new Map(examples.map(({ data, primaryKey }) => [JSON.stringify(data), primaryKey]));
  const rule = ruleOf(examples);
  return rows.map((row) => same.get(JSON.stringify(row)) ?? (rule === null ? null : (keyBy(rule, row) ?? null)));
}

interface Rule {
  path: readonly string[];
  form: Form;
}

/** What a contract makes a 64-bit key of. */
const forms = {
  number: (value) => (isWhole(value) ? BigInt(value) : null),
  name: (value) => (typeof value === 'string' && isName(value) ? nameToU64(value) : null),
  symbol: (value) => (typeof value === 'string' && value.includes(',') ? symbolToU64(value) : null),
  symbolCode: (value) => (typeof value === 'string' ? symbolCodeToU64(codeIn(value)) : null),
} satisfies Record<string, (value: unknown) => bigint | null>;
type Form = keyof typeof forms;

function isWhole(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return typeof value === 'string' && /^\d{1,20}$/.test(value);
}

/** Letters of an asset ('1.0000 EOS'), a symbol ('4,EOS') or a code ('EOS'). */
function codeIn(text: string): string {
  if (text.includes(',')) return text.slice(text.indexOf(',') + 1);
  return text.includes(' ') ? parseAsset(text).code : text;
}

function ruleOf(examples: readonly KeyedRow[]): Rule | null {
  const [first] = examples;
  if (first === undefined) return null;
  const candidates = pathsOf(first.data).flatMap((path) =>
    (Object.keys(forms) as Form[]).map((form) => ({ path, form })),
  );
  return candidates.find((rule) => examples.every(({ data, primaryKey }) => keyBy(rule, data) === primaryKey)) ?? null;
}

/** Fields, and fields of structs in them: an extended asset's quantity, a pair's first. */
function pathsOf(row: unknown): string[][] {
  if (!isRecord(row)) return [];
  return Object.entries(row).flatMap(([field, value]) => [
    [field],
    ...(isRecord(value) ? Object.keys(value).map((inner) => [field, inner]) : []),
  ]);
}

function keyBy({ path, form }: Rule, row: unknown): string | null {
  let value = row;
  for (const field of path) value = isRecord(value) ? value[field] : undefined;
  try {
    const key = forms[form](value);
    return key === null || key > u64Max ? null : key.toString();
  } catch {
    // Not of this form.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
