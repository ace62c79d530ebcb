import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild === true
      ? {
          outDir: 'dist/server',
          ssr: 'src/server-entry.tsx',
          minify: false,
          rollupOptions: { output: { entryFileNames: 'entry-server.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          rollupOptions: { input: 'src/client-entry.tsx' },
        }),
  },
  ssr: { noExternal: true },
}));
