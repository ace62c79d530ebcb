import type { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { generatePicker } from './generate-read.ts';
import { ReadForms } from './read-forms.ts';
import { pickFields } from './skip.ts';
import type { Compilers } from './type-codec.ts';

/** Reads some fields of a struct. The reader's position afterwards is unspecified. */
export type Picker = (reader: ByteReader) => Record<string, unknown>;

/** See CompiledAbi.picker. */
export function makePicker(compilers: Compilers, type: string, names: readonly string[]): Picker {
  const { resolver, decoders, skippers, hotAfter } = compilers;
  const resolved = resolver.resolve(type);
  if (resolved.kind !== 'struct') throw new CodecError('Fields can only be picked from a struct').within(type);
  const wanted = new Set(names);
  for (const name of wanted) {
    if (!resolved.fields.some((field) => field.name === name))
      throw new CodecError(`Unknown field ${name}`).within(type);
  }
  const closures = pickFields(resolved.fields, wanted, decoders, skippers);
  const forms = new ReadForms<Record<string, unknown>>(
    type,
    hotAfter,
    () => generatePicker(resolver, type, resolved.fields, wanted),
    () => closures,
  );
  return (reader) => forms.run(reader);
}
