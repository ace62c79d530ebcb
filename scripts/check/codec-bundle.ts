import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Maximum gzip bytes of the codec on a page that shows an account and a transaction. */
export const maxCodecBytes = 25_000;

/** Bundles codec-page-entry.ts like the web app. `curve`: bundled modules of curve code, which only signatures need. */
export async function measureCodecBundle(root: string): Promise<{ bytes: number; curve: string[] }> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'scripts/check/codec-page-entry.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    bytes: chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    curve: chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => /noble\/curves|codec\/src\/curve/.test(id))),
  };
}
