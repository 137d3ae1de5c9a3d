import { expect, test } from 'vitest'
import { clipWall } from '../support/clip-wall.ts'
import { hurried } from '../support/hurried.ts'
import { faint } from '../support/inspect-contrast.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const path = '/bossFilmCutter/screenOut'

test.each(['', 'still'])(
  '[CW11] the ticker tells one item and fades into the next, alerts first (%s)',
  { tags: ['long'] },
  async (query) => {
    await using wall = await stage.open(`${path}?${query}`, { wall: clipWall('alarming', second()) })
    const shown = wall.page.locator('.ticker .fading[data-way="comes"]')
    await shown.waitFor()
    expect(await shown.count()).toBe(1)
    expect(await wall.page.locator('.ticker').getAttribute('data-level')).toBe('red')
    const first = await shown.innerText()
    expect(first).toContain('警报')
    await expect.poll(() => shown.innerText()).not.toBe(first)
    const gone = wall.page.locator('.ticker .fading[data-way="goes"]')
    expect(await gone.count()).toBe(query === 'still' ? 0 : 1)
    expect(await shown.evaluate((one) => getComputedStyle(one).animationName)).toBe(
      query === 'still' ? 'none' : 'fading-comes',
    )
    const belt = await wall.page.locator('.ticker').evaluate((one) => one.scrollWidth <= one.clientWidth)
    expect(belt).toBe(true)
  },
)

/** Whether each of what fades has lost colours. */
const isGrey = (): boolean =>
  [...document.querySelectorAll('.panel[data-dim] .panel-body, .clip-tiles, .lanes, .ticker-place')].every((one) =>
    getComputedStyle(one).filter.includes('grayscale'),
  )

for (const { tags, rows } of sampled(['dark', 'light'], (theme) => theme === 'dark'))
  test.each(rows)(
    '[CW12] a wall without news fades and loses its colours, its words stay legible (%s)',
    { tags },
    async (theme) => {
      await using wall = await stage.open(`${path}?still&theme=${theme}`, {
        wall: clipWall('alarming', second()),
        script: hurried,
      })
      await wall.page.locator('[data-lane="pool"]').waitFor()
      expect(await wall.page.locator('[data-dim]').count()).toBe(0)
      wall.relay.api(undefined)
      wall.relay.freeze(true)
      await wall.page.evaluate('hurry(8)')
      for (const zone of ['lanes', 'clip_kpi', 'cutters', 'ticker'])
        await wall.page.locator(`[data-zone="${zone}"][data-dim]`).waitFor()
      expect(await wall.page.evaluate(isGrey)).toBe(true)
      expect(await faint(wall.page, 4.5)).toEqual([])
    },
  )
