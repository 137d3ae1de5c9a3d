import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circles, type Import, readImports } from './imports.ts'

interface Rule {
  readonly name: string
  /** What to do instead. */
  readonly sentence: string
  readonly forbids: (one: Import) => boolean
}

const folders = ['shared', 'platform', 'relay', 'display', 'console', 'tests', 'vite.config.ts']
const rooms = ['display', 'console', 'relay', 'platform']
const room = (path: string): string => path.split('/')[0] ?? ''
const below = (path: string, ...prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path.startsWith(`${prefix}/`))
const feature = (path: string): string | undefined => /^console\/features\/([^/]+)/.exec(path)?.[1]
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
const isPackage = ({ local, to }: Import, ...names: readonly string[]): boolean =>
  !local && names.some((name) => to === name || to.startsWith(`${name}/`))

const front = (path: string): boolean => below(path, 'display', 'console')
const mayChart = /^(display|console)\/charts\/|option\.ts$/
const sqlFolders = ['db', 'queries', 'lists', 'jobs', 'ingest', 'sums', 'demo', 'fx'].map((name) => `platform/${name}`)

const rules: readonly Rule[] = [
  {
    name: 'rooms-import-themselves-and-shared',
    sentence: 'Move what both rooms need to shared, or let them meet over HTTP or the socket.',
    forbids: ({ from, to, local }) =>
      local && rooms.includes(room(from)) && ![room(from), 'shared', 'tests'].includes(room(to)),
  },
  {
    name: 'shared-stays-pure',
    sentence: 'shared imports zod and dayjs at most. Take the socket, clock or storage as an argument.',
    forbids: (one) =>
      room(one.from) === 'shared' && (one.local ? room(one.to) !== 'shared' : !isPackage(one, 'zod', 'dayjs')),
  },
  {
    name: 'nothing-imports-tests',
    sentence: 'Tests look at the product, never the other way round. Move the helper into the room that needs it.',
    forbids: ({ from, to, local }) => local && room(to) === 'tests' && room(from) !== 'tests',
  },
  {
    name: 'features-never-meet',
    sentence: 'A feature of the console knows no other one. Move the common part to console/ui, lists, charts or http.',
    forbids: ({ from, to }) => Boolean(feature(from) && feature(to)) && feature(from) !== feature(to),
  },
  {
    name: 'features-do-not-know-the-app',
    sentence: 'console/app mounts the features. Take what is needed as a prop, or move it to console/state or ui.',
    forbids: ({ from, to }) => below(from, 'console/features') && below(to, 'console/app'),
  },
  {
    name: 'console-base-is-below',
    sentence:
      'board, lists, market, analysis, charts, http, state and ui are the ground of the console: they know neither features nor the app.',
    forbids: ({ from, to }) =>
      below(
        from,
        'console/lists',
        'console/board',
        'console/market',
        'console/analysis',
        'console/charts',
        'console/http',
        'console/state',
        'console/ui',
      ) && below(to, 'console/app', 'console/features'),
  },
  {
    name: 'display-base-is-below',
    sentence: 'stage, live, charts and scene do not know zones and screens. Give them what they show as props.',
    forbids: ({ from, to }) =>
      below(from, 'display/stage', 'display/live', 'display/charts', 'display/scene') &&
      below(to, 'display/zones', 'display/screens'),
  },
  {
    name: 'zones-do-not-know-screens',
    sentence: 'A screen places zones; a zone does not know where it stands.',
    forbids: ({ from, to }) => below(from, 'display/zones') && below(to, 'display/screens'),
  },
  {
    name: 'three-only-in-the-scene',
    sentence: 'three and react-three-fiber belong to display/scene. Export a component from there.',
    forbids: (one) =>
      front(one.from) && !below(one.from, 'display/scene') && isPackage(one, 'three', '@react-three/fiber'),
  },
  {
    name: 'echarts-only-behind-the-wrapper',
    sentence:
      'echarts is imported in display/charts, console/charts and *option.ts only. Write an option, use the wrapper.',
    forbids: (one) => front(one.from) && !mayChart.test(one.from) && isPackage(one, 'echarts', 'zrender'),
  },
  {
    name: 'sql-has-its-folders',
    sentence:
      'SQL stands in platform/{db,queries,lists,jobs,ingest,sums,demo,fx}. Write a query function there and call it (types may pass).',
    forbids: (one) =>
      below(one.from, 'platform') &&
      !below(one.from, ...sqlFolders) &&
      !one.typeOnly &&
      isPackage(one, 'pg', 'kysely', 'pg-copy-streams'),
  },
  {
    name: 'queries-do-not-know-http',
    sentence:
      'Handlers call queries. Give the query what it needs as arguments (the scope of the viewer, a transaction).',
    forbids: ({ from, to }) =>
      below(from, 'platform/queries', 'platform/lists', 'platform/db') &&
      below(to, 'platform/http', 'platform/jobs', 'platform/ingest', 'platform/demo'),
  },
  {
    name: 'launcher-stands-alone',
    sentence: 'platform/launch runs before node_modules exists: Node and its own files only.',
    forbids: ({ from, to, local }) =>
      below(from, 'platform/launch') && (local ? !below(to, 'platform/launch') : !to.startsWith('node:')),
  },
]

/** Rooms run with `dependencies` only; what types need stands in devDependencies, often under @types. */
const unlisted = (root: string): Rule => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const runtime = new Set(Object.keys(manifest.dependencies ?? {}))
  const development = new Set(Object.keys(manifest.devDependencies ?? {}))
  return {
    name: 'only-what-package-json-lists',
    sentence: 'Add this package to package.json (dependencies for what runs), or import another one.',
    forbids: ({ from, to, local, typeOnly }) => {
      if (local || to.startsWith('node:') || to.startsWith('virtual:')) return false
      const name = packageOf(to)
      if (runtime.has(name)) return false
      const builds = from.startsWith('platform/build/')
      const free = typeOnly || builds || !rooms.concat('shared').includes(room(from))
      return !(free && (development.has(name) || development.has(`@types/${name.replace('@', '').replace('/', '__')}`)))
    },
  }
}

/** Every import that breaks a direction of the house, as `rule: file -> target. What to do.` */
export const brokenDirections = (root: string): string[] => {
  const imports = readImports(root, folders)
  const broken = [...rules, unlisted(root)].flatMap(({ name, sentence, forbids }) =>
    imports.filter(forbids).map(({ from, to }) => `${name}: ${from} -> ${to}. ${sentence}`),
  )
  const round = circles(imports).map(
    (path) => `no-circles: ${path.join(' -> ')}. Move what they both need into a file below them.`,
  )
  return [...broken, ...round]
}
