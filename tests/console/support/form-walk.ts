import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { tusPath } from '../../../shared/areas/media/api.ts'
import type { Field } from '../../../shared/forms/form.ts'
import { readField, type Typed, typedOf } from '../../../shared/forms/read-field.ts'
import { done, type FakeApi, refuse } from '../../support/fake-api.ts'
import { axeFindings } from './axe.ts'
import { soon } from './soon.ts'

export interface FormCase {
  readonly id: string
  readonly path: string
  readonly fields: readonly Field[]
  readonly steps?: Readonly<Record<string, readonly string[]>>
  /** What the fields begin with, as on the wire. */
  readonly start?: Readonly<Record<string, unknown>>
  readonly asks?: boolean
  readonly unguarded?: boolean
  /** What the server says of it. */
  readonly answer: unknown
  readonly draw: (page: Page, frame: 'dialog' | 'page') => Promise<void>
}

const texts = [
  '13800138000',
  '王小潮',
  '123456',
  'secret-1',
  'Europe/London',
  'EUR',
  '00:03',
  '6225880112345678',
  'WMPZ-MWHX',
  'some words of it',
]
const numbers = ['12', '120', '1200']

const isRight = (field: Field, typed: Typed): boolean => 'value' in readField(field, typed, 'USD')
const rightOf = (field: Field): string => {
  if (field.kind === 'password') return 'secret-1'
  const all = ['money', 'count', 'rate'].includes(field.kind) ? numbers : texts
  return all.find((one) => isRight(field, one) && one.length <= (field.most ?? one.length)) ?? expect.fail(field.name)
}

const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#08f' } })
  .jpeg()
  .toBuffer()

/** Whatever is brought is taken as a file of that kind. */
const answerUploads = async (page: Page, kind: number): Promise<void> => {
  const headers = { 'Tus-Resumable': '1.0.0' }
  await page.route(`**${tusPath}`, (route) =>
    route.fulfill({ status: 201, headers: { ...headers, Location: `${tusPath}/${'a'.repeat(32)}` } }),
  )
  await page.route(`**${tusPath}/*`, (route) =>
    route.fulfill({ status: 204, headers: { ...headers, 'Upload-Offset': '2000' } }),
  )
  await page.route('**/api/v1/media/upload?*', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, data: { ...data, file: { ...data.file, kind } } } })
  })
}

/** Types something that the field takes, other than what it begins with. */
const fillField = async (page: Page, field: Field): Promise<void> => {
  const box = page.locator(`#${field.name}`)
  if (field.open) return page.locator(`.options input[name="${field.name}"]`).last().check()
  switch (field.kind) {
    case 'check':
      return box.setChecked(!(await box.isChecked()))
    case 'choice':
    case 'one':
    case 'tree':
      await soon(() => box.locator('option').count()).toBeGreaterThan(1)
      await box.selectOption({ index: -1 + (await box.locator('option').count()) })
      return
    case 'date':
      return box.fill('2026-05-20')
    case 'period':
      await box.fill('2026-05-20')
      return page.fill(`#${field.name}-to`, '2026-05-21')
    case 'member':
      return page.locator('.members input').first().check()
    case 'material':
      return page.locator('[data-testid="materials"] input').first().check()
    case 'product':
      await box.fill('Lamp')
      return page.locator('.field-found input').first().check()
    case 'creator':
      return page.locator('.creator-list input').first().check()
    case 'media': {
      await answerUploads(page, field.kinds?.[0] ?? 1)
      const file = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2000, 7) }
      await page.setInputFiles(`[data-testid="${field.name}-file"]`, file)
      return page.getByTestId(`${field.name}-chosen`).waitFor()
    }
    case 'image':
    case 'file': {
      const file = { name: 'file.jpg', mimeType: 'image/jpeg', buffer: await picture }
      await page.setInputFiles(`[data-testid="${field.name}-file"]`, file)
      if (field.kind === 'image') await page.getByTestId('image-zoom').waitFor()
      return
    }
    default:
      return box.fill(rightOf(field))
  }
}

const isWrongAtFirst = (form: FormCase, field: Field): boolean => {
  if (field.repeats) return true
  const start = (form.start?.[field.name] ?? field.first) as Parameters<typeof typedOf>[1]
  return !isRight(field, typedOf(field, start, 'USD'))
}

const send = async (page: Page, { asks }: FormCase): Promise<void> => {
  await page.locator('.form-submit').last().click()
  if (asks) await page.getByTestId('confirm-yes').click()
}

/** What a page says and how wide it is. */
interface Seen {
  readonly said: string
  readonly page: number
  /** By how much the form is wider than its frame. */
  readonly form: number
}

const seenOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const form = document.querySelector('.form')
    return {
      said: document.body.innerText,
      page: document.documentElement.scrollWidth,
      form: form ? form.scrollWidth - form.clientWidth : 0,
    }
  })

/** Whether all that it says is words, and nothing of it stands out of the screen. */
const look = async (page: Page, { id }: FormCase, width: number): Promise<void> => {
  const seen = await seenOf(page)
  expect(seen.said, id).not.toMatch(/\b(form|field|transition|column)\.[a-z]/i)
  expect(seen.said, id).not.toMatch(/\{\w+\}/)
  expect(seen.page, id).toBeLessThanOrEqual(width)
  expect(seen.form, id).toBeLessThanOrEqual(0)
}

