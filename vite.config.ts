import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { pages } from './platform/build/pages.ts'
import { tokenStyles } from './platform/build/tokens.ts'
import { buildId } from './platform/launch/build-id.mjs'

const relay = process.env.RELAY_URL ?? 'http://127.0.0.1:8081'

/**
 * What both apps load first is one file, and what the console loads first another, so that the login page stays within
 * eight requests. `base` comes first, since a group takes along what its modules import: zod, the access rules and what
 * uses them belong to the console alone, the wall shows its first number without.
 */
const sides = '[\\\\/]'
export const chunkGroups = [
  {
    name: 'base',
    test: new RegExp(
      `node_modules${sides}(react|react-dom|scheduler)${sides}|${sides}shared${sides}(theme|i18n${sides}(base|texts)|api${sides}envelope|record${sides}keys)|preload-helper|virtual:tokens`,
    ),
    minShareCount: 2,
    priority: 20,
    tags: ['$initial' as const],
  },
  {
    name: 'console-core',
    test: new RegExp(
      `${sides}console${sides}(state|i18n|http|ui)${sides}|node_modules${sides}(zod|zustand)${sides}|${sides}shared${sides}(?!live|format|time${sides}zone|metrics|geo|i18n${sides}common)`,
    ),
    minShareCount: 2,
    priority: 10,
    tags: ['$initial' as const],
  },
]

/** One build for both apps: they share an origin, a theme and every chunk of React that both load. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  cacheDir: 'node_modules/.vite',
  plugins: [
    react(),
    tokenStyles(),
    pages(),
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
      input: { display: 'display/index.html', console: 'console/index.html' },
      output: { codeSplitting: { groups: chunkGroups } },
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
