import { expect, test } from 'vitest'
import { coverage } from './spec-coverage.ts'

const spec = `
## Walls
- **W1** An order reaches the wall.
- **W2** A gap asks for a snapshot.
- **W2** Twice.
Text about **W9** is no rule.
`
// Spelled apart, so that the check does not take these samples for tests of this file.
const [t, i] = ['test', 'it']
const file = (text: string) => [{ path: 'tests/a.test.ts', text }]

test('[O40] a rule without a test, a test of an unknown rule and a test without a rule are found', () => {
  const text = `
    ${t}('[W1] it arrives', () => {})
    ${t}.each([['a', 1]]${')'}('[W7] %s', () => {})
    ${t}.runIf(isRoot${')'}("says 'hello'", () => {})`
  expect(coverage(spec, file(text))).toEqual({
    rules: 2,
    untested: ['W2'],
    unknown: ['W7 (tests/a.test.ts)'],
    unnumbered: ["says 'hello' (tests/a.test.ts)"],
    doubled: ['W2'],
    late: [],
  })
})

test('[O40] one test may carry several rules', () => {
  const text = `${i}('[W1] [W2] both', () => {})`
  expect(coverage(spec, file(text))).toMatchObject({ untested: [], unknown: [], unnumbered: [] })
})

test('[O40] a rule that only the long run holds is found, unless its sentence says so', () => {
  const long = `${t}('[W1] [W2] both', {\n  tags: ['long'],\n}, async () => {})`
  expect(coverage(spec, file(long)).late).toEqual(['W1', 'W2'])
  expect(coverage(spec, file(`${long}\n${t}('[W2] at once', { timeout }, () => {})`)).late).toEqual(['W1'])
  expect(coverage(spec, [{ path: 'tests/soak/a.test.ts', text: `${t}('[W1] it', () => {})` }]).late).toEqual(['W1'])
  expect(coverage(spec.replace('the wall.', 'the wall (`npm run soak`).'), file(long)).late).toEqual(['W2'])
})
