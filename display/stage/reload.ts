import { mayStart, readLog, withStart } from './build-log.ts'

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

/** Notes `text` under a reason; false where it cannot be kept: then a reload might loop. */
const keep = (reason: string, text: string): boolean => {
  try {
    sessionStorage.setItem(markKey(reason), text)
    return read(reason) === text
  } catch {
    return false
  }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Reloads once per `reason`, and only into a page that answers; true when it does. */
export const reloadOnce = async (reason: string): Promise<boolean> => {
  if (read(reason) !== null || !(await pageAnswers()) || read(reason) !== null) return false
  if (!keep(reason, new Date().toISOString())) return false
  location.reload()
  return true
}

const buildKey = 'builds'

/** Reloads for a build where its log allows that, into a page that answers, and while it is still wanted. */
const reloadInto = async (build: string, isWanted: () => boolean): Promise<boolean> => {
  const may = (): boolean => isWanted() && mayStart(readLog(read(buildKey)), build, Date.now())
  if (!may() || !(await pageAnswers()) || !may()) return false
  if (!keep(buildKey, JSON.stringify(withStart(readLog(read(buildKey)), build, Date.now())))) return false
  location.reload()
  return true
}

export interface NewBuild {
  readonly build: string
  /** Whether the server still serves it, as far as this page was told. */
  readonly isWanted: () => boolean
  /** Milliseconds since the picture last changed. */
  readonly quietFor: () => number
  /** The most a wall waits before it looks for a quiet second, so that a thousand do not come at once. */
  readonly spreadMs: number
}

const quietMs = 1000
const patienceMs = 60_000
const againMs = 60_000
const longestMs = 16 * againMs

/** A quiet second of the picture; a wall that is never quiet for a minute goes on without one. */
export const quietSecond = async (quietFor: () => number): Promise<void> => {
  for (let waited = 0; quietFor() < quietMs && waited < patienceMs; waited += 250) await wait(250)
}

/**
 * Goes over to a new build at a random moment, in a quiet second, and only if that build is whole; tries again for as long
 * as it is wanted, ever more seldom.
 */
export const followBuild = async ({ build, isWanted, quietFor, spreadMs }: NewBuild): Promise<void> => {
  await wait(Math.random() * spreadMs)
  for (let pause = againMs; isWanted(); pause = Math.min(longestMs, pause * 2)) {
    await quietSecond(quietFor)
    if (await reloadInto(build, isWanted)) return
    await wait(pause)
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
