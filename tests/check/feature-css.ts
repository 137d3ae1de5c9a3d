import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'console'
/** What two features draw alike counts with them. */
const owners = ['features', 'board']

/** Styles that features have of their own. The list and the limit may only shrink: styles live with the pieces of console/ui. */
const known: readonly string[] = [
  'board/dashboard',
  'features/account/forget/forget',
  'features/account/login/login',
  'features/account/register/register',
  'features/ads/ads',
  'features/analysis/analysis',
  'features/analysis/pivot',
  'features/curated/curated',
  'features/curated/editor',
  'features/data-board/board',
  'features/goods/goods',
  'features/not-found/not-found',
  'features/orders/import/import',
  'features/orders/orders',
  'features/permissions/permissions',
  'features/policy/policy',
  'features/shops/shops',
  'features/spy/spy',
  'features/trends/trend',
]
const MOST_LINES = 1448
/** So many lines below the limit it is to be lowered. */
const SLACK = 40

/** What is wrong with the styles of features. */
export const featureStyles = (root: string): readonly string[] => {
  const files = owners
    .flatMap((owner) =>
      readdirSync(join(root, folder, owner), { recursive: true, encoding: 'utf8' }).map((name) => `${owner}/${name}`),
    )
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css'))
  const names = files.map((name) => name.slice(0, -'.css'.length))
  const lines = files.reduce(
    (sum, name) => sum + readFileSync(join(root, folder, name), 'utf8').split('\n').length - 1,
    0,
  )
  return [
    ...names
      .filter((name) => !known.includes(name))
      .map((name) => `${folder}/${name}.css: use a piece of console/ui, or give it what is missing`),
    ...known.filter((name) => !names.includes(name)).map((name) => `${name} is gone: take it out of the list`),
    ...(lines > MOST_LINES ? [`styles of features have ${lines} lines, at most ${MOST_LINES}`] : []),
    ...(lines < MOST_LINES - SLACK ? [`styles of features have ${lines} lines: lower the limit`] : []),
  ]
}
