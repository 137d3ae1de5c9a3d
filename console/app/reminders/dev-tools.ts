import { hourMs } from './hourly.ts'

/** The parts of `window` that tell how much of its frame the page fills. */
export interface WindowSizes {
  readonly outerWidth: number
  readonly outerHeight: number
  readonly innerWidth: number
  readonly innerHeight: number
  readonly devicePixelRatio: number
}

/** Spec section 9. */
const most = 200
/** Outer sizes are whole pixels of the screen, inner ones of the zoomed page: rounding may show either way. */
const slack = 12
const zoomSteps = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 4 / 3, 1.5, 1.75, 2, 2.5, 3, 4, 5]
const screenScales = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4]

/** Zooms of the page that the pixel ratio allows: it is the zoom times the scale of the screen. */
const zoomsOf = (ratio: number): readonly number[] =>
  zoomSteps.filter((zoom) => screenScales.some((scale) => Math.abs(ratio / scale - zoom) < 0.02 * zoom))

const fits = (outer: number, inner: number): boolean => outer - inner >= -slack && outer - inner <= most

/**
 * Whether more than 200 px of the window's frame are not the page, and no zoom explains that. A zoom changes both sides
 * alike, docked tools only one. A sidebar of the browser looks just the same as tools.
 */
export const toolsDocked = ({
  outerWidth,
  outerHeight,
  innerWidth,
  innerHeight,
  devicePixelRatio,
}: WindowSizes): boolean =>
  // A window that is not drawn has no frame.
  outerWidth > 0 &&
  outerHeight > 0 &&
  ![1, ...zoomsOf(devicePixelRatio)].some(
    (zoom) => fits(outerWidth, innerWidth * zoom) && fits(outerHeight, innerHeight * zoom),
  )

/** Spec section 9: from 992 px on; a device that is touched first has no docked tools. */
export const isDesktop = (outerWidth: number, touchFirst: boolean): boolean => outerWidth >= 992 && !touchFirst

interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** F12, Ctrl+Shift+I, Cmd+Opt+I and Shift+F10. */
export const opensTools = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyPress): boolean =>
  key === 'F12' || (key === 'F10' && shiftKey) || (code === 'KeyI' && ((ctrlKey && shiftKey) || (metaKey && altKey)))

const mostReloads = 3

/** The reloads of the last hour with one at `nowMs` added, or undefined when the hour has had its three. */
export const nextReloads = (before: readonly number[], nowMs: number): readonly number[] | undefined => {
  const recent = before.filter((atMs) => nowMs - atMs < hourMs && atMs <= nowMs)
  return recent.length < mostReloads ? [...recent, nowMs] : undefined
}
