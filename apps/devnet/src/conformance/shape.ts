/**
 * What two JSON answers have in common when only the data differs: keys and their order, kinds of values, and whether an
 * integer is quoted, which by nodeos' rule depends on its size.
 */
export type Kind =
  | 'null'
  | 'boolean'
  | 'integer'
  | 'float'
  | 'time'
  | 'time-sec'
  | 'time-zone'
  | 'key'
  | 'signature'
  | 'asset'
  | 'hash'
  | 'text';

const unquotedMax = 4_294_967_295n;

/** A difference between a recorded answer and ours: path and both values. */
export interface Difference {
  path: string;
  recorded: string;
  ours: string;
}

/** Fields whose content depends on the contract or the caller, not on the node. */
const freeFields = new Set([
  'data',
  'hex_data',
  'params',
  'return_value',
  'return_value_hex_data',
  'return_value_data',
  'return_data',
  'args',
]);

/** Fields that nodeos omits if empty. */
const optionalFields = new Set([
  'core_liquid_balance',
  'params',
  'return_data',
  'return_value_data',
  'producer_authority',
]);

/** First difference in shape between two JSON texts, null without one. */
export function shapeDifference(recordedText: string, ourText: string): Difference | null {
  return compare(parse(recordedText), parse(ourText), '');
}

interface Numeral {
  numeral: string;
}

/** Parses JSON, keeping numbers as text. */
function parse(text: string): unknown {
  const marked = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (token) =>
    token.startsWith('"') ? token : `{"numeral":"${token}"}`,
  );
  return JSON.parse(marked);
}

function compare(recorded: unknown, ours: unknown, path: string): Difference | null {
  const differ = (a: string, b: string): Difference => ({ path, recorded: a, ours: b });
  // null and empty strings mean "none": the other side may have a value.
  if (recorded === null || ours === null || recorded === '' || ours === '') return null;
  if (Array.isArray(recorded) || Array.isArray(ours)) {
    if (!Array.isArray(recorded) || !Array.isArray(ours)) return differ(brief(recorded), brief(ours));
    return compareArrays(recorded, ours, path);
  }
  if (isObject(recorded) && isObject(ours)) return compareObjects(recorded, ours, path);
  const left = isObject(recorded) ? 'object' : kindOf(recorded);
  const right = isObject(ours) ? 'object' : kindOf(ours);
  return left === right ? null : differ(left, right);
}

function compareObjects(
  recorded: Record<string, unknown>,
  ours: Record<string, unknown>,
  path: string,
): Difference | null {
  const names = (object: Record<string, unknown>): string =>
    Object.keys(object)
      .filter((name) => !optionalFields.has(name))
      .join(' ');
  const left = names(recorded);
  const right = names(ours);
  if (left !== right) return { path, recorded: left, ours: right };
  for (const key of Object.keys(recorded)) {
    if (freeFields.has(key) || !Object.hasOwn(ours, key)) continue;
    const difference = compare(recorded[key], ours[key], `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

/** Each of our elements must match one of the recorded ones. */
function compareArrays(recorded: unknown[], ours: unknown[], path: string): Difference | null {
  if (recorded.length === 0) return null;
  for (const [index, element] of ours.entries()) {
    let first: Difference | null = null;
    let alike = false;
    for (const candidate of recorded) {
      const difference = compare(candidate, element, `${path}[${index}]`);
      if (difference === null) {
        alike = true;
        break;
      }
      first ??= difference;
    }
    if (!alike) return first;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isNumeral(value);
}

function isNumeral(value: unknown): value is Numeral {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'numeral';
}

function kindOf(value: unknown): Kind | string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (isNumeral(value)) {
    if (!/^-?\d+$/.test(value.numeral)) return `bare number ${value.numeral}`;
    return BigInt(value.numeral) > unquotedMax ? `unquoted ${value.numeral}` : 'integer';
  }
  return kindOfText(String(value));
}

function kindOfText(text: string): Kind {
  if (/^\d{10,20}$/.test(text) && BigInt(text) > unquotedMax) return 'integer';
  if (/^-?\d+\.\d{17}$/.test(text)) return 'float';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return 'time-zone';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/.test(text)) return 'time';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return 'time-sec';
  if (/^EOS[1-9A-HJ-NP-Za-km-z]{36,50}$/.test(text) || /^PUB_(R1|WA)_/.test(text)) return 'key';
  if (/^SIG_(K1|R1|WA)_/.test(text)) return 'signature';
  if (/^-?\d+(\.\d+)? [A-Z]{1,7}$/.test(text)) return 'asset';
  if (/^[0-9a-f]{64}$/.test(text)) return 'hash';
  return 'text';
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return `array of ${value.length}`;
  return isObject(value) ? 'object' : kindOf(value);
}
