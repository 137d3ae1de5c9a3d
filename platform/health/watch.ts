import type { PartState } from '../../shared/api/health.ts'

export interface WatchOptions {
  readonly look: () => Promise<PartState>
  /** Milliseconds from the end of one look to the next. */
  readonly everyMs: number
  /** A look that takes longer counts as `unwritable`, and no other begins before it has ended. */
  readonly limitMs: number
  readonly onChange: (state: PartState) => void
}

export interface Watch {
  /** Of the last look. */
  readonly state: () => PartState
  /** Resolves once a look has ended or is late. */
  readonly looked: Promise<void>
  readonly stop: () => Promise<void>
}

/** Looks at one part again and again. */
export const watchPart = ({ look, everyMs, limitMs, onChange }: WatchOptions): Watch => {
  let state: PartState = 'ok'
  let stopped = false
  let next: NodeJS.Timeout | undefined
  const set = (found: PartState): void => {
    if (found !== state && !stopped) onChange(found)
    state = found
  }
  const round = (): Promise<void> =>
    new Promise((told) => {
      const late = setTimeout(() => {
        set('unwritable')
        told()
      }, limitMs)
      void look().then((found) => {
        clearTimeout(late)
        set(found)
        told()
        if (stopped) return
        next = setTimeout(() => {
          current = round()
        }, everyMs)
        next.unref()
      })
    })
  let current = round()
  return {
    state: () => state,
    looked: current,
    stop: async () => {
      stopped = true
      clearTimeout(next)
      await current
    },
  }
}
