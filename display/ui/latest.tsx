import { type ReactElement, useEffect, useRef } from 'react'
import { store } from '../live/live.ts'

/** Amount of the newest accepted order line, minor units, written in the very task of its message; for measuring only. */
export const Latest = (): ReactElement => {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const write = (): void => {
      const line = store.state().wall?.zones.feed?.rows[0]
      const text = line ? String(line.amt) : ''
      if (box.current && box.current.textContent !== text) box.current.textContent = text
    }
    write()
    return store.onMessage(write)
  }, [])
  return <span className="unseen" data-perf="latest" aria-hidden="true" ref={box} />
}
