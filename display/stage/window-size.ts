import type { Size } from './fit.ts'

/** Follows the size of the page's own area (not the screen's, which is wrong under scaling) and the pixel ratio. */
export const followWindow = (changed: (size: Size, ratio: number) => void): (() => void) => {
  const root = document.documentElement
  const tell = (): void => changed({ w: root.clientWidth, h: root.clientHeight }, devicePixelRatio)
  const observer = new ResizeObserver(tell)
  observer.observe(root)
  let query: MediaQueryList | undefined
  const onRatio = (): void => {
    query?.removeEventListener('change', onRatio)
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', onRatio)
    tell()
  }
  addEventListener('resize', tell)
  onRatio()
  return () => {
    observer.disconnect()
    removeEventListener('resize', tell)
    query?.removeEventListener('change', onRatio)
  }
}
