import { join } from 'node:path'

/** The router's package names its development form for everyone; that of production says no warnings. */
export const aliases = (root: string) => [
  { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
]
