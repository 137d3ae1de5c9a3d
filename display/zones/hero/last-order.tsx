import type { ReactElement } from 'react'
import { setReplay, useQuietDay } from '../../live/replay-day.ts'
import { options } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { widthEm } from '../../ui/fit.ts'

/** Units: letters of this size are read from five metres on a wall of 65 inches. */
const largest = 36

/** Of a day without an order: when there was one last, and the way to see that day. */
export const LastOrder = ({ width }: { width: number }): ReactElement | null => {
  const t = useTexts()
  const day = useQuietDay()
  if (day === undefined) return null
  const text = t(options.kiosk ? 'hero.lastKiosk' : 'hero.last', { day })
  return (
    <button
      type="button"
      className="hero-last"
      style={{ fontSize: `${Math.min(largest, Math.floor(width / widthEm(text))) / 100}rem` }}
      onClick={() => setReplay(day)}
      data-testid="last-order"
    >
      {text}
    </button>
  )
}
