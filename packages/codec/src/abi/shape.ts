import { CodecError } from '../bytes/error.ts';
import { maxDepth } from '../bytes/cursor.ts';
import { mostParts } from './generate.ts';
import type { TypeResolver } from './resolve.ts';

/** What generated code needs to know of a type and all types in it beforehand. */
export interface Shape {
  /** Structs and variants in it may nest deeper than any value may, so that the depth has to be counted. */
  counted: boolean;
}

/**
 * Shape of a type, or null where it is left to closures: it has parts that do not exist or that can be empty, or too many.
 * Empty values have to be counted one by one, and what does not exist is an error only when a value gets there.
 */
export function shapeOf(resolver: TypeResolver, type: string): Shape | null {
  const survey = new Survey(resolver);
  try {
    const depth = survey.depth(type, 0, 0);
    return { counted: depth > maxDepth };
  } catch {
    return null;
  }
}

/** Containers directly within containers beyond which closures say whether that is too deep. */
const mostContainers = 16;

class Survey {
  readonly #resolver: TypeResolver;
  readonly #depths = new Map<string, number>();
  /** Types that are being surveyed, and how many structs and variants were around each. */
  readonly #open = new Map<string, number>();
  #parts = 0;

  constructor(resolver: TypeResolver) {
    this.#resolver = resolver;
  }

  /** How many structs and variants lie within each other in a type; Infinity for one that contains itself. */
  depth(type: string, around: number, containers: number): number {
    const known = this.#depths.get(type);
    if (known !== undefined) return known;
    const opened = this.#open.get(type);
    // A container of nothing but itself is no type.
    if (opened === around || containers > mostContainers) throw new CodecError('circular');
    if (opened !== undefined) return Infinity;
    if (around > 2 * maxDepth || ++this.#parts > mostParts) throw new CodecError('too large');
    if (this.#resolver.mayBeEmpty(type)) throw new CodecError('may be empty');
    this.#open.set(type, around);
    const depth = this.#within(type, around, containers);
    this.#open.delete(type);
    this.#depths.set(type, depth);
    return depth;
  }

  #within(type: string, around: number, containers: number): number {
    const resolved = this.#resolver.resolve(type);
    if (resolved.kind === 'builtin') return 0;
    if (resolved.kind === 'array' || resolved.kind === 'optional')
      return this.depth(resolved.of, around, containers + 1);
    const parts = resolved.kind === 'struct' ? resolved.fields.map((field) => field.type) : resolved.types;
    this.#parts += parts.length;
    let deepest = 0;
    for (const part of parts) deepest = Math.max(deepest, this.depth(part, around + 1, 0));
    return deepest + 1;
  }
}
