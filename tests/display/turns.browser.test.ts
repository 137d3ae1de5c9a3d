import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hurried } from '../support/hurried.ts'
import { displayStage } from './support/open.ts'

const stage = displayStage()

/** Timers hasten with the page's clock, so that a turn of 20 s takes as many tenths. */
const hastened = `${hurried}
{ const own = setTimeout, hurry = window.hurry
  let times = 1
  window.hurry = (by) => { times = by; hurry(by) }
  window.setTimeout = (run, ms = 0, ...rest) => own(run, ms / times, ...rest) }`

const open = async (query: string) => {
  const wall = await stage.open(`/dataDisplay/index?tier=2d&${query}`, { script: hastened })
  await wall.page.locator('[data-zone="trend"] canvas').waitFor()
  return wall
}

/** What is written down of each turn in the very task of its change: what fades there, in milliseconds, and what is seen at all. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const turns: { zone: string; fades: (readonly [string, unknown])[]; seen: (string | null)[] }[] = []
    Object.assign(window, { turns })
    const note = (zone: string): void => {
      const fades = document.getAnimations().flatMap((one) => {
        const { target } = one.effect instanceof KeyframeEffect ? one.effect : { target: null }
        const of = target?.querySelector('[data-zone]')?.getAttribute('data-zone') ?? target?.getAttribute('data-way')
        const isOf = one instanceof CSSTransition ? one.transitionProperty === 'opacity' : one instanceof CSSAnimation
        return of && isOf && (target?.closest('[data-zone="trend"]') || target?.matches('.turning'))
          ? [[of, one.effect?.getTiming().duration] as const]
          : []
      })
      const panels = [...document.querySelectorAll('.turning [data-zone]')]
      const seen = panels.filter((panel) => getComputedStyle(panel).visibility === 'visible')
      turns.push({ zone, fades, seen: seen.map((panel) => panel.getAttribute('data-zone')) })
    }
    new MutationObserver((changes) => {
      const isOf = (what: string) => changes.some(({ target }) => target instanceof Element && target.matches(what))
      if (isOf('.turning')) note('sales')
      if (isOf('.trend-views span')) note('trend')
    }).observe(document.body, { subtree: true, attributeFilter: ['data-on'] })
  })

interface Turn {
  readonly zone: string
  readonly fades: readonly (readonly [string, unknown])[]
  readonly seen: readonly string[]
}
const turns = (page: Page): Promise<readonly Turn[]> => page.evaluate(() => Reflect.get(window, 'turns'))
const first = async (page: Page, zone: string): Promise<Turn | undefined> =>
  (await turns(page)).find((one) => one.zone === zone)

test('[W52] panels that take turns fade into each other in 0.4 s, dots and names say which one stands', async () => {
  await using wall = await open('')
  const { page } = wall
  const dots = page.locator('[data-zone="product_rank"] .turns i')
  expect(await dots.evaluateAll((all) => all.map((dot) => dot.hasAttribute('data-on')))).toEqual([true, false, false])
  await watch(page)
  await page.evaluate('hurry(10)')
  await expect.poll(() => first(page, 'sales')).toBeDefined()
  await expect.poll(() => first(page, 'trend')).toBeDefined()
  await page.evaluate('hurry(1)')
  const sales = await first(page, 'sales')
  expect(sales?.fades.toSorted()).toEqual([
    ['product_rank', 400],
    ['shop_rank', 400],
  ])
  const trend = await first(page, 'trend')
  expect(trend?.fades.toSorted()).toEqual([
    ['comes', 400],
    ['goes', 400],
  ])
  expect(await page.locator('.trend-views [data-on]').innerText()).not.toBe('分时')
  // What is gone is taken away: nothing is drawn that nobody sees.
  await expect.poll(() => page.locator('[data-zone="trend"] canvas').count()).toBe(1)
  const shop = page.locator('[data-zone="shop_rank"]')
  await expect.poll(() => shop.evaluate((panel) => getComputedStyle(panel).visibility)).toBe('visible')
  await expect
    .poll(() => page.locator('[data-zone="product_rank"]').evaluate((panel) => getComputedStyle(panel).visibility))
    .toBe('hidden')
  expect(await shop.locator('.turns i').evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('data-on')))).toBe(
    1,
  )
})

test('[W52] with motion off one gives way to the next at once', async () => {
  await using wall = await open('still')
  await watch(wall.page)
  await wall.page.evaluate('hurry(10)')
  await expect.poll(() => first(wall.page, 'sales')).toBeDefined()
  await expect.poll(() => first(wall.page, 'trend')).toBeDefined()
  expect(await first(wall.page, 'sales')).toEqual({ zone: 'sales', fades: [], seen: ['shop_rank'] })
  expect((await first(wall.page, 'trend'))?.fades).toEqual([])
  expect(await wall.page.locator('[data-zone="trend"] canvas').count()).toBe(1)
})
