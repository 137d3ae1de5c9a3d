import { type PointerEvent, useRef } from 'react'
import type { ClipMark } from '../../../../shared/areas/clips/api.ts'
import { useClipText } from '../use-clip-text.ts'

const WHOLE = 10_000

interface Props {
  readonly mark: ClipMark
  /** Lines are drawn; absent: they are only shown. */
  readonly onDraw?: (mark: ClipMark) => void
}

/** Where the pointer is on the picture. */
const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * WHOLE)
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
}

/** What is drawn on the frame of a clip. */
export const Marks = ({ mark, onDraw }: Props) => {
  const text = useClipText()
  const drawing = useRef(false)
  return (
    <svg
      className="player-marks"
      viewBox={`0 0 ${WHOLE} ${WHOLE}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text('clip.mark')}
      data-testid="clip-marks"
      data-drawing={onDraw ? '' : undefined}
      onPointerDown={(event) => {
        if (!onDraw) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drawing.current = true
        onDraw([...mark, [placeOf(event)]])
      }}
      onPointerMove={(event) => {
        const line = mark.at(-1)
        if (!onDraw || !drawing.current || !line) return
        onDraw([...mark.slice(0, -1), [...line, placeOf(event)]])
      }}
      onPointerUp={() => {
        drawing.current = false
      }}
    >
      {mark.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <polyline key={n} points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
    </svg>
  )
}
