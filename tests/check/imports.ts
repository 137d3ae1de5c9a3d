import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import or re-export. Paths are relative to the checkout with `/`. */
export interface Import {
  readonly from: string
  /** A path of the checkout; else the name as written: `node:fs`, `three/webgpu`, `virtual:tokens.css`. */
  readonly to: string
  readonly local: boolean
  /** Only types pass: nothing of it is left when the program runs. */
  readonly typeOnly: boolean
  /** `import()`: happens later, so that it closes no circle. */
  readonly dynamic: boolean
}

const source = /\.(ts|tsx|mjs)$/
const literal = /^(['"])(.*)\1$/

/** Every source file below the folders (single files pass too); what is missing has none. */
export const sourceFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) => {
    if (source.test(folder)) return existsSync(join(root, folder)) ? [folder] : []
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => source.test(name))
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    } catch {
      return []
    }
  })

const target = (from: string, request: string): Pick<Import, 'to' | 'local'> => {
  const [name = ''] = request.split('?')
  const local = name.startsWith('.')
  return { to: local ? posix.join(posix.dirname(from), name) : name, local }
}

/**
 * What one file imports.
 * @throws when the file cannot be parsed: an unread file would hide its imports
 */
export const importsOf = (from: string, text: string): Import[] => {
  const { module, errors } = parseSync(from, text)
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...target(from, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    dynamic: false,
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...target(from, moduleRequest.value), typeOnly: isType, dynamic: false }] : [],
    ),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = literal.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    return name === undefined ? [] : [{ ...target(from, name), typeOnly: false, dynamic: true }]
  })
  return [...imports, ...exports, ...later].map((one) => ({ from, ...one }))
}

/** The imports of all files below the folders. */
export const readImports = (root: string, folders: readonly string[]): Import[] =>
  sourceFiles(root, folders).flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))

/** Files that import each other in a circle, each circle once, as the paths along it. */
export const circles = (imports: readonly Import[]): string[][] => {
  const next = new Map<string, string[]>()
  for (const { from, to, local, typeOnly, dynamic } of imports)
    if (local && !typeOnly && !dynamic) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[][] = []
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) found.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const other of next.get(file) ?? []) walk(other, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return found
}
