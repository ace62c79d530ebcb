import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Writes .gz and .br beside every text asset, so that the server never compresses a file twice. */
function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) precompress(path);
    else if (compressible.test(entry.name)) {
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}

process.env.NODE_ENV = 'production';
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { ssr: 'src/server-entry.tsx' } });
precompress(join(root, 'dist/client'));
