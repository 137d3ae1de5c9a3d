import { expect, test } from 'vitest'
import { clipLanes } from '../../shared/live/clip-lanes.ts'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import { type ClipState, clipWall, moved } from '../support/clip-wall.ts'
import { cutTexts, textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()

const open = async (state: ClipState, query = 'still', size: { width?: number; height?: number } = {}) => {
  const wall = await stage.open(`/bossFilmCutter/screenOut?${query}`, { wall: clipWall(state, second()), ...size })
  await wall.page.locator('[data-lane="pool"]').waitFor()
  await wall.page.locator('[data-zone="clip_trend"] canvas').waitFor()
  await wall.page.evaluate(() => document.fonts.load("600 40px 'Oxanium Variable'"))
  return wall
}
type Page = Awaited<ReturnType<typeof open>>['page']

const overflowing = (page: Page): Promise<readonly (string | null)[]> =>
  cutTexts(page.locator('.clip-tile, .lane-head, .cutter, .panel-aside'), 1)

for (const { tags, rows } of sampled(
  [
    ['quiet', 1920, 1080, ''],
    ['usual', 1920, 1080, 'theme=light'],
    ['full', 1920, 1080, ''],
    ['alarming', 1280, 720, 'theme=light'],
    ['full', 1280, 720, 'lang=en'],
    ['alarming', 3840, 2160, ''],
    ['full', 1080, 1920, ''],
    ['full', 6656, 1792, 'w=6656&h=1792'],
  ] as const,
  ([state, width]) => (state === 'full' && width === 1080) || state === 'usual',
))
  test.each(rows)(
    '[CW6] %s at %dx%d %s: six lanes with their counts, nothing cut or covered, nothing under 22 units',
    { tags },
    async (state, width, height, query) => {
      await using wall = await open(state, `still&${query}`, { width, height })
      const board = wall.relay.wall().zones.lanes
      for (const id of clipLanes) {
        const count = board?.lanes.find((lane) => lane.id === id)?.count
        expect(await wall.page.locator(`[data-lane="${id}"]`).getAttribute('data-count')).toBe(String(count))
      }
      const zones = await wall.page
        .locator('[data-zone]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')))
      expect([...zones].sort()).toEqual([...zoneNamesOf('clip')].sort())
      const kpi = wall.relay.wall().zones.clip_kpi
      for (const [id, value] of [
        ['M42_REVIEW', kpi?.review],
        ['M43', kpi?.approved],
        ['M44', kpi?.first_bp],
        ['M46', kpi?.overdue_bp],
        ['M50', wall.relay.wall().zones.demands?.progress_bp],
      ])
        expect(await wall.page.locator(`[data-metric="${id}"]`).getAttribute('data-value')).toBe(String(value ?? ''))
      expect(await textFaults(wall.page)).toEqual([])
      expect(await overflowing(wall.page)).toEqual([])
      expect(wall.view.noise).toEqual([])
    },
  )

test('[CW7] a card glides to its new lane by transform alone, as the same element; with movement off it stands there at once', {
  tags: ['long'],
}, async () => {
  for (const query of ['', 'still']) {
    await using wall = await open('usual', query)
    const before = wall.relay.wall()
    const id = before.zones.lanes?.lanes.find((lane) => lane.id === 'editing')?.cards[0]?.id
    const card = wall.page.locator(`[data-card="${id}"]`)
    const element = await card.elementHandle()
    const from = await card.boundingBox()
    wall.relay.push(moved(before, 'editing', 'review', second()))
    await expect.poll(() => card.getAttribute('data-way')).toBe('travels')
    expect(await card.getAttribute('data-in')).toBe('review')
    const style = await card.evaluate((one) => getComputedStyle(one).transitionProperty)
    const moving = await card.evaluate((one) => getComputedStyle(one).transitionDuration)
    expect([style, moving]).toEqual(query === 'still' ? ['none', '0s'] : ['transform', '0.8s'])
    await expect
      .poll(async () => {
        const lane = await wall.page.locator('[data-lane="review"]').boundingBox()
        const at = await card.boundingBox()
        return at && lane ? at.x >= lane.x && at.x + at.width <= lane.x + lane.width + 1 : false
      })
      .toBe(true)
    expect((await card.boundingBox())?.x).not.toBe(from?.x)
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true)
    expect(await wall.page.locator('[data-lane="review"]').getAttribute('data-count')).toBe('5')
    expect(await textFaults(wall.page)).toEqual([])
  }
})

test('[CW19] a card with a picture has a place for it from the start, which nothing moves; one without has none', async () => {
  await using wall = await open('full')
  const facts = () =>
    wall.page.locator('.card[data-card]').evaluateAll((all) =>
      all.map((one) => {
        const box = (select: string) => one.querySelector(select)?.getBoundingClientRect()
        const [face, cover, title] = [box('.card-face'), box('.card-cover'), box('.card-title')]
        const inside =
          cover && face ? cover.top >= face.top && cover.bottom <= face.bottom && cover.left >= face.left : true
        const free = cover && title ? title.left >= cover.right : true
        return { id: one.getAttribute('data-card'), width: cover?.width ?? 0, left: title?.left ?? 0, inside, free }
      }),
    )
  const before = await facts()
  const cards = wall.relay.wall().zones.lanes?.lanes.flatMap((lane) => lane.cards) ?? []
  for (const { id, width, inside, free } of before) {
    const pictured = cards.find((card) => card.id === id)?.cover !== null
    expect([id, width > 40, inside, free]).toEqual([id, pictured, true, true])
  }
  expect(new Set(before.map(({ width }) => width > 0))).toEqual(new Set([true, false]))
  // A picture that cannot be fetched leaves its place as it is.
  await wall.page.locator('.card-cover img').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLImageElement) one.src = '/private/media/none'
  })
  await expect.poll(() => wall.page.locator('.card-cover img').count()).toBe(0)
  expect(await facts()).toEqual(before)
  expect(await textFaults(wall.page)).toEqual([])
})

test('[CW8] a clip wall asks for its own screen, says how old it is and keeps its picture when the relay is gone', async () => {
  await using wall = await open('usual')
  expect(await wall.page.locator('.wall').getAttribute('data-age')).toBe('live')
  expect(await wall.page.title()).toContain('剪辑大屏')
  expect(wall.relay.screens).toEqual(['clip'])
  wall.relay.cut(false)
  await expect.poll(() => wall.page.locator('.wall').getAttribute('data-age')).not.toBe('live')
  expect(await wall.page.locator('[data-lane="editing"]').getAttribute('data-count')).toBe('9')
})
