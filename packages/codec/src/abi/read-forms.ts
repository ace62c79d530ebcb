import type { ByteReader } from '../bytes/cursor.ts';
import { within } from '../bytes/error.ts';
import { FormSwitch } from './form-switch.ts';

/**
 * Reads a type with closures or generated code. Generated code keeps no path, so on failure or on values it does not
 * handle the closures start over and report the error.
 */
export class ReadForms<T> {
  readonly #type: string;
  readonly #generated: FormSwitch<(reader: ByteReader) => T>;
  readonly #closures: () => (reader: ByteReader) => T;

  /** `closures` is called for each value, because its errors belong to that value. */
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
