import type { WallZones } from '../../../shared/live/screens.ts'

export type Notice = WallZones['ticker'][number]
export type Level = 'amber' | 'red'

/** @param t since when it holds, Unix seconds */
export const alert = (id: string, code: string, level: Level, t: number, params: Notice['params']): Notice => ({
  id,
  kind: 'alert',
  level,
  code,
  t,
  params,
})

/** A wall tells so many things of one kind, the worst first; of the others, how many there are. */
const EACH = 3

/** Alerts of one kind, the worst first, as many as are read; what is beyond is one alert more, `<kind>.more` with `n`. */
export const fewOf = (kind: string, all: readonly Notice[]): readonly Notice[] => {
  const [first, ...others] = all.slice(EACH)
  if (!first) return all
  const t = Math.min(first.t, ...others.map((one) => one.t))
  return [
    ...all.slice(0, EACH),
    { ...first, ...{ id: `${kind}.more`, code: `${kind}.more`, t, params: { n: 1 + others.length } } },
  ]
}
