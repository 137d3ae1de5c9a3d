import type { ReactElement } from 'react'
import { setReplay, useQuietDay } from '../../live/replay-day.ts'
import { openedScreen } from '../../settings/opened.ts'
import { options } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { widthEm } from '../../ui/fit.ts'

/** The smart wall goes on to its next scene: it replays no day. */
const replays = openedScreen === 'dataScreen'

/** Units: letters of this size are read from five metres on a wall of 65 inches. */
const largest = 36

/** Of a day without an order: when there was one last, and the way to see that day. */
export const LastOrder = ({ width }: { width: number }): ReactElement | null => {
  const t = useTexts()
  const day = useQuietDay()
  if (day === undefined) return null
  const text = t(replays ? (options.kiosk ? 'hero.lastKiosk' : 'hero.last') : 'hero.lastDay', { day })
  return (
    <button
      type="button"
      className="hero-last"
      style={{ fontSize: `${Math.min(largest, Math.floor(width / widthEm(text))) / 100}rem` }}
      disabled={!replays}
      onClick={() => setReplay(day)}
      data-testid="last-order"
    >
      {text}
    </button>
  )
}
