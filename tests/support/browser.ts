import { dirname } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../platform/launch/browser.mjs'

const root = dirname(dirname(import.meta.dirname))
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For pages whose pixels nobody looks at: layout, style, frames and pointers are as ever, but the pixels of most of a page
 * are never made, for want of memory to put them in. They take a quarter of what opening a page costs. Screenshots show
 * blank tiles.
 */
export const unseen = '--force-gpu-mem-available-mb=1'

/**
 * For pages without 3D: no graphics card's work, and no optimizing compilers, since a page that lives for seconds ends
 * before what they make of it pays.
 */
export const flatPages = ['--disable-gpu', '--js-flags=--no-maglev,--no-turbofan', unseen] as const

const kept = new Map<string, Promise<Browser>>()

/**
 * The browser of this worker, whose test files share it: each closes the contexts that it opened. It ends with the worker.
 * @param more as for `launchBrowser`
 */
export const sharedBrowser = (...more: readonly string[]): Promise<Browser> => {
  const key = more.join(' ')
  const browser = kept.get(key) ?? launchBrowser(more)
  kept.set(key, browser)
  return browser
}

/**
 * A headless Chromium: `CHROMIUM`, else the first one of this machine that starts, else the one Playwright knows.
 * @param more further flags
 * @param env variables beside those of this process
 */
export const launchBrowser = (
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> => {
  const executablePath = findBrowser(root)
  return chromium.launch({
    args: [...args, ...more],
    env: { ...process.env, ...env },
    ...(executablePath ? { executablePath } : {}),
  })
}

/**
 * Keeps what a page asks at addresses like `pattern` from its server; answers what lets it go.
 * @param from a part of the page's own address: what it asks at another one is not kept
 */
export const holdCalls = async (page: Page, pattern: string, from = ''): Promise<() => void> => {
  let letGo = (): void => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    if (route.request().frame().url().includes(from)) await free
    await route.continue()
  })
  return letGo
}
