import { type AnimationEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import './fading.css'

/** One thing at a time, named by its key: what it was before fades away under it and is gone; with motion off it gives way at once. */
export const Fading = <T,>({
  item,
  keyOf,
  draw,
}: {
  item: T
  keyOf: (item: T) => string
  draw: (item: T) => ReactNode
}): ReactElement => {
  const { still } = useSettings()
  const [kept, setKept] = useState<{ readonly item: T; readonly before: T | undefined }>({ item, before: undefined })
  let shown = kept
  if (kept.item !== item) {
    shown = { item, before: keyOf(kept.item) === keyOf(item) ? kept.before : kept.item }
    setKept(shown)
  }
  const { before } = shown
  const onGone = (event: AnimationEvent): void => {
    if (event.target === event.currentTarget) setKept({ item, before: undefined })
  }
  return (
    <>
      {before !== undefined && !still && (
        <div key={keyOf(before)} className="fading" data-way="goes" aria-hidden="true" onAnimationEnd={onGone}>
          {draw(before)}
        </div>
      )}
      <div key={keyOf(item)} className="fading" data-way="comes">
        {draw(item)}
      </div>
    </>
  )
}
