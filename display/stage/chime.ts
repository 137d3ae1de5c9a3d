import { store } from '../live/live.ts'
import { readItem, writeItem } from '../settings/stored-items.ts'

/** Two notes of one bell, hertz, each this many seconds. */
const notes = [880, 1174.66]
const noteS = 0.2
const loud = 0.12

export const isSounding = (): boolean => readItem('sound') === 'on'
/** On or off from now on; what it is then. */
export const flipSound = (): boolean => {
  writeItem('sound', isSounding() ? null : 'on')
  return isSounding()
}

/** What of the news rings: red alerts and milestones that were not there before. */
export const ringsFor = (
  news: readonly { readonly id: string; readonly kind: string; readonly level: string }[],
  seen: ReadonlySet<string>,
): readonly string[] =>
  news
    .filter(({ kind, level }) => kind === 'milestone' || (kind === 'alert' && level === 'red'))
    .map(({ id, level }) => `${level}.${id}`)
    .filter((id) => !seen.has(id))

let context: AudioContext | undefined

/** Rings once, two fifths of a second. Silent where the browser wants a key pressed first. */
export const ring = (): void => {
  context ??= new AudioContext()
  void context.resume()
  const begin = context.currentTime + 0.02
  for (const [n, hertz] of notes.entries()) {
    const gain = new GainNode(context, { gain: 0 })
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
    const at = begin + n * noteS
    gain.gain.setValueAtTime(loud, at)
    gain.gain.exponentialRampToValueAtTime(0.001, at + noteS)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + noteS)
  }
}

/** Rings for what is new while the sound is on; what stood at the start is none. */
export const followNews = (): (() => void) => {
  let seen: ReadonlySet<string> | undefined
  const look = (): void => {
    const news = store.state().wall?.zones.ticker
    if (!news) return
    const fresh = ringsFor(news, seen ?? new Set())
    if (seen && fresh.length > 0 && isSounding()) ring()
    seen = new Set(ringsFor(news, new Set()))
  }
  look()
  return store.onDraw(look)
}
