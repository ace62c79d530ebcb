/**
 * Writes the part of the recordings that belongs into the project: exchanges and state history frames that hold no
 * contract code, no ABI and no contract's texts (those are other people's work). Run: node scripts/make-fixtures.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixture, recordings } from '../fixtures/recordings.ts';

const groupsOfOthers = new Set(['get_code', 'get_raw_code_and_abi', 'get_raw_abi', 'get_abi']);

/** The head of every packed ABI, of every WebAssembly module, and of the setcode and setabi actions of `eosio`. */
const packedMarks = [
  '656f73696f3a3a6162692f',
  '0061736d',
  '0000000000ea305500000040258ab2c2',
  '0000000000ea305500000000b863b2c2',
];

const jsonMarks = ['"setcode"', '"setabi"', 'ricardian', '"structs"', '"abi"', 'eosio::abi'];

/** Blocks of each recorded file that become fixtures, both ends included. */
const frameRanges = [
  { file: 'boot', start: 1, first: 55, last: 400 },
  { file: 'gap', start: 1201, first: 2440, last: 2480 },
  { file: 'load', start: 3088, first: 3130, last: 3137 },
];

const mostBytes = 1_500_000;

function main(): void {
  if (recordings === null) throw new Error('The recordings are needed: set ANTESCOPE_RECORDINGS to their folder');
  mkdirSync(fixture('nodeos'), { recursive: true });
  mkdirSync(fixture('ship'), { recursive: true });
  save('nodeos/requests.ndjson.gz', exchanges(recordings));
  for (const range of frameRanges) {
    save(`ship/${range.file}-${range.first}-${range.last}.frames.gz`, frames(recordings, range));
  }
}

function save(name: string, content: Uint8Array): void {
  const packed = gzipSync(content, { level: 9 });
  if (packed.length > mostBytes) throw new Error(`${name} would have ${packed.length} bytes`);
  writeFileSync(fixture(name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes, ${content.length} unpacked\n`);
}

function exchanges(folder: string): Uint8Array {
  const lines = gunzipSync(readFileSync(join(folder, 'nodeos/requests.ndjson.gz')))
    .toString('utf8')
    .split('\n');
  const kept = lines.filter((line) => line !== '' && isFree(line));
  process.stdout.write(`${kept.length} of ${lines.length - 1} exchanges\n`);
  return Buffer.from(`${kept.join('\n')}\n`);
}

function isFree(line: string): boolean {
  const { group, request, response_text: answer } = JSON.parse(line) as Record<string, string>;
  if (group === undefined || groupsOfOthers.has(group)) return false;
  const text = `${JSON.stringify(request)}${answer}`;
  return ![...jsonMarks, ...packedMarks].some((mark) => text.includes(mark));
}

function frames(folder: string, range: (typeof frameRanges)[number]): Uint8Array {
  const all = gunzipSync(readFileSync(join(folder, `ship/${range.file}.frames.gz`)));
  const kept: Uint8Array[] = [];
  let block = range.start;
  for (let at = 0; at < all.length; block += 1) {
    const end = at + 4 + all.readUInt32LE(at);
    if (block >= range.first && block <= range.last) kept.push(freeFrame(all.subarray(at, end), block));
    at = end;
  }
  return Buffer.concat(kept);
}

/** A frame is taken whole or not at all: a rewritten one would not be what a node sent. */
function freeFrame(frame: Buffer, block: number): Buffer {
  const marks = [
    ...packedMarks.map((mark) => Buffer.from(mark, 'hex')),
    Buffer.from('\u0004code'),
    Buffer.from('ricardian'),
  ];
  if (marks.some((mark) => frame.includes(mark))) throw new Error(`Block ${block} holds contract code or texts`);
  return frame;
}

main();
