import { concat, encodeText } from '@antescope/codec/bytes/bytes';
import { encodeBase58 } from '@antescope/codec/bytes/checked-base58';
import { sha256 } from '@antescope/codec/bytes/hash';

/*
 * IPFS content ids, version 0 ('Qm…'): base58 of the sha256 of a DAG node. A node is a protobuf message of links and
 * data; its data is a UnixFS message.
 */

const file = 2;
const directory = 1;

/** A named link in a directory. */
interface Entry {
  readonly name: string;
  readonly id: string;
  readonly hash: Uint8Array;
  readonly size: number;
}

/** Id and sizes of a file or directory. */
export interface Content {
  readonly id: string;
  readonly hash: Uint8Array;
  /** Bytes of the node and everything it links to. */
  readonly size: number;
}

/** Node of a single-chunk file (up to 256 KiB), as `ipfs add` creates it. */
export function fileContent(bytes: Uint8Array): Content {
  const unixFs = concat(tagged(0x08, file), field(0x12, bytes), tagged(0x18, bytes.length));
  return contentOf(field(0x0a, unixFs), 0);
}

/** Node of a directory. */
export function directoryContent(files: ReadonlyMap<string, Content>): Content {
  const entries: Entry[] = [...files].map(([name, content]) => ({ name, ...content }));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const links = entries.map(({ name, hash, size }) =>
    field(0x12, concat(field(0x0a, hash), field(0x12, encodeText(name)), tagged(0x18, size))),
  );
  const node = concat(...links, field(0x0a, tagged(0x08, directory)));
  return contentOf(
    node,
    entries.reduce((sum, { size }) => sum + size, 0),
  );
}

function contentOf(node: Uint8Array, linked: number): Content {
  // 0x12 is sha256, 0x20 its length.
  const hash = concat(Uint8Array.of(0x12, 0x20), sha256(node));
  return { id: encodeBase58(hash), hash, size: node.length + linked };
}

/** A length-delimited protobuf field. */
function field(tag: number, bytes: Uint8Array): Uint8Array {
  return concat(tagged(tag, bytes.length), bytes);
}

function tagged(tag: number, value: number): Uint8Array {
  const bytes = [tag];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}
