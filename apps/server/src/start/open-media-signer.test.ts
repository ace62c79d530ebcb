import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMediaSigner } from './open-media-signer.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-media-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const url = 'https://media.example.org/a.png';

test('the secret stays in the data directory, readable by its owner only: signatures survive a restart', () => {
  const signature = openMediaSigner(folder).sign(url);
  expect(signature).toMatch(/^[\w-]{43}$/);
  const path = join(folder, 'media.key');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path)).toHaveLength(32);
  const again = openMediaSigner(folder);
  expect(again.isSigned(url, signature)).toBe(true);
  expect(again.isSigned(`${url}?`, signature)).toBe(false);
  expect(again.isSigned(url, signature.toUpperCase())).toBe(false);
});

test('two installations have different secrets', () => {
  const other = mkdtempSync(join(tmpdir(), 'antescope-media-'));
  expect(openMediaSigner(other).isSigned(url, openMediaSigner(folder).sign(url))).toBe(false);
  rmSync(other, { recursive: true });
});

test('a damaged secret stops the start', () => {
  writeFileSync(join(folder, 'media.key'), 'short');
  expect(() => openMediaSigner(folder)).toThrow(StartError);
});
