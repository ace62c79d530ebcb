import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appOver, chainOver } from '../../../test/app-over.ts';
import { pagePolicy } from '../../platform/security-headers.ts';

const nowhere = 'http://127.0.0.1:9';

test('the wallet frame can be embedded by the operator’s sites only, and contains only its script', async () => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'antescope-client-'));
  mkdirSync(join(clientFolder, '.vite'));
  const manifest = { 'src/app/wallet-frame.ts': { file: 'assets/wallet-frame-1.js' } };
  writeFileSync(join(clientFolder, '.vite/manifest.json'), JSON.stringify(manifest));
  const walletFrame = { origin: 'https://id.example', sites: ['https://wax.example', 'https://eos.example/'] };
  const { fastify } = await appOver([chainOver([nowhere])], { clientFolder, walletFrame });
  const answer = await fastify.inject({ method: 'GET', url: '/wallet-frame' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors https://wax.example https://eos.example",
  );
  expect(answer.body).toContain('data-sites="https://wax.example https://eos.example"');
  expect(answer.body).toContain('src="/assets/wallet-frame-1.js"');
  await fastify.close();
  rmSync(clientFolder, { recursive: true });
});

test('pages may embed that frame only, and none if none is configured', () => {
  expect(pagePolicy('n', [], 'https://id.example/x')).toContain('; frame-src https://id.example;');
  expect(pagePolicy('n')).not.toContain('frame-src');
});
