import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface WallPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the page's console, and uncaught exceptions. */
  readonly noise: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** Said by the driver, on a slow machine, when a wall reads the one pixel that proves its 3D picture. */
const readBack = 'GPU stall due to ReadPixels'

/** A page of its own context with stored items set before its scripts run. */
export const openPage = async (
  browser: Browser,
  address: string,
  options: {
    readonly width?: number
    readonly height?: number
    readonly items?: Readonly<Record<string, string>>
    readonly timezoneId?: string
    readonly script?: string
    readonly reducedMotion?: 'reduce'
  } = {},
): Promise<WallPage> => {
  const { width = 1920, height = 1080, items = { 'tw.token': 't1' }, timezoneId, script, reducedMotion } = options
  const context = await browser.newContext({
    viewport: { width, height },
    ...(timezoneId ? { timezoneId } : {}),
    ...(reducedMotion ? { reducedMotion } : {}),
  })
  await context.addInitScript((stored) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, items)
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const noise: string[] = []
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !message.text().includes(readBack)) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error.stack ?? error.message))
  await page.goto(address)
  return { page, context, noise, [Symbol.asyncDispose]: () => context.close() }
}
