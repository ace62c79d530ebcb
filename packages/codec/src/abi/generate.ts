import { CodecError } from '../bytes/error.ts';

/** Thrown by generated code for whatever it does not do itself: the closure-compiled form then gives the value or the error. */
export const unsuited = new CodecError('left to the closures');

/** Beyond this a type's source would cost more than it saves, and a hostile ABI could make it huge. */
export const mostParts = 600;

/** Source of functions that call each other, with the values they refer to. */
export class SourceUnit {
  readonly #constants = new Map<unknown, string>();
  readonly #functions: string[] = [];
  #named = 0;

  /** Name by which the source may refer to a value. */
  constant(value: unknown): string {
    const known = this.#constants.get(value);
    if (known !== undefined) return known;
    const name = `c${this.#constants.size}`;
    this.#constants.set(value, name);
    return name;
  }

  newName(): string {
    return `f${this.#named++}`;
  }

  define(name: string, parameters: string, lines: readonly string[]): void {
    this.#functions.push(`function ${name}(${parameters}) {\n${lines.join('\n')}\n}`);
  }

  /** Compiles the unit; gives its function of that name. All texts of the ABI are in it as JSON string literals only. */
  compile(name: string): unknown {
    // As constants, not parameters, so that the engine knows what is called.
    const constants = [...this.#constants.values()].map((constant, i) => `const ${constant} = constants[${i}];`);
    const body = ['"use strict";', ...constants, ...this.#functions, `return ${name};`].join('\n');
    // oxlint-disable-next-line no-new-func -- only where canGenerate() allows it; see there
    const factory = new Function('constants', body) as (constants: readonly unknown[]) => unknown;
    return factory([...this.#constants.keys()]);
  }
}

let allowed: boolean | null = null;

/**
 * Whether source may become code here. Asked of the engine in Node only: a browser under a strict content security policy
 * would report the attempt as a breach.
 */
export function canGenerate(): boolean {
  allowed ??= isNode() && compiles();
  return allowed;
}

function isNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return process?.versions?.node !== undefined;
}

function compiles(): boolean {
  try {
    // oxlint-disable-next-line no-new-func -- the question itself
    return (new Function('return 1') as () => number)() === 1;
  } catch {
    return false;
  }
}
