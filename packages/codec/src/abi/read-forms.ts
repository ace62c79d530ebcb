import type { ByteReader } from '../bytes/cursor.ts';
import { within } from '../bytes/error.ts';
import { FormSwitch } from './form-switch.ts';

/**
 * One way to read a type, in both forms. Closures say what is wrong with a value: generated code keeps no path, so where it
 * fails, or meets what it was not made for, the closures start over.
 */
export class ReadForms<T> {
  readonly #type: string;
  readonly #generated: FormSwitch<(reader: ByteReader) => T>;
  readonly #closures: () => (reader: ByteReader) => T;

  /** `closures` is asked anew each time, because what it throws belongs to the value. */
  constructor(
    type: string,
    hotAfter: number,
    generate: () => ((reader: ByteReader) => T) | null,
    closures: () => (reader: ByteReader) => T,
  ) {
    this.#type = type;
    this.#generated = new FormSwitch(hotAfter, generate);
    this.#closures = closures;
  }

  run(reader: ByteReader): T {
    const generated = this.#generated.current ?? this.#generated.use();
    const { pos, depth, emptyValues } = reader;
    if (generated !== null) {
      try {
        return generated(reader);
      } catch {
        reader.pos = pos;
        reader.depth = depth;
        reader.emptyValues = emptyValues;
      }
    }
    try {
      return this.#closures()(reader);
    } catch (error) {
      throw within(error, this.#type);
    } finally {
      reader.depth = depth;
    }
  }
}
