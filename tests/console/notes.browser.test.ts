import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beside } from '../../console/ui/beside.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const { visitAs } = consoleStage()
const pages = [
  ['/console2/console2', '.board[data-ready]', 14],
  ['/console', '.dash[data-ready]', 12],
  ['/orderAll/orderAll', '[data-list][data-ready]', 9],
] as const

/** Opens each note of a page in turn; gives a line for each that is not wholly to be seen. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const cut: string[] = []
    const marks = [...document.querySelectorAll<HTMLElement>('.hint-mark')]
    for (const mark of marks) {
      mark.focus()
      const isThere = (): boolean =>
        document.querySelector('.hint-note:popover-open') !== null && document.querySelector('.note-wait') === null
      for (let n = 0; n < 200 && !isThere(); n++) await frame()
      await frame()
      await frame()
      const note = document.querySelector<HTMLElement>('.hint-note:popover-open')
      const name = mark.getAttribute('aria-label')
      if (!note) {
        cut.push(`${name}: not open`)
        continue
      }
      const { left, top, right, bottom } = note.getBoundingClientRect()
      const inside = left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight
      const whole = note.scrollWidth <= note.clientWidth && note.scrollHeight <= note.clientHeight
      if (!inside || !whole || note.textContent.trim().length < 12)
        cut.push(`${name}: ${[left, top, right, bottom].map(Math.round).join()} ${note.textContent}`)
    }
    return cut
  })

test.each([
  ['zh', 'dark', 1366],
  ['en', 'light', 1366],
  ['zh', 'light', 390],
  ['en', 'dark', 390],
] as const)(
  '[CD11] every note of the dashboards and the order list is seen whole: %s %s %i',
  { tags: ['long'] },
  async (language, theme, width) => {
    for (const [path, ready, least] of pages) {
      const stored = { 'tw.language': language, 'tw.theme': theme }
      const { page } = await visitAs('leader', path, { stored, size: { width, height: 768 } })
      await page.waitForSelector(ready)
      await soon(() => page.locator('.hint-mark').count()).toBeGreaterThanOrEqual(least)
      expect(await faults(page), path).toEqual([])
    }
  },
)

test('[CD11] a note stands below its mark, above it where there is no room, and never outside the window', () => {
  const room = { width: 390, height: 700 }
  const note = { width: 340, height: 200 }
  const at = (left: number, top: number) => beside({ left, top, bottom: top + 24 }, note, room)
  expect(at(20, 100)).toEqual({ left: 20, top: 128 })
  expect(at(380, 600)).toEqual({ left: 42, top: 396 })
  expect(beside({ left: -50, top: 300, bottom: 324 }, { width: 100, height: 650 }, room)).toEqual({ left: 8, top: 42 })
})
