import type { WallReport } from '../../shared/live/report.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { sceneState } from './scene-state.ts'

const MEGABYTE = 1024 * 1024
const longest = 200
const watchedMs = 1000

/** Frames a second of this page, watched for a second; null while nobody sees it. */
const frames = (): Promise<number | null> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve(null)
    const from = performance.now()
    let drawn = 0
    const give = (): void => {
      clearTimeout(late)
      resolve(Math.round((drawn * 1000) / Math.max(1, performance.now() - from)))
    }
    const late = setTimeout(give, watchedMs * 2)
    const frame = (): void => {
      drawn += 1
      if (performance.now() - from < watchedMs) requestAnimationFrame(frame)
      else give()
    }
    requestAnimationFrame(frame)
  })

const heap = (): number | null => {
  const { usedJSHeapSize: used } = fieldsIn(Reflect.get(performance, 'memory'))
  return typeof used === 'number' ? Math.round(used / MEGABYTE) : null
}

/** Remembers the last error of the page from now on. */
export const followErrors = () => {
  let last = ''
  const note = (what: unknown): void => {
    last = String(what ?? '').slice(0, longest)
  }
  const onError = ({ message }: ErrorEvent): void => note(message)
  const onRejection = ({ reason }: PromiseRejectionEvent): void => note(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return {
    last: (): string => last,
    stop(): void {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    },
  }
}

/** How this wall is. `acceptedAt`: the page's milliseconds of the newest message. */
export const readReport = async (acceptedAt: number | undefined, error: string): Promise<WallReport> => {
  const fps = await frames()
  const scene = sceneState()
  return {
    w: innerWidth,
    h: innerHeight,
    fps,
    tier: scene ? (scene.form === '2d' ? '2d' : scene.tier) : null,
    losses: scene?.losses ?? 0,
    heap_mb: heap(),
    age_s: acceptedAt === undefined ? null : Math.max(0, Math.round((performance.now() - acceptedAt) / 1000)),
    error,
  }
}
