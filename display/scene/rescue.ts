import { createLadder } from './ladder.ts'
import type { Tier } from './source.ts'

/** What the scene shows now, and why. */
export interface SceneState {
  readonly form: '3d' | '2d'
  /**
   * `chosen` by the visitor; `ok`; `no-webgl` on this machine; `lost` too often; `blocked`: no context comes back (after two
   * GPU crashes Chromium blocks the page until it is loaded again); `no-code`: the 3D chunk could not be loaded.
   */
  readonly reason: 'chosen' | 'ok' | 'no-webgl' | 'lost' | 'blocked' | 'no-code'
  /** Quality of the 3D form. */
  readonly tier: Tier
  /** True while the 3D canvas has no pixels and the flat map stands in for it. */
  readonly covered: boolean
  /** Goes up with each fresh canvas. */
  readonly generation: number
  /** Contexts lost since the page began. */
  readonly losses: number
  /** What stood in the way of the last fresh canvas, for the log; empty when nothing did. */
  readonly fault: string
}

export interface Rescuer {
  state(): SceneState
  lost(): void
  drawn(): void
  failed(error: unknown): void
  noCode(): void
  stop(): void
}

/** How long a lost context may take to come back, and a fresh canvas to draw, before the next rung. */
const returnMs = 3000
const startMs = 8000

/** Carries the scene over lost contexts: restored in place, a fresh canvas, the flat map, and 3D again after a while. */
export function createRescuer(
  choose: () => Tier | '2d',
  asked: '2d' | 'auto' | Tier,
  changed: (state: SceneState) => void,
): Rescuer {
  const ladder = createLadder()
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SceneState = {
    form: '2d',
    reason: 'ok',
    tier: 'lean',
    covered: false,
    generation: 0,
    losses: 0,
    fault: '',
  }
  const set = (next: Partial<SceneState>): void => {
    state = { ...state, ...next, losses: ladder.losses() }
    changed(state)
  }
  const after = (ms: number, act: () => void): void => {
    if (timer !== undefined) clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const flat = (reason: SceneState['reason']): void => {
    set({ form: '2d', reason, covered: false })
    after(ladder.retryIn(), start)
  }
  const stuck = (): void => {
    if (ladder.stuck() === 'flat') flat('blocked')
    else {
      set({ covered: true, generation: state.generation + 1 })
      after(startMs, stuck)
    }
  }
  function start(): void {
    const form = choose()
    if (form !== '2d') {
      set({ form: '3d', reason: 'ok', tier: form, covered: state.generation > 0, generation: state.generation + 1 })
      after(startMs, stuck)
    } else if (asked === '2d') set({ form, reason: 'chosen' })
    else flat('no-webgl')
  }
  start()
  return {
    state: () => state,
    lost() {
      if (ladder.lost(performance.now()) === 'flat') flat('lost')
      else {
        set({ covered: true })
        after(returnMs, stuck)
      }
    },
    drawn() {
      ladder.drawn()
      if (timer !== undefined) clearTimeout(timer)
      set({ covered: false, fault: '' })
    },
    failed(error) {
      state = { ...state, fault: String(error) }
      stuck()
    },
    noCode: () => flat('no-code'),
    stop() {
      if (timer !== undefined) clearTimeout(timer)
    },
  }
}
