import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Visit } from './open.ts'

interface Lent {
  readonly page: Page
  visit(noise: string[]): Visit
}

interface Kept {
  readonly context: BrowserContext
  readonly page: Page
  isSpoilt: boolean
}

/** What changes a page or its context beyond the next navigation. */
const spoiling: ReadonlySet<string | symbol> = new Set([
  'addInitScript',
  'clock',
  'close',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
])

const free: Kept[] = []
const lentOut: Kept[] = []

const watched = (kept: Kept): Page =>
  new Proxy(kept.page, {
    get: (page, name) => {
      if (spoiling.has(name)) kept.isSpoilt = true
      const value: unknown = Reflect.get(page, name, page)
      return typeof value === 'function' ? value.bind(page) : value
    },
  })

/**
 * A page of this worker that a test before left as it found it, else a new one: a renderer that is warm, with the app's
 * code compiled, costs half of a new one. A test that does what outlives the next navigation gets a page that is closed
 * after it.
 */
export const lend = async (newContext: () => Promise<BrowserContext>): Promise<Lent> => {
  let kept = free.pop()
  if (!kept) {
    const context = await newContext()
    kept = { context, page: await context.newPage(), isSpoilt: false }
  }
  const one = kept
  lentOut.push(one)
  return {
    page: one.page,
    visit: (noise) => ({
      get context() {
        one.isSpoilt = true
        return one.context
      },
      page: watched(one),
      noise,
    }),
  }
}

/**
 * After a test: pages that were left as they were found are emptied and kept, all other contexts are closed.
 * @param empty address at which nothing runs, of the origin that the next test is likely to have
 */
export const handBack = async (browser: Browser, empty: string): Promise<void> => {
  const emptied = await Promise.all(
    lentOut.splice(0).map(async (one) => {
      if (one.isSpoilt || one.context.pages().length !== 1) return []
      one.page.removeAllListeners()
      const isEmpty = await one.page.goto(empty, { timeout: 3000 }).then(
        () => true,
        () => false,
      )
      // Nothing of the next page lies under the pointer.
      await one.page.mouse.move(-1, -1)
      return isEmpty ? [one] : []
    }),
  )
  free.push(...emptied.flat())
  const kept = new Set(free.map(({ context }) => context))
  await Promise.all(browser.contexts().map((context) => (kept.has(context) ? undefined : context.close())))
}
