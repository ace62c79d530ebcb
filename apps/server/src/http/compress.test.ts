import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compressStream, compressWhole } from './compress.ts';

test('the best encoding that is really accepted', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br');
  expect(acceptedEncoding('GZIP')).toBe('gzip');
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBeNull();
  expect(acceptedEncoding(undefined)).toBeNull();
});

test('what is rendered first is sent first, before the rest exists', async () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  const packed = compressStream(body, 'br');
  const parts: Buffer[] = [];
  packed.on('data', (part: Buffer) => parts.push(part));
  controller.enqueue(Buffer.from('<html>head'));
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  controller.enqueue(Buffer.from('rest</html>'));
  controller.close();
  await new Promise((done) => packed.on('end', done));
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe('<html>headrest</html>');
});

test('a page that breaks off ends broken, and a reader that leaves stops the rendering', async () => {
  const breaking = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('render')) });
  await expect(compressStream(breaking, 'gzip').toArray()).rejects.toThrow();
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => void (cancelled = true),
  });
  const left = compressStream(endless, null);
  left.on('error', () => {});
  left.destroy();
  await expect.poll(() => cancelled).toBe(true);
});

test('small answers stay as they are', async () => {
  expect(await compressWhole(Buffer.alloc(100), 'br')).toBeNull();
  expect((await compressWhole(Buffer.alloc(5000), 'br'))!.length).toBeLessThan(100);
});
