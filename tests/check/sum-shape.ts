import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './imports.ts'

/** Numbers of grains and dimensions, and the hour in a day's buckets, as they stand in SQL or in code. */
const literals = [
  /\b(?:grain|dim)\b\s*(?:=|<>|!=|===|!==)\s*\d/,
  /\b(?:grain|dim)\s+in\s*\(\s*\d/,
  /\b(?:grain|dim):\s*\d/,
  /\b\d\s+as\s+(?:grain|dim)\b/,
  /(?<![*\w])[*%/]\s*32\b/,
]

/** What a file outside of `platform/sums` knows of the shape of the sums, as `path:line: the line`. */
export const shapesIn = (path: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, n) => (literals.some((literal) => literal.test(line)) ? [`${path}:${n + 1}: ${line.trim()}`] : []))

/** Every place outside of `platform/sums` that writes a grain, a dimension or an hour's bucket as a number. */
export const sumShapes = (root: string): readonly string[] =>
  sourceFiles(root, ['platform'])
    .filter((path) => !path.startsWith('platform/sums/'))
    .flatMap((path) => shapesIn(path, readFileSync(join(root, path), 'utf8')))
    .map((found) => `${found} (ask platform/sums/read.ts, or take the number from shape.ts)`)
