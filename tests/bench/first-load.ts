import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import type { Stack } from '../support/stack.ts'
import type { BenchResult } from './result.ts'

const reactForm = `import { createRoot } from 'react-dom/client'
import { createElement as h, useState } from 'react'
const Form = () => { const [v, set] = useState(''); return h('form', null, h('input', { value: v, onChange: (e) => set(e.target.value) }), h('input', { type: 'password' }), h('button')) }
createRoot(document.body).render(h(Form))`

const floorBytes = async (): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: reactForm, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

interface Loaded {
  readonly bytes: number
  readonly requests: number
  /** Bytes that had come before the first live number stood on the page. */
  readonly early: number
}

/** Everything that a first visit of `path` loads, gzip 9, until the page is quiet. */
const firstLoad = async (
  stack: Stack,
  browser: Browser,
  path: string,
  account: string | null,
  ready: string,
): Promise<Loaded> => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  if (account) await stack.remember(context, await stack.signIn(account))
  const page = await context.newPage()
  const sizes: { at: number; bytes: number }[] = []
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (!url.protocol.startsWith('http') || url.pathname.startsWith('/api/') || url.pathname.startsWith('/socket.io'))
      return
    const at = performance.now()
    pending.push(
      response.body().then(
        (body) =>
          void sizes.push({
            at,
            bytes: /font/.test(response.headers()['content-type'] ?? '')
              ? body.length
              : gzipSync(body, { level: 9 }).length,
          }),
        () => {},
      ),
    )
  })
  await page.goto(stack.url + path)
  await page.waitForSelector(ready)
  const readyAt = performance.now()
  await page.waitForTimeout(4000)
  await Promise.all(pending)
  await context.close()
  const sum = (list: typeof sizes): number => list.reduce((total, entry) => total + entry.bytes, 0)
  return { bytes: sum(sizes), requests: sizes.length, early: sum(sizes.filter((entry) => entry.at <= readyAt)) }
}

export const benchFirstLoad = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const floor = (await floorBytes()) / 1000
  const floorIs = 'React 19 and a form'
  const row = (name: string, bytes: number, goal: string): BenchResult => ({
    name,
    unit: 'kB gz',
    value: bytes / 1000,
    floor,
    floorIs,
    ratio: bytes / 1000 / floor,
    goal,
  })
  const login = await firstLoad(stack, browser, '/login', null, 'input[type=password]')
  const office = await firstLoad(stack, browser, '/console', 'leader', '[data-metric=M01]')
  const wall = await firstLoad(stack, browser, '/dataDisplay/index', 'wall', '[data-zone=hero] [data-metric=M01]')
  return [
    row(`first load: login (${login.requests} requests)`, login.bytes, '110 kB, 8 requests'),
    row(`first load: dashboard (${office.requests} requests)`, office.bytes, '293 kB'),
    row(`first load: wall (${wall.requests} requests)`, wall.bytes, '420 kB'),
    row('first load: wall, before the first live number', wall.early, '90 kB'),
  ]
}
