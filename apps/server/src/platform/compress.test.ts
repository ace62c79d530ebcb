import { expect, test } from 'vitest';
import { acceptedEncoding, compressBody } from './compress.ts';

test('the best accepted encoding', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br');
  expect(acceptedEncoding('GZIP')).toBe('gzip');
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBeNull();
  expect(acceptedEncoding(undefined)).toBeNull();
});

test('small bodies are not compressed', async () => {
  expect(await compressBody(Buffer.alloc(100), 'br')).toBeNull();
  expect((await compressBody(Buffer.alloc(5000), 'br'))!.length).toBeLessThan(100);
});
