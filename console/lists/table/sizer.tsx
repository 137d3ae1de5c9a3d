import { type PointerEvent, useRef } from 'react'
import { settingOf } from '../columns.ts'
import { useListWorld } from '../list-world.ts'

const [least, most] = [60, 800]

/** The edge of a heading: dragging it sets the width. Keyboards set widths in the column dialog. */
export const Sizer = ({ field, at }: { field: string; at: number }) => {
  const { list, settings } = useListWorld()
  const drag = useRef<{ readonly x: number; readonly width: number; now: number } | null>(null)

  const start = (event: PointerEvent<HTMLSpanElement>): void => {
    const width = event.currentTarget.closest('th')?.offsetWidth ?? 0
    drag.current = { x: event.clientX, width, now: width }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  // Past React: the browser lays the table out again, and nothing else happens until the pointer lets go.
  const move = (event: PointerEvent<HTMLSpanElement>): void => {
    const held = drag.current
    const table = event.currentTarget.closest('table')
    const column = table?.querySelectorAll('col')[at]
    if (!held || !table || !column) return
    const now = Math.round(Math.min(most, Math.max(least, held.width + event.clientX - held.x)))
    table.style.setProperty(
      '--lt-width',
      `${Number.parseFloat(table.style.getPropertyValue('--lt-width')) + now - held.now}px`,
    )
    column.style.width = `${now}px`
    held.now = now
  }
  const end = (): void => {
    const held = drag.current
    drag.current = null
    if (!held || held.now === held.width) return
    const columns = settingOf(list, settings.setting).map((one) =>
      one.field === field ? { ...one, width: held.now } : one,
    )
    settings.set({ ...settings.setting, columns })
  }
  return (
    <span
      className="lt-sizer"
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
