const idleMs = 3000

/** Hides the pointer after three seconds of rest and tells when it moves. */
export const followPointer = (moved: (active: boolean) => void): (() => void) => {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    root.dataset.cursor = 'off'
    moved(false)
  }
  const move = (): void => {
    delete root.dataset.cursor
    moved(true)
    clearTimeout(timer)
    timer = setTimeout(rest, idleMs)
  }
  timer = setTimeout(rest, idleMs)
  addEventListener('pointermove', move)
  return () => {
    clearTimeout(timer)
    removeEventListener('pointermove', move)
    delete root.dataset.cursor
  }
}

/** No context menu and no selection on a wall that stands in public. */
export const lockDown = (): (() => void) => {
  const root = document.documentElement
  const stop = (event: Event): void => event.preventDefault()
  root.toggleAttribute('data-kiosk', true)
  addEventListener('contextmenu', stop)
  addEventListener('selectstart', stop)
  return () => {
    root.toggleAttribute('data-kiosk', false)
    removeEventListener('contextmenu', stop)
    removeEventListener('selectstart', stop)
  }
}

export const isFullScreen = (): boolean => document.fullscreenElement !== null
export const toggleFullScreen = async (): Promise<void> => {
  try {
    if (isFullScreen()) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // A browser may refuse without a gesture; the button is there for the next one.
  }
}
