import type { Browser } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { Wall } from '../../../shared/live/wall.ts'
import { believableWall } from '../../support/believable-wall.ts'
import { sharedBrowser, unseen } from '../../support/browser.ts'
import { startFakeRelay } from '../../support/fake-relay.ts'
import { builtSite } from '../../support/site.ts'
import { openPage } from '../../support/wall-page.ts'

type PageOptions = NonNullable<Parameters<typeof openPage>[2]>

export const second = (): number => Math.floor(Date.now() / 1000)

/** For a whole test file: the wall as it ships; each opened page has a relay of its own, ended with it. */
export const displayStage = () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof builtSite>>
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([sharedBrowser(unseen), builtSite()])
  })

  const serve = (wall = believableWall({ ts: second() })) => startFakeRelay(wall, site.folder)
  const open = async (path: string, { wall, ...options }: PageOptions & { readonly wall?: Wall } = {}) => {
    const relay = await serve(wall)
    const view = await openPage(browser, relay.url + path, options)
    const end = async (): Promise<void> => {
      await view.context.close()
      await relay.stop()
    }
    return { relay, view, page: view.page, [Symbol.asyncDispose]: end }
  }
  return { open, serve, browser: () => browser, build: () => site.build }
}
