import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reached } from '../../platform/build/chunks.ts'
import { builtSite } from '../support/site.ts'

/** What the build says of one of its files, by the source that it begins with. */
type Manifest = Readonly<
  Record<
    string,
    { readonly imports?: readonly string[]; readonly css?: readonly string[]; readonly isDynamicEntry?: boolean }
  >
>

const readManifest = async (): Promise<Manifest> => {
  const { folder } = await builtSite()
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
}

const reachedFrom = (manifest: Manifest, start: string): ReadonlySet<string> =>
  reached({ getModuleInfo: (name) => ({ importedIds: manifest[name]?.imports ?? [], dynamicallyImportedIds: [] }) }, [
    start,
  ])

test('[LP33] what pages have in common comes in a few files: half of the pages need at most 28 beside the first ones, none above 45', async () => {
  const manifest = await readManifest()
  const first = reachedFrom(manifest, 'console/index.html')
  const counts = Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && name.endsWith('-page.tsx'))
    .map(([page]) => {
      const own = [...reachedFrom(manifest, page)].filter((name) => !first.has(name))
      return { page, files: own.reduce((sum, name) => sum + 1 + (manifest[name]?.css?.length ?? 0), 0) }
    })
    .sort((a, b) => a.files - b.files)
  expect(counts.length).toBeGreaterThan(40)
  expect(counts.filter(({ files }) => files > 45)).toEqual([])
  expect(counts[Math.floor(counts.length / 2)]?.files).toBeLessThanOrEqual(28)
})
