import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Wall } from '../../../shared/live/wall.ts'
import { believableWall } from '../../support/believable-wall.ts'
import { launchBrowser } from '../../support/browser.ts'
import { buildDisplay } from '../../support/display-build.ts'
import { startFakeRelay } from '../../support/fake-relay.ts'
import { openPage } from '../../support/wall-page.ts'

type PageOptions = NonNullable<Parameters<typeof openPage>[2]>

export const second = (): number => Math.floor(Date.now() / 1000)

/** For a whole test file: one browser and one build of the wall; each opened page has a relay of its own, ended with it. */
export const displayStage = () => {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
  let browser: Browser
  let built: Awaited<ReturnType<typeof buildDisplay>>
  beforeAll(async () => {
    ;[browser, built] = await Promise.all([launchBrowser(), buildDisplay()])
  })
  afterAll(async () => {
    await browser?.close()
    await built?.remove()
  })

  const serve = (wall = believableWall({ ts: second() })) => startFakeRelay(wall, built.folder)
  const open = async (path: string, { wall, ...options }: PageOptions & { readonly wall?: Wall } = {}) => {
    const relay = await serve(wall)
    const view = await openPage(browser, relay.url + path, options)
    const end = async (): Promise<void> => {
      await view.context.close()
      await relay.stop()
    }
    return { relay, view, page: view.page, [Symbol.asyncDispose]: end }
  }
  return { open, serve, browser: () => browser }
}
