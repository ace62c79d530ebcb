import { CodecError } from '../bytes/error.ts';
import { maxDepth } from '../bytes/cursor.ts';
import { maxParts } from './generate.ts';
import type { TypeResolver } from './resolve.ts';

/** What code generation needs to know about a type and the types in it. */
export interface Shape {
  /** Its structs and variants may nest beyond the limit, so depth must be counted. */
  counted: boolean;
}

/**
 * Shape of a type; null if it is left to closures: parts are unknown or can be empty, or there are too many. Empty
 * values must be counted one by one, and an unknown part is an error only when a value reaches it.
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

/** Maximum directly nested containers; above it closures decide whether that is too deep. */
const maxContainers = 16;

class Survey {
  readonly #resolver: TypeResolver;
  readonly #depths = new Map<string, number>();
  /** Types being surveyed, and the depth of structs and variants around each. */
  readonly #open = new Map<string, number>();
  #parts = 0;

  constructor(resolver: TypeResolver) {
    this.#resolver = resolver;
  }

  /** Nesting depth of structs and variants in a type; Infinity if it contains itself. */
  depth(type: string, around: number, containers: number): number {
    const cached = this.#depths.get(type);
    if (cached !== undefined) return cached;
    const opened = this.#open.get(type);
    // A container of only itself is invalid.
    if (opened === around || containers > maxContainers) throw new CodecError('circular');
    if (opened !== undefined) return Infinity;
    if (around > 2 * maxDepth || ++this.#parts > maxParts) throw new CodecError('too large');
    if (this.#resolver.canBeEmpty(type)) throw new CodecError('may be empty');
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
