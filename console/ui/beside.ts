/** A box of the window, pixels. */
interface Box {
  readonly left: number
  readonly top: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const margin = 8
const gap = 4

const held = (value: number, most: number): number => Math.max(margin, Math.min(value, most))

/** Where a panel stands beside its button: below it, above it where that has no room, and inside the window always. */
export const beside = (anchor: Box, panel: Size, room: Size): { readonly left: number; readonly top: number } => {
  const lowest = room.height - panel.height - margin
  const [below, above] = [anchor.bottom + gap, anchor.top - gap - panel.height]
  return {
    left: held(anchor.left, room.width - panel.width - margin),
    top: below <= lowest ? below : above >= margin ? above : held(below, lowest),
  }
}

/** Puts an open popover beside its button. */
export const putBeside = (button: Element | null, panel: HTMLElement | null): void => {
  if (!button || !panel) return
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top } = beside(button.getBoundingClientRect(), panel.getBoundingClientRect(), { width, height })
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
