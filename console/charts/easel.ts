import type { Artist, Click, CreateArtist, LoadArtist, Point } from './artist.ts'
import type { ChartOption } from './options/option.ts'
import { inTurn, outOfTurn } from './turns.ts'

/** How far below the view a chart is drawn already, so that scrolling finds it there. */
const near = '160px'

interface Doing {
  readonly load: LoadArtist
  readonly onClick: (click: Click) => void
  readonly onArtist: (artist: Artist) => void
  /** Its part of the app could not be fetched. */
  readonly onFail: (error: unknown) => void
}

export interface Easel {
  readonly show: (option: ChartOption) => void
  readonly point: (at: Point | undefined) => void
  readonly dispose: () => void
}

/**
 * A box whose artist comes once it is near the view, and draws again only while it is, in a turn of its own; before the
 * page is printed, whatever is owed is drawn at once.
 */
export const createEasel = (box: HTMLElement, { load, onClick, onArtist, onFail }: Doing): Easel => {
  let artist: Artist | undefined
  let coming = false
  let inView = false
  let option: ChartOption | undefined
  let at: Point | undefined
  let ended = false

  const draw = (): void => {
    if (!artist || !option) return
    artist.draw(option)
    option = undefined
    if (at) artist.point(at)
  }
  const come = (create: CreateArtist): void => {
    if (ended) return
    artist = create(box, onClick)
    draw()
    onArtist(artist)
  }
  const start = (): void => {
    if (artist) draw()
    if (artist || coming) return
    coming = true
    try {
      const create = load()
      if (create instanceof Promise) create.then((one) => inTurn(() => come(one)), onFail)
      else come(create)
    } catch (error) {
      onFail(error)
    }
  }
  const owe = (): void => {
    if (inView && option) inTurn(start)
  }
  const print = (): void => {
    outOfTurn(start)
    start()
  }
  const resized = new ResizeObserver(() => artist?.resize())
  const seen = new IntersectionObserver(
    (entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false
      owe()
    },
    { rootMargin: near },
  )
  seen.observe(box)
  resized.observe(box)
  window.addEventListener('beforeprint', print)
  return {
    show: (next) => {
      option = next
      owe()
    },
    point: (place) => {
      at = place
      artist?.point(place)
    },
    dispose: () => {
      ended = true
      outOfTurn(start)
      seen.disconnect()
      resized.disconnect()
      window.removeEventListener('beforeprint', print)
      artist?.dispose()
    },
  }
}
