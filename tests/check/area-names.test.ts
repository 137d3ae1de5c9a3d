import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder.ts'
import { areaNames } from './area-names.ts'

test('[O51] a folder that names an area otherwise than shared/areas does is found, with its room', () => {
  using folder = temporaryFolder()
  for (const path of [
    'shared/areas/trends',
    'platform/http/areas/trends',
    'platform/lists/trends',
    'platform/queries/trend',
    'platform/queries/workflows',
    'console/features/trends',
  ])
    mkdirSync(join(folder.path, path), { recursive: true })
  expect(areaNames(folder.path)).toEqual(['platform/queries/trend: no area of shared/areas has this name'])
})
