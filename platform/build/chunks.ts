const sides = '[\\\\/]'

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** Everything that some modules import at once and, if asked, on demand. */
export const reached = (modules: Modules, starts: readonly string[], onDemand = false): ReadonlySet<string> => {
  const found = new Set<string>()
  const follow = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    const info = modules.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) follow(next)
    if (onDemand) for (const next of info?.dynamicallyImportedIds ?? []) follow(next)
  }
  for (const start of starts) follow(start)
  return found
}

interface Part {
  readonly name: string
  readonly priority: number
  /** Files that the part is for: it holds whatever they import. */
  readonly of: readonly string[]
  /** What these import as well stays out, besides what the login page has loaded and what the wall loads. */
  readonly without?: readonly string[]
  readonly minShareCount?: number
  /** Whether the wall loads this part too. */
  readonly ofWall?: boolean
}

/**
 * A file of what one kind of page needs whole, so that it comes in one request instead of dozens. What the wall loads, now
 * or later, stays out of it: a file of the console imports the console's first one, which starts the console.
 * `root`: the folder of the project.
 */
const part = (root: string, { name, of, ofWall = false, without = [], ...limits }: Part) => {
  const paths = (files: readonly string[]) => files.map((file) => `${root}/${file}`)
  let inside: ReadonlySet<string> | undefined
  let outside: ReadonlySet<string> | undefined
  return {
    ...limits,
    name: (id: string, modules: Modules): string | null => {
      inside ??= reached(modules, paths(of))
      outside ??= new Set([
        ...reached(modules, paths(['console/main.tsx', ...without])),
        ...(ofWall ? [] : reached(modules, paths(['display/main.tsx']), true)),
      ])
      return inside.has(id) && !outside.has(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}

const dashboard = 'console/features/dashboard/dashboard-page.tsx'
const board = 'console/features/data-board/data-board-page.tsx'
const list = 'console/lists/list-page.tsx'

/**
 * What both apps load first is one file, and what the console loads first another, so that the login page stays within
 * eight requests. `base` comes first, since a group takes along what its modules import: zod, the access rules and what
 * uses them belong to the console alone, the wall shows its first number without. What every page behind the sign-in needs
 * is one file more, and so are the parts of all charts, of all lists and of their workflows. All that the wall needs for
 * its first number is one file, however many of its later parts use some of it: each more would cost it a request and words
 * that are packed twice.
 */
export const chunkGroups = (root: string) => [
  {
    name: 'base',
    test: new RegExp(
      `node_modules${sides}(react|react-dom|scheduler|zustand)${sides}|${sides}shared${sides}(theme|i18n${sides}(base|texts)|api${sides}envelope|record${sides}(keys|wall-token)|access${sides}mode|keys\\.)|preload-helper|virtual:tokens`,
    ),
    minShareCount: 2,
    priority: 20,
    tags: ['$initial' as const],
  },
  {
    name: 'console-core',
    test: new RegExp(
      `${sides}console${sides}(state|i18n|http|ui)${sides}|node_modules${sides}zod${sides}|${sides}shared${sides}(?!live|format|time${sides}zone|metrics|geo|i18n${sides}common|areas${sides}wall${sides}words)`,
    ),
    minShareCount: 2,
    priority: 10,
    tags: ['$initial' as const],
  },
  {
    ...part(root, { name: 'figures', priority: 9, of: ['display/main.tsx'], minShareCount: 2, ofWall: true }),
    test: new RegExp(`${sides}shared${sides}`),
  },
  {
    ...part(root, { name: 'wall-core', priority: 8, of: ['display/main.tsx'], ofWall: true }),
    test: new RegExp(`${sides}display${sides}`),
  },
  part(root, {
    name: 'shell',
    priority: 8,
    of: [
      'console/app/shell/layout.tsx',
      'console/app/reminders/reminders.tsx',
      'console/app/pages.ts',
      'console/ui/confirm.tsx',
    ],
  }),
  part(root, {
    name: 'charts',
    priority: 7,
    of: ['chart-panel.tsx', 'options/line.ts', 'options/bar.ts', 'options/funnel.ts'].map(
      (file) => `console/charts/${file}`,
    ),
  }),
  part(root, { name: 'board', priority: 6, of: [dashboard], minShareCount: 2 }),
  // What lists have in common with the data dashboard; what only a few pages share with it stays out.
  part(root, { name: 'list-base', priority: 5, of: [board], without: [dashboard], minShareCount: 20 }),
  part(root, { name: 'list', priority: 5, of: [list], without: [dashboard, board] }),
  part(root, {
    name: 'workflow',
    priority: 4,
    of: ['console/workflows/workflow-list.tsx', 'console/workflows/row-history.tsx'],
    without: [dashboard, board, list],
    minShareCount: 20,
  }),
]
