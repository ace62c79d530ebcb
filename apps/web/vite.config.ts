import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunkName, laterDependencies } from './scripts/chunks.ts';
import { textsPlugin } from './scripts/texts/plugin.ts';

const src = join(import.meta.dirname, 'src');

/** Two builds of one source: the browser's (hashed assets with a manifest) and the server's (run by apps/server). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [textsPlugin(), react(), tailwind()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          ssr: 'src/app/server-entry.tsx',
          minify: false,
          rollupOptions: {
            // One instance of each module in the server process: an error thrown by a package has the class that the
            // bundle tests for with instanceof.
            external: /^@antescope\//,
            // The same names of files as in the browser's build.
            output: { entryFileNames: 'entry-server.js', hashCharacters: 'hex' },
          },
        }
      : {
          outDir: 'dist/client',
          // scripts/build.ts removes what is old.
          emptyOutDir: false,
          manifest: true,
          modulePreload: { polyfill: false, resolveDependencies: laterDependencies },
          rollupOptions: {
            input: ['src/app/client-entry.tsx', 'src/app/wallet-frame.ts'],
            output: {
              codeSplitting: { groups: chunkGroups(src) },
              // The entry names every page's chunks: 28 bits of a hash tell the versions of a chunk apart.
              hashCharacters: 'hex',
              chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(src, facadeModuleId)}-[hash:7].js`,
            },
          },
        }),
  },
  // Third-party modules are bundled: the server starts faster than by loading them from node_modules one by one.
  ssr: { noExternal: true },
}));
