/** A rule of docs/spec.md is a line `- **W12** sentence.`; a test carries it by `[W12]` at the start of its name. */
export interface Coverage {
  readonly rules: number
  readonly untested: readonly string[]
  /** Numbers that tests name and the specification does not know, as `X9 (tests/a.test.ts)`. */
  readonly unknown: readonly string[]
  /** Tests whose names begin with no rule, as `name (tests/a.test.ts)`. */
  readonly unnumbered: readonly string[]
  readonly doubled: readonly string[]
  /** Rules that only tests of `npm run soak` hold, without saying so in their sentence. */
  readonly late: readonly string[]
}

const ruleLine = /^- \*\*([A-Z]{1,2}\d+[a-z]?)\*\* (.*)/gm
// The name of a test follows a parenthesis, its function follows the name; `test.each(rows)(name, fn)` included.
const testName = /(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*)\1,\s*(\{[^}]*\},\s*)?(?:async\s*)?\(/g
const numbers = /\[([A-Z]{1,2}\d+[a-z]?)\]/g

const matches = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/**
 * Compares the specification's rules with the names of the tests.
 * @param spec the text of docs/spec.md
 * @param tests path and text of each test file
 */
export const coverage = (spec: string, tests: readonly { path: string; text: string }[]): Coverage => {
  const rules = matches(ruleLine, spec)
  const known = new Set(rules)
  const named = tests.flatMap(({ path, text }) =>
    [...text.matchAll(testName)].map((match) => ({
      path,
      name: match[2] ?? '',
      rules: matches(numbers, match[2] ?? ''),
      isLong: path.startsWith('tests/soak/') || (match[3] ?? '').includes(`tags: ['long']`),
    })),
  )
  const tested = new Set(named.flatMap((test) => test.rules))
  const atOnce = new Set(named.flatMap((test) => (test.isLong ? [] : test.rules)))
  const told = new Set(
    [...spec.matchAll(ruleLine)].filter(([, , text]) => text?.includes('npm run soak')).map(([, rule]) => rule),
  )
  return {
    rules: known.size,
    untested: [...known].filter((rule) => !tested.has(rule)),
    unknown: named.flatMap(({ path, rules: used }) =>
      used.filter((rule) => !known.has(rule)).map((rule) => `${rule} (${path})`),
    ),
    unnumbered: named.filter((test) => test.rules.length === 0).map(({ name, path }) => `${name} (${path})`),
    doubled: rules.filter((rule, index) => rules.indexOf(rule) !== index),
    late: [...known].filter((rule) => tested.has(rule) && !atOnce.has(rule) && !told.has(rule)),
  }
}
