import { test } from 'vitest'
import { sampled } from '../support/sampled.ts'
import { ofEachShape } from './support/form-cases.ts'
import { formSuite } from './support/form-suite.ts'

// React for development tells what is wrong with the forms, which is the same in every look.
const { parts, walk } = formSuite('development', [
  { width: 1366, theme: 'dark', language: 'zh', frame: 'dialog', axe: 'made', played: ofEachShape },
])

for (const { tags, rows } of sampled(parts, ({ part }) => part === 4))
  test.each(rows)(
    '[FM2] [FM3] [FM4] every form at $width px, $theme, $language, as a $frame: empty; of each shape full, refused, failing, denied: part $part',
    { tags },
    (part) => walk(part),
  )
