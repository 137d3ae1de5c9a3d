import { memo, type ReactElement, useLayoutEffect, useRef } from 'react'
import { digitsOf, mayRoll, reelsOf, shapeOf, turnsOf } from './reels.ts'
import './rolling.css'

/** Twice round: a digit that goes on from nine to nought turns forward. */
const places = [...'01234567890123456789'].map((ten, place) => ({ ten, place }))

/** The reels of one shape, built once; digits are set by transform from outside React. */
const Reels = memo(({ shape, small }: { shape: string; small: number }) => (
  <span className="reels" aria-hidden="true">
    {reelsOf(shape).map((reel, place) => {
      const size = place >= small ? 'reel-small' : undefined
      const key = `${shape.length - place}`
      if ('sign' in reel)
        return (
          <span key={key} className={size} data-sign={reel.sign}>
            {reel.sign}
          </span>
        )
      return (
        <span key={key} className={`reel ${size ?? ''}`}>
          <span className="reel-strip">
            {places.map(({ ten, place }) => (
              <span key={place}>{ten}</span>
            ))}
          </span>
        </span>
      )
    })}
  </span>
))

interface Shown {
  readonly text: string
  readonly at: number
  /** Of its strips. */
  readonly places: readonly number[]
}

const setPlaces = (node: HTMLElement, at: readonly number[]): void => {
  node.querySelectorAll<HTMLElement>('.reel-strip').forEach((strip, reel) => {
    strip.style.transform = `translateY(${-5 * (at[reel] ?? 0)}%)`
  })
}

/** Lets the reels stand where they were put before they turn: by their style alone, since a layout here would be a second one. */
const settle = (node: HTMLElement): void => {
  for (const strip of node.querySelectorAll('.reel-strip')) void getComputedStyle(strip).opacity
}

/** Digits that roll to their new value, onwards while it grows; `small` is the place from which they are smaller (decimals). */
export const Rolling = ({ text, small }: { text: string; small: number }): ReactElement => {
  const box = useRef<HTMLSpanElement>(null)
  const last = useRef<Shown>({ text: '', at: Number.NEGATIVE_INFINITY, places: [] })
  const shape = shapeOf(text)
  useLayoutEffect(() => {
    const node = box.current
    const before = last.current
    if (!node || before.text === text) return
    const now = performance.now()
    const roll = shapeOf(before.text) === shape && mayRoll(now - before.at)
    const turns = roll ? turnsOf(before.text, text) : { from: digitsOf(text), to: digitsOf(text) }
    last.current = { text, at: now, places: turns.to }
    // Where a reel ended in its second round it begins in the first one: the same digit, so nobody sees it.
    if (turns.from.some((place, reel) => place !== before.places[reel])) {
      node.toggleAttribute('data-jump', true)
      setPlaces(node, turns.from)
      if (roll) settle(node)
    }
    node.toggleAttribute('data-jump', !roll)
    setPlaces(node, turns.to)
  }, [text, shape])
  return (
    <span className="rolling" ref={box}>
      <span className="unseen">{text}</span>
      <Reels key={shape} shape={shape} small={small} />
    </span>
  )
}
