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

/** Attributes in action data. */
export type AttributeMap = { key: string; value: Attribute }[];

const maxNameLength = 64;

/** Packs attributes by a schema; fails the action if they do not match it. */
export function pack(ctx: ApplyContext, attributes: AttributeMap, format: readonly AttributeFormat[]): number[] {
  return [...checkCodec(ctx, () => packAttributes([...mapOf(attributes)], format))];
}

/** Unpacks attributes in the order of contracts' inline actions. */
export function unpack(ctx: ApplyContext, data: readonly number[], format: readonly AttributeFormat[]): AttributeMap {
  return listOf(checkCodec(ctx, () => unpackAttributes(Uint8Array.from(data), format)));
}

/** Attributes in the order of contracts' inline actions: by name, without duplicates. */
export function inOrder(attributes: AttributeMap): AttributeMap {
  return listOf(mapOf(attributes));
}

/** Of duplicate attributes the first counts. */
function mapOf(attributes: AttributeMap): Map<string, Attribute> {
  const byName = new Map<string, Attribute>();
  for (const { key, value } of attributes) if (!byName.has(key)) byName.set(key, value);
  return byName;
}

function listOf(attributes: ReadonlyMap<string, Attribute>): AttributeMap {
  const list = [...attributes].map(([key, value]) => ({ key, value, order: toHex(encodeText(key)) }));
  list.sort((a, b) => (a.order < b.order ? -1 : 1));
  return list.map(({ key, value }) => ({ key, value }));
}

/** Names have a maximum length. */
export function checkName(ctx: ApplyContext, attributes: AttributeMap): void {
  const [type, value] = mapOf(attributes).get('name') ?? [];
  if (type !== 'string') return;
  const fits = encodeText(value as string).length <= maxNameLength;
  check(ctx, fits, `Names (attribute with name: "name") can only be ${maxNameLength} characters max`);
}

/** A schema must have known types, unique attribute names, and an attribute `name`. */
export function checkFormat(ctx: ApplyContext, format: readonly AttributeFormat[]): void {
  const names = new Set<string>();
  for (const { name, type } of format) {
    check(ctx, isAttributeType(type), `The type "${type}" is not a valid type`);
    check(ctx, !names.has(name), `There already is an attribute with the name "${name}"`);
    names.add(name);
  }
  const named = format.some(({ name, type }) => name === 'name' && type === 'string');
  check(ctx, named, 'The format has to contain an attribute with the name "name" and the type "string"');
}

function checkCodec<Result>(ctx: ApplyContext, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    ctx.check(false, error.message);
    throw error;
  }
}
