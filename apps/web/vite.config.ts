import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Icons that neither the shell nor home nor an account shows: they travel with the first page that does. */
const laterIcons =
  'box|chevron-left|chevron-right|download|external-link|file-text|image-off|log-out|music|pause|play|plus|send|shield-check|user-round';

/** Modules of the shell, of lists and facts, and of what leads to each page; beside `apps/web/src`. */
const everywhere = [
  'ui/(?!price-|json-text|dialog|use-open)',
  'shell/(?!install/install-banner|keyboard/keyboard-help|menu/|.*/words/)',
  'lib/site/(?!pages)',
  'lib/time',
  'lib/boot',
  'lib/page/',
  'lib/http\\.ts',
  'lib/own-node/settings',
  'lib/realtime/(?!poll-blocks|follow-actions|pulse)',
  '(?:pages|shell|wallet)/(?:\\w[^/]*/)?words\\.ts',
  'domain/(?!changes|proof)\\w[^/]*/words\\.ts',
  'domain/search',
  'domain/action/(?!status-chip|further/(?:families|words/|registry|family))',
  'domain/not-found',
  'domain/favorites',
  'domain/live',
  'domain/account/(?:hover-card-host|resource-figures|balances)',
];

/**
 * Few chunks: what every page needs is two files (framework and app), each page, each language and the wallet are more.
 * Without groups every small shared module would be a request of its own.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|seroval|use-sync-external-store)\//,
  },
  {
    name: 'app',
    test: new RegExp(
      [
        `apps/web/src/(?:${everywhere.join('|')})(?!/(?:private-key|search-page))`,
        `node_modules/lucide-react/dist/esm/(?!icons/(?:${laterIcons})\\.)`,
        'packages/sources/src/(?:realtime/(?:realtime-client|reconnect|poll-head)|core/outcome)',
      ].join('|'),
    ),
  },
  {
    name: 'later-icons',
    test: new RegExp(`node_modules/lucide-react/dist/esm/icons/(?:${laterIcons})\\.`),
  },
  { name: 'amounts', test: /packages\/(?:economics\/|codec\/src\/(?:asset|symbol|error)\.ts)/ },
];

/** Two builds of one source: the browser's (hashed assets with a manifest) and the server's (one self-contained module). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [react(), tailwind()],
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
          rollupOptions: { output: { entryFileNames: 'entry-server.js' } },
        }
      : {
          outDir: 'dist/client',
          // scripts/build.ts removes what is old.
          emptyOutDir: false,
          manifest: true,
          modulePreload: { polyfill: false },
          rollupOptions: {
            input: ['src/app/client-entry.tsx', 'src/app/wallet-frame.ts'],
            output: {
              codeSplitting: { groups: chunkGroups },
              // The entry names every chunk there is, so that each bit of a hash is paid for a few hundred times; 28 of
              // them tell one version of a chunk from the next.
              hashCharacters: 'hex',
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        }),
  },
  ssr: { noExternal: true },
}));
