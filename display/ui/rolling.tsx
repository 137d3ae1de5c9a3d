import { memo, type ReactElement, useLayoutEffect, useRef } from 'react'
import { mayRoll, reelsOf, shapeOf } from './reels.ts'
import './rolling.css'

const tens = '0123456789'.split('')

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
            {tens.map((ten) => (
              <span key={ten}>{ten}</span>
            ))}
          </span>
        </span>
      )
    })}
  </span>
))

/** Digits that roll to their new value; `small` is the place from which they are smaller (decimals). */
export const Rolling = ({ text, small }: { text: string; small: number }): ReactElement => {
  const box = useRef<HTMLSpanElement>(null)
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  const shape = shapeOf(text)
  useLayoutEffect(() => {
    const node = box.current
    if (!node || last.current.text === text) return
    const now = performance.now()
    const roll = shapeOf(last.current.text) === shape && mayRoll(now - last.current.at)
    last.current = { text, at: now }
    node.toggleAttribute('data-jump', !roll)
    const digits = reelsOf(text).flatMap((reel) => ('digit' in reel ? [reel.digit] : []))
    node.querySelectorAll<HTMLElement>('.reel-strip').forEach((strip, place) => {
      strip.style.transform = `translateY(${-10 * (digits[place] ?? 0)}%)`
    })
  }, [text, shape])
  return (
    <span className="rolling" ref={box}>
      <span className="unseen">{text}</span>
      <Reels key={shape} shape={shape} small={small} />
    </span>
  )
}
