const sides = '[\\\\/]'

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** Everything that some modules import, at once and not on demand; `root` is the folder of the project. */
const reached = (modules: Modules, starts: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const follow = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) follow(next)
  }
  for (const start of starts) follow(start)
  return found
}

interface Part {
  readonly name: string
  readonly priority: number
  /** Files that the part is for: it holds whatever they import. */
  readonly of: readonly string[]
  /** What these import as well stays out, besides what the login page has loaded. */
  readonly without?: readonly string[]
  readonly minShareCount?: number
}

/** A file of what one kind of page needs whole, so that it comes in one request instead of dozens. */
const part = (root: string, { name, of, without = [], ...limits }: Part) => {
  const paths = (files: readonly string[]) => files.map((file) => `${root}/${file}`)
  let inside: ReadonlySet<string> | undefined
  let outside: ReadonlySet<string> | undefined
  return {
    ...limits,
    name: (id: string, modules: Modules): string | null => {
      inside ??= reached(modules, paths(of))
      outside ??= reached(modules, paths(['console/main.tsx', ...without]))
      return inside.has(id) && !outside.has(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}

const dashboard = 'console/features/dashboard/dashboard-page.tsx'
const board = 'console/features/dashboard/board/data-board-page.tsx'
const wall = 'display/screens/rest.tsx'

/**
 * What both apps load first is one file, and what the console loads first another, so that the login page stays within
 * eight requests. `base` comes first, since a group takes along what its modules import: zod, the access rules and what
 * uses them belong to the console alone, the wall shows its first number without. What every page behind the sign-in needs
 * is one file more, and so are the parts of all charts and of all lists.
 */
export const chunkGroups = (root: string) => [
  {
    name: 'base',
    test: new RegExp(
      `node_modules${sides}(react|react-dom|scheduler)${sides}|${sides}shared${sides}(theme|i18n${sides}(base|texts)|api${sides}envelope|record${sides}keys)|preload-helper|virtual:tokens`,
    ),
    minShareCount: 2,
    priority: 20,
    tags: ['$initial' as const],
  },
  {
    name: 'console-core',
    test: new RegExp(
      `${sides}console${sides}(state|i18n|http|ui)${sides}|node_modules${sides}(zod|zustand)${sides}|${sides}shared${sides}(?!live|format|time${sides}zone|metrics|geo|i18n${sides}common)`,
    ),
    minShareCount: 2,
    priority: 10,
    tags: ['$initial' as const],
  },
  {
    ...part(root, { name: 'figures', priority: 9, of: ['display/main.tsx'], minShareCount: 2 }),
    test: new RegExp(`${sides}shared${sides}`),
  },
  part(root, {
    name: 'shell',
    priority: 8,
    of: [
      'console/app/shell/layout.tsx',
      'console/app/reminders/reminders.tsx',
      'console/app/pages.ts',
      'console/app/denied.tsx',
      'console/ui/confirm.tsx',
    ],
    without: [wall],
  }),
  part(root, {
    name: 'charts',
    priority: 7,
    of: ['chart-panel.tsx', 'options/line.ts', 'options/bar.ts', 'options/funnel.ts'].map(
      (file) => `console/charts/${file}`,
    ),
    without: [wall],
  }),
  part(root, { name: 'board', priority: 6, of: [dashboard], without: [wall], minShareCount: 2 }),
  part(root, { name: 'list', priority: 5, of: ['console/lists/list-page.tsx'], without: [wall, dashboard, board] }),
]
