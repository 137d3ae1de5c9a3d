import { dirname } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
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

/** A headless Chromium: `CHROMIUM`, else the first one of this machine that starts, else the one Playwright knows. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser(root)
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
}
