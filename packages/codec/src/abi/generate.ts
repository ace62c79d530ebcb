import { CodecError } from '../bytes/error.ts';

/** Thrown by generated code for values it does not handle; the closures then produce the value or the error. */
export const unsuited = new CodecError('left to the closures');

/** Maximum parts of a type. Above it the source costs more than it saves, and a hostile ABI could make it huge. */
export const maxParts = 600;

/** Source of functions that call each other, with the constants they use. */
export class SourceUnit {
  readonly #constants = new Map<unknown, string>();
  readonly #functions: string[] = [];
  #named = 0;

  /** Returns the name of a constant in the source. */
  constant(value: unknown): string {
    const cached = this.#constants.get(value);
    if (cached !== undefined) return cached;
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

  /**
   * Compiles the unit and returns its function `name`. ABI strings appear in the source as JSON string literals only.
   */
  compile(name: string): unknown {
    // Constants rather than parameters, so that the engine can inline calls.
    const constants = [...this.#constants.values()].map((constant, i) => `const ${constant} = constants[${i}];`);
    const body = ['"use strict";', ...constants, ...this.#functions, `return ${name};`].join('\n');
    // oxlint-disable-next-line no-new-func -- runs only if canGenerate() found it allowed
    const factory = new Function('constants', body) as (constants: readonly unknown[]) => unknown;
    return factory([...this.#constants.keys()]);
  }
}

let allowed: boolean | null = null;

/**
 * Whether code generation is allowed. Tries it in Node only: in a browser with a strict content security policy the
 * attempt would be reported as a violation.
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
    // oxlint-disable-next-line no-new-func -- probes whether the content security policy allows it
    return (new Function('return 1') as () => number)() === 1;
  } catch {
    return false;
  }
}
