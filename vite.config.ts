import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { aliases } from './platform/build/aliases.ts'
import { chunkGroups } from './platform/build/chunks.ts'
import { outlines } from './platform/build/outlines.ts'
import { pages } from './platform/build/pages.ts'
import { sizeExpressions } from './platform/build/size-expressions.ts'
import { tokenStyles } from './platform/build/tokens.ts'
import { buildId } from './platform/launch/build-id.mjs'

const relay = process.env.RELAY_URL ?? 'http://127.0.0.1:8081'

/** One build for both apps: they share an origin, a theme and every chunk of React that both load. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  cacheDir: 'node_modules/.vite',
  resolve: { alias: aliases(import.meta.dirname) },
  plugins: [
    react(),
    tokenStyles(),
    pages(),
    outlines(),
    sizeExpressions(import.meta.dirname),
    compression({
      include: /\.(js|css|html|svg|json)$/,
      threshold: 1024,
      logLevel: 'silent',
      algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
    }),
  ],
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? buildId(import.meta.dirname)) },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        display: 'display/index.html',
        console: 'console/index.html',
        'wall-worker': 'display/worker/wall-worker.ts',
      },
      output: {
        // A worker is found again by its name: its browser asks for it anew.
        entryFileNames: ({ name }) => (name === 'wall-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups(import.meta.dirname) },
      },
    },
  },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    proxy: {
      '/api': relay,
      '/private': relay,
      '/socket.io': { target: relay, ws: true },
    },
  },
})
