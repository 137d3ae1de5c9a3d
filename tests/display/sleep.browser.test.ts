import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { childrenOf } from '../support/stack.ts'
import { openPage } from '../support/wall-page.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const random = randomOf(42)
/** Longer than what is late. */
const SLEEP_MS = 5000
const PUSHES = 50

/** A process and all that came of it. */
const familyOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

test('[W73] a box that slept says how old its picture is, and is exact without a fresh start once it has its line', {
  tags: ['long'],
}, async () => {
  const relay = await stage.serve()
  const others = new Set(childrenOf(process.pid))
  const browser = await launchBrowser()
  const { page } = await openPage(browser, `${relay.url}/dataDisplay/index?tier=2d&drift=0`)
  const family = childrenOf(process.pid)
    .filter((pid) => !others.has(pid))
    .flatMap(familyOf)
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const pid of family) process.kill(pid, name)
  }
  let loads = 0
  page.on('load', () => loads++)
  const age = () => page.locator('.wall').getAttribute('data-age')
  const hero = () => page.locator('[data-metric="M01"]').getAttribute('data-value')
  const newest = (): string => String(relay.wall().zones.hero?.gmv_amt)
  /** All of the box stands still while orders go on. */
  const asleep = async (): Promise<void> => {
    signal('SIGSTOP')
    for (let n = 0; n < PUSHES; n++) {
      relay.push(withOrder(relay.wall(), 100 + n, second(), random))
      await sleep(SLEEP_MS / PUSHES)
    }
    signal('SIGCONT')
  }
  const isExact = async (): Promise<void> => {
    await expect.poll(hero).toBe(newest())
    await expect.poll(age).toBe('live')
    await expect.poll(() => page.locator('[data-zone="feed"] li:not([data-out])').count()).toBe(5)
  }
  await isExact()

  // A nap that its connection outlives.
  await asleep()
  await isExact()
  expect(relay.handshakes).toBe(1)

  // A sleep after which it finds its connection dead, and for a while nobody to talk to.
  const shown = newest()
  relay.cut(false)
  await asleep()
  await expect.poll(age).not.toBe('live')
  expect(await hero()).toBe(shown)
  relay.cut(true)
  await isExact()
  expect(await page.locator('.feed-in').count()).toBe(0)
  expect(loads).toBe(0)
  await browser.close()
  await relay.stop()
})
