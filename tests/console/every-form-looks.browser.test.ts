import { test } from 'vitest'
import { sampled } from '../support/sampled.ts'
import { playedInPages } from './support/form-cases.ts'
import { formSuite } from './support/form-suite.ts'

const none = { axe: undefined, played: new Set<never>() } as const

// With the look of the file beside it, each two of size, theme, language and frame at least once.
const { parts, walk } = formSuite('production', [
  { width: 390, theme: 'light', language: 'zh', frame: 'page', axe: 'whole', played: playedInPages },
  { width: 1366, theme: 'light', language: 'en', frame: 'page', ...none },
  { width: 390, theme: 'dark', language: 'en', frame: 'dialog', ...none },
])

for (const { tags, rows } of sampled(parts, ({ part, width }) => part === 2 && width === 1366))
  test.each(rows)(
    '[FM2] [FM3] every form at $width px, $theme, $language, as a $frame: empty, and those that a frame has to do with full: part $part',
    { tags },
    (part) => walk(part),
  )
