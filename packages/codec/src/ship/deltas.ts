import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { readVersion } from '../bytes/wire.ts';

/** Changed rows of a table in a block. */
export interface TableDelta {
  /** 'contract_row', 'permission', …; see rows.ts. */
  name: string;
  rows: DeltaEntry[];
}

export interface DeltaEntry {
  /** False: the row was removed; `data` is its last content. */
  present: boolean;
  /** For decodeDeltaRow; a view of the block's memory. */
  data: Uint8Array;
}

/** Decodes the deltas of a block. Trailing bytes are an error. */
export function decodeDeltas(data: Uint8Array): TableDelta[] {
  const reader = new ByteReader(data);
  const deltas: TableDelta[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) {
    readVersion(reader, 1);
    const name = reader.string();
    const rows: DeltaEntry[] = [];
    for (let rest = reader.arraySize(); rest > 0; rest--)
      rows.push({ present: reader.bool(), data: reader.lengthAndBytes() });
    deltas.push({ name, rows });
  }
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the deltas`);
  return deltas;
}

export function encodeDeltas(deltas: readonly TableDelta[]): Uint8Array {
  const writer = new ByteWriter(4096);
  writer.varuint32(deltas.length);
  for (const delta of deltas) {
    writer.varuint32(0);
    writer.string(delta.name);
    writer.varuint32(delta.rows.length);
    for (const row of delta.rows) {
      writer.bool(row.present);
      writer.lengthAndBytes(row.data);
    }
  }
  return writer.finish();
}
