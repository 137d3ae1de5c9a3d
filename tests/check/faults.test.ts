import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFaults, faultsIn } from './faults.ts'

const root = dirname(dirname(import.meta.dirname))
const textOf = (file: string): string | undefined => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, n) => `X${from + n}`)

test('[O55] each fault of a wall has its line, and what the line names is there', () => {
  const faults = faultsIn(textOf('docs/faults.md') ?? '')
  expect(faults.map(({ id }) => id)).toEqual([
    ...numbers(1, 3),
    ...['X18', 'X20'],
    ...numbers(22, 53),
    ...['X65', 'X66', 'X74'],
  ])
  expect(brokenFaults(faults, textOf('docs/spec.md') ?? '', textOf)).toEqual([])
})

test('[O55] a rule, a file or a test that is not there is found, and so is a line that nothing holds', () => {
  const [t, spec] = ['test', '- **W1** One.\n- **W2** Two.\n']
  const table = `
| X1 | a | b | [W1](../tests/a.test.ts) [W2](../tests/a.test.ts) |
| X2 | a | b | [W9](../tests/a.test.ts) [W1](../tests/b.test.ts) |
| X3 | a | b |  |
| X4 | a | b. Not held: never |  |
`
  const files: Readonly<Record<string, string>> = { 'tests/a.test.ts': `${t}('[W3] [W1] one', () => {})` }
  expect(brokenFaults(faultsIn(table), spec, (file) => files[file])).toEqual([
    'X1: no test of W2 in tests/a.test.ts',
    'X2: no rule W9',
    'X2: no file tests/b.test.ts',
    'X3: nothing holds it, which it does not say',
  ])
})
