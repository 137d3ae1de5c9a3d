import type { Plugin } from 'vite'
import { displayPaths, trimmedPath } from '../../shared/access/screens.ts'

const ownedByVite = /^\/(@|node_modules\/|display\/|console\/|shared\/|build\/|api\/|private\/|socket\.io\/)/

/** The page that answers a navigation to `path`: that of a wall screen is the display app, every other the console. */
export const pageFor = (path: string): '/display/index.html' | '/console/index.html' =>
  displayPaths.includes(trimmedPath(path)) ? '/display/index.html' : '/console/index.html'

/** In the dev server: what the relay does for built pages, so that both apps run under their real paths. */
export const pages = (): Plugin => ({
  name: 'tidewall-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const navigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
      if (navigation && !ownedByVite.test(path)) request.url = pageFor(path)
      next()
    })
  },
})
