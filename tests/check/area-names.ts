import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where areas have their part, and the folders there that are machines, for all areas alike. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'platform/http/areas': [],
  'platform/lists': [],
  'platform/queries': ['metrics', 'sms', 'views', 'workflows'],
  'console/features': ['not-found'],
}

const foldersOf = (root: string, path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)

/** An area has one name in every room: that of its folder in `shared/areas`. */
export const areaNames = (root: string): readonly string[] => {
  const areas = new Set(foldersOf(root, 'shared/areas'))
  return Object.entries(rooms).flatMap(([room, machines]) =>
    foldersOf(root, room)
      .filter((name) => !areas.has(name) && !machines.includes(name))
      .map((name) => `${room}/${name}: no area of shared/areas has this name`),
  )
}
