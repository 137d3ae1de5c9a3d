import type { Plugin } from 'vite'
import { tokensCss } from '../../shared/theme/tokens.ts'

const id = 'virtual:tokens.css'

/** `import 'virtual:tokens.css'`: the theme of shared/theme/tokens.ts as CSS custom properties. */
export const tokenStyles = (): Plugin => ({
  name: 'tidewall-tokens',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (resolved) => (resolved === `\0${id}` ? tokensCss() : undefined),
})
