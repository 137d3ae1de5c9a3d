import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach } from 'vitest'
import { flatPages, sharedBrowser } from '../../support/browser.ts'
import { emptyPath, type FakeApi, fakePassword, startFakeApi } from '../../support/fake-api.ts'
import { builtSite } from '../../support/site.ts'
import { handBack, lend } from './lent-page.ts'

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Uncaught errors of the page, and messages that a browser prints as errors. */
  readonly noise: string[]
}

/** How long a page is waited for, in milliseconds: as `poll` in the configuration of the tests. */
const patience = 40_000

const appFolder = async (): Promise<string> => (await builtSite()).folder

/** For each test of a file: a fresh fake API, and every page that it opened empty again or closed. @param folderOf what is shown */
export const consoleStage = (folderOf: () => Promise<string> = appFolder) => {
  let browser: Browser
  let site: string
  const state: { api: FakeApi } = {} as { api: FakeApi }
  beforeAll(async () => {
    site = await folderOf()
    browser = await sharedBrowser(...flatPages)
  })
  beforeEach(async () => {
    const api = await startFakeApi(site)
    state.api = api
    return async () => {
      await handBack(browser, api.url + emptyPath)
      api.stop()
    }
  })

  // At rest: each frame of a transition is drawn by the processor.
  const newContext = (size: Size): Promise<BrowserContext> =>
    browser.newContext({ viewport: size, locale: 'zh-CN', reducedMotion: 'reduce' })
  const listen = (page: Page): string[] => {
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(error.message))
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
    return noise
  }
  const visit = async (
    path: string,
    { stored = {}, size = { width: 1366, height: 768 }, context, isFirst = false }: VisitOptions = {},
  ): Promise<Visit> => {
    if (context || isFirst) {
      const used = context ?? (await newContext(size))
      if (!context && Object.keys(stored).length > 0) await seed(used, stored)
      const page = await used.newPage()
      page.setDefaultTimeout(patience)
      const noise = listen(page)
      await page.goto(state.api.url + path)
      return { context: used, page, noise }
    }
    const lent = await lend(() => newContext(size))
    lent.page.setDefaultTimeout(patience)
    await lent.page.setViewportSize(size)
    const empty = state.api.url + emptyPath
    if (lent.page.url() !== empty) await lent.page.goto(empty)
    await lent.page.evaluate((items) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, stored)
    const noise = listen(lent.page)
    await lent.page.goto(state.api.url + path)
    return lent.visit(noise)
  }
  /** A page of someone who signed in before: token and record stand in storage. */
  const visitAs = (account: string, path: string, options: VisitOptions = {}): Promise<Visit> => {
    const token = `s-${account}`
    state.api.sessions.set(token, account)
    const record = JSON.stringify(state.api.records.get(account))
    return visit(path, { ...options, stored: { 'tw.token': token, 'tw.record': record, ...options.stored } })
  }
  return { state, visit, visitAs }
}

type Size = { width: number; height: number }

export interface VisitOptions {
  readonly stored?: Readonly<Record<string, string>>
  readonly size?: Size
  readonly context?: BrowserContext
  /** Nothing is cached, and there is no page to go back to. */
  readonly isFirst?: boolean
}

/** Puts items into local storage before the first page of the context runs; later loads find what the app left there. */
const seed = (context: BrowserContext, items: Readonly<Record<string, string>>): Promise<unknown> =>
  context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http') || document.cookie.includes('seeded')) return
    // biome-ignore lint/suspicious/noDocumentCookie: has to be there before the page's own first line
    document.cookie = 'seeded=1'
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, items)

export const signIn = async (page: Page, account: string, password = fakePassword): Promise<void> => {
  await page.fill('#account', account)
  await page.fill('#password', password)
  await page.press('#password', 'Enter')
}

/** Another address without a new load, as a link of the app leads there. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const items = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
