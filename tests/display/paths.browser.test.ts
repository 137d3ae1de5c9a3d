import { expect, test } from 'vitest'
import { wallScreenAt, wallScreens } from '../../display/settings/paths.ts'
import { pageFor } from '../../platform/build/pages.ts'
import { displayPaths, screenAt } from '../../shared/access/screens.ts'
import { displayStage } from './support/open.ts'

const stage = displayStage()

const seat = { id: '4', username: 'wall', status: 4, daping: 1, video_menu: [1] }
const open = (path: string, record: object = seat, items: Readonly<Record<string, string>> = {}) =>
  stage.open(path, { items: { 'tw.token': 't1', 'tw.record': JSON.stringify(record), ...items } })

test('[Z13] the wall knows the screens of its paths, and build and table agree with it', () => {
  expect(wallScreens).toEqual(Object.fromEntries(displayPaths.map((path) => [path, screenAt(path)])))
  for (const path of displayPaths) expect(pageFor(`${path}/`)).toBe('/display/index.html')
  expect(pageFor('/dataDisplay')).toBe('/console/index.html')
  expect(wallScreenAt('/bossFilmCutter/screenOut/')).toBe('clipScreen')
  expect(wallScreenAt('/constructor')).toBe('dataScreen')
})

test('[Z14] [Z15] the clip wall is refused by its own rule, in words and in the chosen language', async () => {
  await using wall = await open('/bossFilmCutter/screenOut', { ...seat, video_menu: [] }, { 'tw.language': 'en' })
  wall.relay.refuse('forbidden')
  await wall.page.reload()
  const page = wall.page.getByTestId('denied')
  await page.waitFor()
  expect(await page.locator('[data-rule="clip-screen-not-granted"]').innerText()).toBe(
    'The clip big screen is not enabled for this account',
  )
  expect(await page.innerText()).toContain('Clip big screen')
  expect(await wall.page.title()).toBe('Clip big screen - Tidewall')
  await wall.page.evaluate(() => localStorage.clear())
  await wall.page.reload()
  expect(await wall.page.locator('[data-testid="signed-out"] a').getAttribute('href')).toMatch(
    /^\/login\?redirect=%2FbossFilmCutter%2FscreenOut/,
  )
})
