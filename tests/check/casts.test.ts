import { expect, test } from 'vitest'
import { castsIn } from './casts.ts'

test.each([
  ['const a = b as string', ['a.ts: b as string']],
  ['const a = b as unknown as string', ['a.ts: b as unknown as string', 'a.ts: b as unknown']],
  ['const a = <string>b', ['a.ts: <string>b']],
  ['const a = b!', ['a.ts: b!']],
  ['const a = (\n  b\n) as string', ['a.ts: ( b ) as string']],
])('[O54] a cast is found: %s', (text, found) => {
  expect(castsIn('a.ts', text)).toEqual(found)
})

test.each([
  "const a = ['x'] as const",
  'const a = { b } satisfies C',
  "import { a as b } from 'c'",
  "const a = 'b as string' // c as string",
])('[O54] what asserts nothing passes: %s', (text) => {
  expect(castsIn('a.ts', text)).toEqual([])
})
