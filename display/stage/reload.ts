const pageMark = 'id="wall"'

/** True when this server answers with a whole page: its HTML and every script and style that the HTML names. */
export const pageAnswers = async (): Promise<boolean> => {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await page.text()
    if (!page.ok || !html.includes(pageMark)) return false
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
    const answers = await Promise.all(parts.map((part) => fetch(part, { cache: 'no-cache' })))
    return answers.every((answer) => answer.ok && !(answer.headers.get('content-type') ?? '').includes('html'))
  } catch {
    return false
  }
}

const markKey = (reason: string): string => `tw.reloaded.${reason}`

const read = (reason: string): string | null => {
  try {
    return sessionStorage.getItem(markKey(reason))
  } catch {
    return null
  }
}

/** Notes a reload for `reason`; false when it was noted before or cannot be noted (then a reload might loop). */
export const claimReload = (reason: string): boolean => {
  if (read(reason) !== null) return false
  try {
    sessionStorage.setItem(markKey(reason), new Date().toISOString())
    return read(reason) !== null
  } catch {
    return false
  }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Reloads once per `reason`, and only into a page that answers; true when it does. */
export const reloadOnce = async (reason: string): Promise<boolean> => {
  if (read(reason) !== null || !(await pageAnswers()) || !claimReload(reason)) return false
  location.reload()
  return true
}

export interface NewBuild {
  readonly build: string
  /** Milliseconds since the picture last changed. */
  readonly quietFor: () => number
  /** The most a wall waits before it looks for a quiet second, so that a thousand do not come at once. */
  readonly spreadMs: number
}

const quietMs = 1000
const patienceMs = 60_000
const againMs = 60_000
const tries = 8

/** A quiet second of the picture; a wall that is never quiet for a minute goes on without one. */
export const quietSecond = async (quietFor: () => number): Promise<void> => {
  for (let waited = 0; quietFor() < quietMs && waited < patienceMs; waited += 250) await wait(250)
}

/** Goes over to a new build once, at a random moment, in a quiet second, and only if that build is whole. */
export const followBuild = async ({ build, quietFor, spreadMs }: NewBuild): Promise<void> => {
  await wait(Math.random() * spreadMs)
  for (let tried = 0; tried < tries; tried++) {
    await quietSecond(quietFor)
    if (await reloadOnce(`build.${build}`)) return
    if (read(`build.${build}`) !== null) return
    await wait(againMs)
  }
}

/** A chunk of this build is gone: one reload for this build, else the wall goes on without that part. */
export const followLostChunks = (build: string): (() => void) => {
  const onLost = (event: Event): void => {
    event.preventDefault()
    void reloadOnce(`chunk.${build}`)
  }
  addEventListener('vite:preloadError', onLost)
  return () => removeEventListener('vite:preloadError', onLost)
}