interface Look {
  readonly page: Page
  readonly frame: 'dialog' | 'page'
  readonly width: number
  /** Whether axe looks at it, whole or but for what the machine alone decides. */
  readonly axe: 'whole' | 'made' | undefined
}

/**
 * Sends the form that stands as it is, in one round trip: some hundred forms are sent so, and the way to the page and back
 * would be most of it.
 * @returns what is said beside the fields that are wrong, by their names, and where whoever sent it stands
 */
const sendEmpty = (page: Page, shown: readonly string[], wrong: number) =>
  page.evaluate(
    async ([names, count]) => {
      const until = async (is: () => boolean): Promise<void> => {
        for (const end = performance.now() + 20_000; !is() && performance.now() < end; )
          await new Promise(requestAnimationFrame)
      }
      await until(() => names.every((name) => document.getElementById(name)))
      const missing = names.filter((name) => !document.getElementById(name))
      const wrongs = () => document.querySelectorAll('.field.wrong').length
      if (count > 0) {
        Array.from(document.querySelectorAll<HTMLElement>('.form-submit')).at(-1)?.click()
        await until(() => wrongs() === count && names.includes(document.activeElement?.id ?? ''))
      }
      const notes = names.flatMap((name) => {
        const note = document.getElementById(`${name}-note`)
        return note?.closest('.field.wrong') && note.textContent ? [name] : []
      })
      return { missing, wrong: wrongs(), notes, at: document.activeElement?.id }
    },
    [shown, wrong] as const,
  )

/** Empty: every wrong field says so beside itself, and whoever sent it stands in the first. */
export const walkEmpty = async (form: FormCase, { page, frame, width, axe }: Look): Promise<void> => {
  await form.draw(page, frame)
  const first = Object.values(form.steps ?? {})[0]
  const shown = form.fields.filter(({ name }) => !first || first.includes(name))
  const wrong = shown.filter((field) => isWrongAtFirst(form, field)).map(({ name }) => name)
  const names = shown.map(({ name }) => name)
  const sent = await sendEmpty(page, names, wrong.length)
  expect({ ...sent, at: wrong.length > 0 ? sent.at : undefined }, form.id).toEqual({
    missing: [],
    wrong: wrong.length,
    notes: names.filter((name) => wrong.includes(name)),
    at: wrong[0],
  })
  await look(page, form, width)
  if (axe) expect(await axeFindings(page, undefined, axe === 'made'), form.id).toEqual([])
}

const fillAll = async (page: Page, form: FormCase): Promise<void> => {
  const steps = form.steps ? Object.values(form.steps) : [form.fields.map(({ name }) => name)]
  for (const [at, names] of steps.entries()) {
    for (const name of names) {
      const field = form.fields.find((one) => one.name === name)
      if (field) await fillField(page, field)
    }
    if (at < steps.length - 1) await page.locator('.form-submit').last().click()
  }
}

/** Full: what was typed is not lost by Escape, a refusal or a failure; it is sent once, however often it is pressed. */
export const walkFull = async (form: FormCase, { page, frame, width }: Look, api: FakeApi): Promise<void> => {
  const [first] = form.fields
  await form.draw(page, frame)
  await page.locator('.form').waitFor()
  await fillAll(page, form)
  await look(page, form, width)
  const isGuarded = form.unguarded !== true && first !== undefined
  if (frame === 'dialog' && isGuarded) {
    await page.keyboard.press('Escape')
    await page.getByTestId('confirm-no').click()
  }
  if (first) {
    api.scripts.set(form.path, () => refuse('', { fields: { [first.name]: '服务器不要这个' } }))
    await send(page, form)
    await soon(() => page.textContent(`#${first.name}-note`)).toBe('服务器不要这个')
    // Of steps it leads back to the one in which it can be put right.
    if (form.steps) for (const _ of Object.keys(form.steps).slice(1)) await page.locator('.form-submit').last().click()
    if (first.kind === 'image') await fillField(page, first)
  }
  const alert = page.getByTestId('form-alert')
  for (const status of [0, 403] as const) {
    api.scripts.set(form.path, () => ({ status, data: null, message: `不行 ${status}` }))
    await send(page, form)
    await soon(() => alert.textContent()).toBe(`不行 ${status}`)
  }
  const before = api.seen.filter(({ path }) => path === form.path).length
  let go = (): void => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  api.scripts.set(form.path, async () => {
    await gone
    return done(form.answer)
  })
  await send(page, form)
  const button = page.locator('.form-submit').last()
  await soon(() => button.getAttribute('aria-busy')).toBe('true')
  await button.dispatchEvent('click')
  go()
  await soon(() => page.evaluate(() => window.stage.sent)).toBe(1)
  expect(api.seen.filter(({ path }) => path === form.path)).toHaveLength(before + 1)
  if (frame === 'dialog') await soon(() => page.evaluate(() => window.stage.open)).toBe(false)
}
