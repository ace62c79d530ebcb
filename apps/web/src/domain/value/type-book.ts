import type { Abi } from '@antescope/codec/abi/abi';

/** The types of an ABI without actions and texts: enough to render and enter values. */
export type AbiTypes = Pick<Abi, 'types' | 'structs' | 'variants'>;

export interface ShapeField {
  name: string;
  type: string;
  /** Binary extension: optional at the end of the data. */
  extension: boolean;
}

/** Structure of a type, one level deep. */
export type Shape =
  | { kind: 'leaf'; type: string }
  | { kind: 'array'; of: string; size: number | null }
  | { kind: 'optional'; of: string }
  | { kind: 'struct'; name: string; fields: ShapeField[] }
  | { kind: 'variant'; types: string[] }
  /** Undefined, or defined by itself. */
  | { kind: 'unknown'; type: string };

/** Built-in types. */
export const leafTypes: ReadonlySet<string> = new Set(
  (
    'bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 int128 uint128 varint32 varuint32 float32 float64 float128 ' +
    'time_point time_point_sec block_timestamp_type name bytes string checksum160 checksum256 checksum512 public_key ' +
    'signature symbol symbol_code asset extended_asset bitset'
  ).split(' '),
);

/** Bounds of a hostile ABI; what exceeds them is 'unknown'. Real contracts stay far below. */
const maxSteps = 64;
const maxBases = 64;
const maxFields = 1000;
const maxTypeLength = 256;

/**
 * Looks up types in the browser. The codec does the same and more, but is too large for pages without a form; a hostile
 * ABI (cycles, missing types) ends in 'unknown' here and in an error there.
 */
export class TypeBook {
  readonly #aliases: Map<string, string>;
  readonly #structs: Map<string, AbiTypes['structs'][number]>;
  readonly #variants: Map<string, string[]>;
  readonly #shapes = new Map<string, Shape>();

  constructor(types: AbiTypes) {
    this.#aliases = new Map(types.types.map((alias) => [alias.new_type_name, alias.type]));
    this.#structs = new Map(types.structs.map((struct) => [struct.name, struct]));
    this.#variants = new Map(types.variants.map((variant) => [variant.name, variant.types]));
  }

  shapeOf(type: string): Shape {
    if (type.length > maxTypeLength) return { kind: 'unknown', type };
    const known = this.#shapes.get(type);
    if (known !== undefined) return known;
    const shape = this.#resolve(type);
    this.#shapes.set(type, shape);
    return shape;
  }

  #resolve(type: string): Shape {
    let name = type.endsWith('$') ? type.slice(0, -1) : type;
    for (let step = 0; step < maxSteps; step++) {
      if (leafTypes.has(name)) return { kind: 'leaf', type: name };
      const alias = this.#aliases.get(name);
      if (alias === undefined) return this.#container(name);
      if (alias.length > maxTypeLength) break;
      name = alias;
    }
    return { kind: 'unknown', type };
  }

  /** Whether the ABI defines the type. */
  defines(type: string): boolean {
    return this.#structs.has(type) || this.#variants.has(type) || this.#aliases.has(type);
  }

  /** Whether the name, followed through aliases, is a struct; cheaper than its shape. */
  structNamed(type: string): string | null {
    let name: string | undefined = type;
    for (let step = 0; step < maxSteps && name !== undefined; step++) {
      if (this.#structs.has(name)) return name;
      name = this.#aliases.get(name);
    }
    return null;
  }

  #container(name: string): Shape {
    if (name.endsWith('?')) return { kind: 'optional', of: name.slice(0, -1) };
    const array = /^(.+)\[(\d{0,7})\]$/.exec(name);
    if (array !== null) return { kind: 'array', of: array[1]!, size: array[2] === '' ? null : Number(array[2]) };
    const variant = this.#variants.get(name);
    if (variant !== undefined) return { kind: 'variant', types: variant };
    const fields = this.#fieldsOf(name);
    return fields === null ? { kind: 'unknown', type: name } : { kind: 'struct', name, fields };
  }

  /** Fields of a struct, base fields first; null if a base is missing, cyclic, or exceeds a bound. */
  #fieldsOf(name: string): ShapeField[] | null {
    const chain: AbiTypes['structs'] = [];
    let count = 0;
    for (let next = name; next !== '';) {
      const struct = this.#structs.get(next) ?? this.#structs.get(this.#aliases.get(next) ?? '');
      if (struct === undefined || chain.length > maxBases || chain.includes(struct)) return null;
      count += struct.fields.length;
      if (count > maxFields) return null;
      chain.push(struct);
      next = struct.base;
    }
    return chain.toReversed().flatMap((struct) =>
      struct.fields.map((field) => {
        const extension = field.type.endsWith('$');
        return { name: field.name, type: extension ? field.type.slice(0, -1) : field.type, extension };
      }),
    );
  }
}

/** Strips `[]`, `?` and `$` from a type name. */
export function bareType(type: string): string {
  let end = type.length;
  for (;;) {
    const last = type[end - 1];
    if (last === '$' || last === '?') end--;
    else if (last === ']') {
      let open = end - 2;
      while (open >= 0 && isDigit(type.charCodeAt(open))) open--;
      if (type[open] !== '[') return type.slice(0, end);
      end = open;
    } else return type.slice(0, end);
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
