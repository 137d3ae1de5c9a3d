import { type RefObject, useEffect } from 'react'
import { putBeside } from './beside.ts'

/** While it is open a note stands beside its mark, wherever the page is scrolled, and Escape or a press elsewhere closes it. */
export const useNote = (
  open: boolean,
  mark: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  close: () => void,
): void => {
  useEffect(() => {
    const element = note.current
    if (!open || !element) return
    const place = (): void => putBeside(mark.current, element)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // The note alone: neither the dialog nor the drawer that it stands in.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target) && !mark.current?.contains(target)) close()
    }
    element.showPopover()
    place()
    // Its words may come later than it opens.
    const size = new ResizeObserver(place)
    size.observe(element)
    const options = { capture: true, passive: true }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place)
    return () => {
      size.disconnect()
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('scroll', place, options)
      window.removeEventListener('resize', place)
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, mark, note, close])
}
