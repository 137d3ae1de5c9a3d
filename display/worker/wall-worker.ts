/** Keeps the wall's page and files on its box, so that it starts while its server or its network does not answer. */

const shelf = 'tw.wall'
/** A page that the server has not begun to give by then is taken as it was kept. */
const patienceMs = 4000

interface Asked extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
const isAsked = (event: Event): event is Asked => 'request' in event && 'respondWith' in event
const isLasting = (event: Event): event is Lasting => 'waitUntil' in event

/** Also those that a wall asks for before it goes over to a new build: it then starts from its box, without a dark moment. */
const isFile = ({ url, method, cache }: Request): boolean =>
  method === 'GET' && (cache === 'default' || cache === 'no-cache') && new URL(url).pathname.startsWith('/assets/')

/** The page as the server gives it now, else as it gave it last. The address's choices are the page's own matter. */
const page = async (request: Request): Promise<Response> => {
  const kept = await caches.open(shelf)
  const { pathname } = new URL(request.url)
  const before = await kept.match(pathname)
  try {
    const answer = await fetch(request, before ? { signal: AbortSignal.timeout(patienceMs) } : {})
    if (!answer.ok) return before && answer.status >= 500 ? before : answer
    await kept.put(pathname, answer.clone())
    return answer
  } catch (error) {
    if (before) return before
    throw error
  }
}

/** A file whose name changes with its content: once kept it is never asked for again. */
const file = async (request: Request): Promise<Response> => {
  const kept = await caches.open(shelf)
  const before = await kept.match(request)
  if (before) return before
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}

/** Keeps the page at `path` and the files that it has loaded; those of earlier builds go. */
const keepAll = async (path: string, files: readonly string[]): Promise<void> => {
  const kept = await caches.open(shelf)
  const known = await kept.keys()
  for (const { url } of known) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !files.includes(url)) await kept.delete(url)
  }
  const lacking = files.filter((one) => !known.some(({ url }) => url === one))
  await Promise.all([path, ...lacking].map((one) => kept.add(one)))
}

addEventListener('install', () => {
  if ('skipWaiting' in globalThis) void Reflect.apply(Reflect.get(globalThis, 'skipWaiting'), globalThis, [])
})
addEventListener('fetch', (event) => {
  if (!isAsked(event)) return
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isFile(request)) event.respondWith(file(request))
})
addEventListener('message', (event) => {
  const { path, files } = event.data ?? {}
  if (!isLasting(event) || typeof path !== 'string' || !Array.isArray(files)) return
  event.waitUntil(
    keepAll(
      path,
      files.filter((one) => typeof one === 'string'),
    ),
  )
})
