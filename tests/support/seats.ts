import type { Browser, Page } from 'playwright-core'
import type { Session, Stack } from './stack.ts'

/** What a seat needs of the product: where it is, and who signs in. */
export type Site = Pick<Stack, 'url' | 'remember'> & { readonly signIn: (account: string) => Promise<Session> }

/** Somebody's browser at a page; what opens over it by itself is read and closed. */
export const takeSeat = async (
  browser: Browser,
  site: Site,
  account: string,
  path: string,
  size = { width: 1366, height: 768 },
): Promise<Page> => {
  const context = await browser.newContext({ viewport: size, locale: 'zh-CN', reducedMotion: 'reduce' })
  await site.remember(context, await site.signIn(account))
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addLocatorHandler(page.getByTestId('announcement'), async (shown) => {
    await shown.getByTestId('announcement-read').click()
    await shown.waitFor({ state: 'detached' })
  })
  await page.goto(site.url + path)
  return page
}

/** The drawer of the row that is open. */
export const drawerOf = (page: Page) => page.getByTestId('row-drawer')

/** Presses a transition of the row that is open. */
export const press = (page: Page, transition: string): Promise<void> =>
  drawerOf(page).locator(`.drawer-ways [data-transition="${transition}"]`).click()

/** Sends the dialog of a transition, and waits until it has gone through. */
export const agree = async (page: Page, transition: string): Promise<void> => {
  const dialog = page.getByTestId(`transition-${transition}`)
  await dialog.getByTestId('transition-send').click()
  await dialog.waitFor({ state: 'detached' })
}
