import {
  isAttributeType,
  packAttributes,
  unpackAttributes,
  type Attribute,
  type AttributeFormat,
} from '@antescope/codec/chain/atomic-data';
import { encodeText, toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';

/** Attributes as action data has them. */
export type AttributeMap = { first: string; second: Attribute }[];

const longestName = 64;

/** Packs attributes by a schema; fails the action where they do not fit it. */
export function pack(ctx: ApplyContext, attributes: AttributeMap, format: readonly AttributeFormat[]): Uint8Array {
  return orFail(ctx, () => packAttributes([...mapOf(attributes)], format));
}

/** Attributes of packed data, in the order in which contracts send them on. */
export function unpack(ctx: ApplyContext, data: Uint8Array, format: readonly AttributeFormat[]): AttributeMap {
  return listOf(orFail(ctx, () => unpackAttributes(data, format)));
}

/** The same attributes in the order in which contracts send them on: by name, each once. */
export function inOrder(attributes: AttributeMap): AttributeMap {
  return listOf(mapOf(attributes));
}

/** Of attributes that are given twice, the first counts. */
function mapOf(attributes: AttributeMap): Map<string, Attribute> {
  const found = new Map<string, Attribute>();
  for (const { first, second } of attributes) if (!found.has(first)) found.set(first, second);
  return found;
}

function listOf(attributes: ReadonlyMap<string, Attribute>): AttributeMap {
  const list = [...attributes].map(([first, second]) => ({ first, second, order: toHex(encodeText(first)) }));
  list.sort((a, b) => (a.order < b.order ? -1 : 1));
  return list.map(({ first, second }) => ({ first, second }));
}

/** Names of things have to be short. */
export function checkName(ctx: ApplyContext, attributes: AttributeMap): void {
  const [type, value] = mapOf(attributes).get('name') ?? [];
  if (type !== 'string') return;
  const fits = encodeText(value as string).length <= longestName;
  check(ctx, fits, `Names (attribute with name: "name") can only be ${longestName} characters max`);
}

/** What a schema must be: lines of known types, each name once, a name among them. */
export function checkFormat(ctx: ApplyContext, format: readonly AttributeFormat[]): void {
  const seen = new Set<string>();
  for (const { name, type } of format) {
    check(ctx, isAttributeType(type), `The type "${type}" is not a valid type`);
    check(ctx, !seen.has(name), `There already is an attribute with the name "${name}"`);
    seen.add(name);
  }
  const named = format.some(({ name, type }) => name === 'name' && type === 'string');
  check(ctx, named, 'The format has to contain an attribute with the name "name" and the type "string"');
}

function orFail<Result>(ctx: ApplyContext, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    ctx.check(false, error.message);
    throw error;
  }
}
