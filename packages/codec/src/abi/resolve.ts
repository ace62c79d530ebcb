import { CodecError } from '../bytes/error.ts';
import type { Abi, AbiStruct } from './abi.ts';
import { builtins } from './builtins.ts';

/** Field of a struct, base fields first. */
export interface ResolvedField {
  name: string;
  type: string;
  /** Declared with `$`: may be absent at the end of the data. */
  extension: boolean;
}

export type ResolvedType =
  | { kind: 'builtin'; name: string }
  | { kind: 'array'; of: string; size: number | null }
  | { kind: 'optional'; of: string }
  | { kind: 'struct'; name: string; derived: boolean; fields: readonly ResolvedField[] }
  | { kind: 'variant'; name: string; types: readonly string[] };

const maxSuffixes = 32;
const maxBases = 64;
/** Maximum fields of a struct, base fields included. Real contracts have dozens. */
const maxFields = 1 << 16;
/** Maximum inherited fields over all structs of an ABI: a few bytes of ABI could otherwise expand to gigabytes. */
const maxInherited = 1 << 18;
/** Above the nesting limit of values it does not matter whether they can be empty. */
const maxEmptyDepth = 64;

/**
 * Resolves types of an ABI: follows aliases and flattens bases, once each. Circular aliases or bases, unknown names,
 * zero-length arrays, deeply nested suffixes and excessive field counts throw only when such a type is used.
 */
export class TypeResolver {
  readonly #aliases = new Map<string, string>();
  readonly #structs = new Map<string, Abi['structs'][number]>();
  readonly #variants = new Map<string, readonly string[]>();
  readonly #resolved = new Map<string, ResolvedType>();
  /** Errors of types that do not resolve: each is looked for once, however many names lead to it. */
  readonly #failed = new Map<string, CodecError>();
  readonly #emptiness = new Map<string, boolean>();
  readonly #open = new Set<string>();
  readonly #ownFields = new Map<AbiStruct, ResolvedField[]>();
  #inherited = 0;
  #emptyDepth = 0;

  constructor(abi: Abi) {
    for (const alias of abi.types) this.#aliases.set(alias.new_type_name, alias.type);
    for (const struct of abi.structs) this.#structs.set(struct.name, struct);
    for (const variant of abi.variants) this.#variants.set(variant.name, variant.types);
  }

  /** Resolves a type name. Throws 'Unknown type …' or 'Circular reference in type …'. */
  resolve(type: string): ResolvedType {
    const cached = this.#resolved.get(type);
    if (cached !== undefined) return cached;
    const failure = this.#failed.get(type);
    if (failure !== undefined) throw new CodecError(failure.message);
    const resolved = this.#resolve(type);
    this.#resolved.set(type, resolved);
    return resolved;
  }

  /**
   * Runs `make`, which builds a type from the types in it. Structs and variants link lazily, containers at once, so an
   * alias of a container of itself must fail here.
   */
  nested<T>(type: string, make: (resolved: ResolvedType) => T): T {
    const resolved = this.resolve(type);
    if (this.#open.has(type)) throw new CodecError(`Circular reference in type ${shorten(type)}`);
    if (this.#open.size > maxSuffixes) throw new CodecError(`Type ${shorten(type)} is nested too deep`);
    this.#open.add(type);
    try {
      return make(resolved);
    } finally {
      this.#open.delete(type);
    }
  }

  /** Whether a value of the type can take no bytes. Circular types count as empty, because their values never end. */
  canBeEmpty(type: string): boolean {
    const cached = this.#emptiness.get(type);
    if (cached !== undefined) return cached;
    if (this.#emptyDepth >= maxEmptyDepth) return true;
    this.#emptiness.set(type, true);
    this.#emptyDepth++;
    try {
      const empty = this.#canBeEmpty(this.resolve(type));
      this.#emptiness.set(type, empty);
      return empty;
    } catch (error) {
      this.#emptiness.delete(type);
      throw error;
    } finally {
      this.#emptyDepth--;
    }
  }

  #canBeEmpty(resolved: ResolvedType): boolean {
    if (resolved.kind === 'array') return resolved.size !== null && this.canBeEmpty(resolved.of);
    if (resolved.kind !== 'struct') return false;
    return resolved.fields.every((field) => field.extension || this.canBeEmpty(field.type));
  }

  #resolve(type: string): ResolvedType {
    const followed: string[] = [];
    try {
      const resolved = this.#follow(type, followed);
      // Each alias of a long chain is followed once, whichever of them is resolved first.
      for (const alias of followed) this.#resolved.set(alias, resolved);
      return resolved;
    } catch (error) {
      if (error instanceof CodecError) for (const alias of followed) this.#failed.set(alias, error);
      throw error;
    }
  }

  /** The type behind a chain of aliases; names them in `followed`. */
  #follow(type: string, followed: string[]): ResolvedType {
    for (let name = type; ;) {
      const known = this.#resolved.get(name);
      if (known !== undefined) return known;
      const failure = this.#failed.get(name);
      if (failure !== undefined) throw new CodecError(failure.message);
      const target = builtins.has(name) ? undefined : this.#aliases.get(name);
      if (target === undefined) return this.#plain(name);
      if (followed.length > this.#aliases.size) throw new CodecError(`Circular reference in type ${shorten(type)}`);
      followed.push(name);
      name = target;
    }
  }

  #plain(name: string): ResolvedType {
    if (builtins.has(name)) return { kind: 'builtin', name };
    return this.#container(name) ?? this.#defined(name);
  }

