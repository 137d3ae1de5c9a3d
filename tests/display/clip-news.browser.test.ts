import { expect, test } from 'vitest'
import { clipWall } from '../support/clip-wall.ts'
import { hurried } from '../support/hurried.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const path = '/bossFilmCutter/screenOut'

test.each(['', 'still'])(
  '[CW11] the ticker tells one item and fades into the next, alerts first (%s)',
  async (query) => {
    await using wall = await stage.open(`${path}?${query}`, { wall: clipWall('alarming', second()) })
    const shown = wall.page.locator('.ticker .fading[data-way="comes"]')
    await shown.waitFor()
    expect(await shown.count()).toBe(1)
    expect(await wall.page.locator('.ticker').getAttribute('data-level')).toBe('red')
    const first = await shown.innerText()
    expect(first).toContain('警报')
    await expect.poll(() => shown.innerText(), { timeout: 12_000 }).not.toBe(first)
    const gone = wall.page.locator('.ticker .fading[data-way="goes"]')
    expect(await gone.count()).toBe(query === 'still' ? 0 : 1)
    expect(await shown.evaluate((one) => getComputedStyle(one).animationName)).toBe(
      query === 'still' ? 'none' : 'fading-comes',
    )
    const belt = await wall.page.locator('.ticker').evaluate((one) => one.scrollWidth <= one.clientWidth)
    expect(belt).toBe(true)
  },
)

/** Contrast of text with what is behind it, after the fading of what both stand in. */
const dimmed = () => {
  const parse = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const lum = (color: number[]): number => {
    const [r = 0, g = 0, b = 0] = color.map((part) => {
      const one = part / 255
      return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const page = getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim()
  const surface = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16))
  const worst = [...document.querySelectorAll<HTMLElement>('[data-zone] *')].flatMap((one) => {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const fading = one.closest<HTMLElement>('.panel-body, .clip-tiles, .lanes, .ticker-place')
    if (!says || !fading || one.closest('.unseen, [data-way="goes"]')) return []
    const opacity = Number(getComputedStyle(fading).opacity)
    const text = parse(getComputedStyle(one).color).map((part, n) => part * opacity + (surface[n] ?? 0) * (1 - opacity))
    const [low = 0, high = 0] = [lum(text), lum(surface)].sort((a, b) => a - b)
    return [{ text: one.textContent, opacity, ratio: (high + 0.05) / (low + 0.05) }]
  })
  return worst
}

test.each(['dark', 'light'])(
  '[CW12] a wall without news fades and loses its colours, its words stay legible (%s)',
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
    const texts = await wall.page.evaluate(dimmed)
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter(({ opacity, ratio }) => opacity !== 0.6 || ratio < 4.5)).toEqual([])
  },
)
