/**
 * Extracts the fixtures from the recordings: exchanges and state history frames without contract code, ABIs and Ricardian
 * texts, which have other authors. Run: node scripts/make-fixtures.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixture, recordings } from '../fixtures/recordings.ts';

const excludedGroups = new Set(['get_code', 'get_raw_code_and_abi', 'get_raw_abi', 'get_abi']);

/** Prefixes of packed ABIs, WebAssembly modules, and the setcode and setabi actions of `eosio`. */
const packedMarks = [
  '656f73696f3a3a6162692f',
  '0061736d',
  '0000000000ea305500000040258ab2c2',
  '0000000000ea305500000000b863b2c2',
];

const jsonMarks = ['"setcode"', '"setabi"', 'ricardian', '"structs"', '"abi"', 'eosio::abi'];

/** Blocks of each recorded file that become fixtures, inclusive. */
const frameRanges = [
  { file: 'boot', start: 1, first: 55, last: 400 },
  { file: 'gap', start: 1201, first: 2440, last: 2480 },
  { file: 'load', start: 3088, first: 3130, last: 3137 },
];

const maxBytes = 1_500_000;

function main(): void {
  if (recordings === null) throw new Error('Requires the recordings: set ANTESCOPE_RECORDINGS to their folder');
  mkdirSync(fixture('nodeos'), { recursive: true });
  mkdirSync(fixture('ship'), { recursive: true });
  save('nodeos/requests.ndjson.gz', exchanges(recordings));
  for (const range of frameRanges) {
    save(`ship/${range.file}-${range.first}-${range.last}.frames.gz`, frames(recordings, range));
  }
}

function save(name: string, content: Uint8Array): void {
  const packed = gzipSync(content, { level: 9 });
  if (packed.length > maxBytes) throw new Error(`${name} would have ${packed.length} bytes`);
  writeFileSync(fixture(name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes, ${content.length} unpacked\n`);
}

function exchanges(folder: string): Uint8Array {
  const lines = gunzipSync(readFileSync(join(folder, 'nodeos/requests.ndjson.gz')))
    .toString('utf8')
    .split('\n');
  const selected = lines.filter((line) => line !== '' && isAllowed(line));
  process.stdout.write(`${selected.length} of ${lines.length - 1} exchanges\n`);
  return Buffer.from(`${selected.join('\n')}\n`);
}

function isAllowed(line: string): boolean {
  const { group, request, response_text: answer } = JSON.parse(line) as Record<string, string>;
  if (group === undefined || excludedGroups.has(group)) return false;
  const text = `${JSON.stringify(request)}${answer}`;
  return ![...jsonMarks, ...packedMarks].some((mark) => text.includes(mark));
}

function frames(folder: string, range: (typeof frameRanges)[number]): Uint8Array {
  const all = gunzipSync(readFileSync(join(folder, `ship/${range.file}.frames.gz`)));
  const selected: Uint8Array[] = [];
  let block = range.start;
  for (let at = 0; at < all.length; block += 1) {
    const end = at + 4 + all.readUInt32LE(at);
    if (block >= range.first && block <= range.last) selected.push(checkedFrame(all.subarray(at, end), block));
    at = end;
  }
  return Buffer.concat(selected);
}

/** Throws if the frame contains contract code: frames are never rewritten. */
function checkedFrame(frame: Buffer, block: number): Buffer {
  const marks = [
    ...packedMarks.map((mark) => Buffer.from(mark, 'hex')),
    Buffer.from('\u0004code'),
    Buffer.from('ricardian'),
  ];
  if (marks.some((mark) => frame.includes(mark))) throw new Error(`Block ${block} contains contract code or texts`);
  return frame;
}

main();
