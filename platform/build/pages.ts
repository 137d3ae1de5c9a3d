import type { Plugin } from 'vite'

const wallPage = /^\/(dataDisplay(\/|$)|bossFilmCutter\/screenOut\/?$)/
const ownedByVite = /^\/(@|node_modules\/|display\/|console\/|shared\/|build\/|api\/|private\/|socket\.io\/)/

/** The page that answers a navigation to `path`: the three wall screens are the display app, all others the console. */
export const pageFor = (path: string): '/display/index.html' | '/console/index.html' =>
  wallPage.test(path) ? '/display/index.html' : '/console/index.html'

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
