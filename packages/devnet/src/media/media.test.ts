import { crc32, inflateSync } from 'node:zlib';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { describe, expect, test } from 'vitest';
import { directoryContent, fileContent } from './content-id.ts';
import { MediaLibrary } from './library.ts';
import { pdf } from './paper.ts';

describe('media', () => {
  const library = new MediaLibrary('test');
  const bytesOf = (id: string): Buffer => Buffer.from(library.files.get(id)!.bytes);

  test('have the ids that IPFS gives them', () => {
    expect(fileContent(encodeText('hello world\n')).id).toBe('QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o');
    expect(directoryContent(new Map()).id).toBe('QmUNLLsPACCz1vLxQVkXqqLX5R1X345qqfHbsf67hvA3Nn');
    for (const [id, { bytes }] of library.files) if (!id.includes('/')) expect(fileContent(bytes).id).toBe(id);
    expect(library.files.has(`${library.album}/3.png`)).toBe(true);
  });

  test('are the same for the same seed, others for another, and small', () => {
    expect([...new MediaLibrary('test').files.keys()]).toEqual([...library.files.keys()]);
    expect(new MediaLibrary('other').pictures).not.toEqual(library.pictures);
    for (const { bytes } of library.files.values()) expect(bytes.length).toBeLessThan(20_000);
  });

  test('of PNG have chunks with their checksums, and as many lines as they say', () => {
    const png = bytesOf(library.pictures[0]!);
    let at = 8;
    const chunks = new Map<string, Buffer>();
    while (at < png.length) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
      chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
      at += 12 + length;
    }
    const header = chunks.get('IHDR')!;
    const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
    expect(inflateSync(chunks.get('IDAT')!).length).toBe((1 + width / 4) * height);
    expect(chunks.has('IEND')).toBe(true);
  });

  test('of PDF point to their objects, GLB and WAV say how long they are', () => {
    const text = Buffer.from(pdf(['Title', 'line'])).toString('latin1');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    expect(offsets.map((at, i) => text.startsWith(`${i + 1} 0 obj`, at))).toEqual([true, true, true, true, true]);
    for (const id of library.models) expect(bytesOf(id).readUInt32LE(8)).toBe(bytesOf(id).length);
    for (const id of library.sounds) expect(bytesOf(id).readUInt32LE(4)).toBe(bytesOf(id).length - 8);
  });
});