  #container(name: string): ResolvedType | null {
    if (!name.endsWith('?') && !name.endsWith(']')) return null;
    const suffix = /(?:\?|\[(\d{0,7})\])$/.exec(name);
    if (suffix === null) return null;
    if ((name.match(/[?\]]/g) ?? []).length > maxSuffixes)
      throw new CodecError(`Type ${shorten(name)} is nested too deep`);
    const of = name.slice(0, suffix.index);
    if (suffix[0] === '?') return { kind: 'optional', of };
    const size = suffix[1] === '' ? null : Number(suffix[1]);
    // Zero-length arrays take no bytes, so data could contain millions of them.
    if (size === 0) throw new CodecError(`Type ${shorten(name)} has no elements`);
    return { kind: 'array', of, size };
  }

  #defined(name: string): ResolvedType {
    const struct = this.#structs.get(name);
    if (struct !== undefined)
      return { kind: 'struct', name, derived: struct.base !== '', fields: this.#fieldsOf(name) };
    const types = this.#variants.get(name);
    if (types !== undefined) return { kind: 'variant', name, types };
    throw new CodecError(`Unknown type ${shorten(name)}`);
  }

  #fieldsOf(name: string): readonly ResolvedField[] {
    const chain: AbiStruct[] = [];
    let count = 0;
    for (let next = name; next !== '';) {
      const struct = this.#structNamed(next);
      if (struct === undefined) throw new CodecError(`Unknown type ${shorten(next)}`);
      if (chain.includes(struct) || chain.length > maxBases)
        throw new CodecError(`Circular reference in type ${shorten(name)}`);
      chain.unshift(struct);
      count += struct.fields.length;
      next = struct.base;
    }
    if (count > maxFields) throw new CodecError(`Type ${shorten(name)} has too many fields`);
    if (chain.length === 1) return this.#own(chain[0]!);
    this.#inherited += count;
    if (this.#inherited > maxInherited) throw new CodecError(`Type ${shorten(name)} inherits too many fields`);
    return chain.flatMap((struct) => this.#own(struct));
  }

  /** A base may be an alias. */
  #structNamed(name: string): AbiStruct | undefined {
    let next: string | undefined = name;
    for (let followed = 0; next !== undefined && followed <= maxBases; followed++) {
      const struct = this.#structs.get(next);
      if (struct !== undefined) return struct;
      next = this.#aliases.get(next);
    }
    return undefined;
  }

  /** Own fields, without inherited ones; shared by structs with the same base. */
  #own(struct: AbiStruct): ResolvedField[] {
    const cached = this.#ownFields.get(struct);
    if (cached !== undefined) return cached;
    const fields = struct.fields.map(({ name, type }) => {
      const extension = type.endsWith('$');
      return { name, type: extension ? type.slice(0, -1) : type, extension };
    });
    this.#ownFields.set(struct, fields);
    return fields;
  }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
