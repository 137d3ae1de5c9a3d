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

/**
 * A headless Chromium: `CHROMIUM`, else the first one of this machine that starts, else the one Playwright knows.
 * @param more further flags, such as those that do without a graphics card's work where nothing is drawn in 3D
 */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = findBrowser(root)
  return chromium.launch({ args: [...args, ...more], ...(executablePath ? { executablePath } : {}) })
}
