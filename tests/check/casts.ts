import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { sourceFiles } from './imports.ts'

const rooms = ['shared', 'platform', 'relay', 'display', 'console']

/** Casts of all rooms. The limit may only shrink. */
const MOST = 45
/** So many below the limit it is to be lowered. */
const SLACK = 5

/** Type assertions in a file, as `path: the last of their text`; `as const` asserts nothing. */
export const castsIn = (path: string, text: string): readonly string[] => {
  const found: string[] = []
  const note = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    found.push(`${path}: ${text.slice(start, end).replaceAll(/\s+/g, ' ').slice(-100)}`)
  }
  const visitor = new Visitor({
    TSAsExpression: (cast) => {
      const { typeAnnotation: type } = cast
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
      if (!isConst) note(cast)
    },
    TSTypeAssertion: note,
    TSNonNullExpression: note,
  })
  visitor.visit(parseSync(path, text).program)
  return found
}

/** What is wrong with the number of casts. */
export const casts = (root: string): readonly string[] => {
  const all = sourceFiles(root, rooms).flatMap((path) => castsIn(path, readFileSync(join(root, path), 'utf8')))
  if (all.length > MOST)
    return [
      `the rooms have ${all.length} casts, at most ${MOST}: a guard, a schema or a better type tells what a new one asserts`,
      ...all,
    ]
  return all.length < MOST - SLACK ? [`the rooms have ${all.length} casts: lower the limit`] : []
}
