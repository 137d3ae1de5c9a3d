import { expect, test } from 'vitest'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import { type AdState, adWall } from '../support/ad-wall.ts'
import { hurried } from '../support/hurried.ts'
import { cutTexts, letters, textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const itemsOf = (record: object) => ({ 'tw.token': 't1', 'tw.record': JSON.stringify(record) })
const ofAds = itemsOf({ current_version: 1, isadVersion: 0 })

type Opened = Awaited<ReturnType<typeof stage.open>>

const open = async (
  state: AdState,
  query = 'still',
  size: { width?: number; height?: number; script?: string } = {},
) => {
  const wall = await stage.open(`/dataDisplay/index?${query}`, {
    wall: adWall(state, second()),
    items: ofAds,
    ...size,
  })
  await wall.page.locator('[data-zone="ad_hero"]').waitFor()
  await wall.page.locator('[data-zone="ad_hours"] canvas').waitFor()
  await wall.page.evaluate(() => document.fonts.load("600 40px 'Oxanium Variable'"))
  return wall
}

const overflowing = ({ page }: Opened): Promise<readonly (string | null)[]> =>
  cutTexts(page.locator('.ad-row, .ad-fact, .kpi-name, .panel-aside, .ad-whole p, .ad-still'), 1)

/** What a figure of a zone says exactly, empty where it is not reported. */
const exact = ({ page }: Opened, zone: string, name: string): Promise<string | null> =>
  page.locator(`[data-zone="${zone}"] [data-figure="${name}"]`).first().getAttribute('data-value')

for (const { tags, rows } of sampled(
  [
    ['empty', 1920, 1080, ''],
    ['usual', 1920, 1080, 'theme=light'],
    ['full', 1920, 1080, ''],
    ['missing', 1280, 720, 'lang=en'],
    ['full', 1280, 720, 'lang=en&theme=light'],
    ['usual', 3840, 2160, ''],
    ['full', 1080, 1920, ''],
    ['usual', 1080, 1920, 'lang=en'],
    ['full', 6656, 1792, 'w=6656&h=1792'],
  ] as const,
  ([state, width]) => (state === 'full' && width === 1920) || state === 'missing',
))
  test.each(rows)(
    '[W71] the wall of ads, %s at %dx%d %s: each zone with its exact figures, nothing cut or covered, nothing under 22 units',
    { tags },
    async (state, width, height, query) => {
      await using wall = await open(state, `still&${query}`, { width, height })
      const zones = await wall.page
        .locator('[data-zone]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')))
      expect([...zones].sort()).toEqual([...zoneNamesOf('ads')].sort())
      const told = wall.relay.wall().zones
      const all = [
        ...(told.ad_hero?.figures ?? []).map((one) => ['ad_hero', one] as const),
        ...(told.ad_kpi ?? []).map((one) => ['ad_kpi', one] as const),
      ]
      expect(all.length).toBe(9)
      for (const [zone, { id, value }] of all) expect(await exact(wall, zone, id)).toBe(String(value ?? ''))
      if (told.ad_budget?.campaigns)
        expect(await exact(wall, 'ad_budget', 'spent')).toBe(String(told.ad_budget.spent_bp ?? ''))
      expect(await exact(wall, 'ad_budget', 'refused')).toBe(String(told.ad_budget?.refused))
      expect(wall.relay.screens.at(-1)).toBe('ads')
      expect(await textFaults(wall.page)).toEqual([])
      expect(await overflowing(wall)).toEqual([])
      const read = await letters(wall.page)
      expect(read.filter(({ units }) => units > 27.9).length / read.length).toBeGreaterThan(0.6)
      expect(wall.view.noise).toEqual([])
    },
  )

test('[W12] [W71] an old picture keeps its figures, and says once, large, since when it stands', {
  tags: ['long'],
}, async () => {
  await using wall = await open('usual', 'still', { script: hurried })
  const revenue = await exact(wall, 'ad_hero', 'revenue')
  wall.relay.api(undefined)
  wall.relay.freeze(true)
  await wall.page.evaluate('hurry(12)')
  await expect.poll(() => wall.page.locator('.wall').getAttribute('data-age')).toBe('offline')
  await wall.page.locator('[data-testid="stopped"]').waitFor()
  expect(await exact(wall, 'ad_hero', 'revenue')).toBe(revenue)
  expect(await wall.page.locator('.panel[data-dim]').count()).toBe(zoneNamesOf('ads').length - 1)
  expect(await textFaults(wall.page)).toEqual([])
})

test('[W71] a rate that nobody told is named, and what needs it is a dash', async () => {
  await using wall = await open('missing', 'still&lang=zh')
  const text = (place: string): Promise<string | null> => wall.page.locator(place).first().textContent()
  expect(await text('.ad-money')).toContain('缺少汇率：JPY')
  for (const name of ['revenue', 'M25', 'M27'])
    expect(await text(`[data-zone="ad_hero"] [data-figure="${name}"]`)).toContain('—')
  expect(await text('[data-zone="ad_kpi"] [data-figure="conversions"]')).toBe('1,995')
})

test('[W71] [W72] what only the walls of ads and of shops need is loaded by them alone', {
  tags: ['long'],
}, async () => {
  const own = ({ page }: Opened): Promise<readonly string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/(ads|shops)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
    )
  await using ads = await open('usual')
  expect(await own(ads)).toEqual(['ads'])
  await using data = await stage.open('/dataDisplay/index?still&tier=2d', { items: { 'tw.token': 't1' } })
  await data.page.locator('[data-zone="trend"] canvas').waitFor()
  expect(await own(data)).toEqual([])
})
