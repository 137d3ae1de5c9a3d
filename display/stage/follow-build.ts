import { mayStart, readLog, withStart } from './build-log.ts'
import { note, noted, pageAnswers } from './reload.ts'

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const buildKey = 'builds'

/** Reloads for a build where its log allows that, into a page that answers, and while it is still wanted. */
const reloadInto = async (build: string, isWanted: () => boolean): Promise<boolean> => {
  const may = (): boolean => isWanted() && mayStart(readLog(noted(buildKey)), build, Date.now())
  if (!may() || !(await pageAnswers()) || !may()) return false
  if (!note(buildKey, JSON.stringify(withStart(readLog(noted(buildKey)), build, Date.now())))) return false
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
