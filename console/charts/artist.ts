import type { ChartOption } from './options/option.ts'

/** A point of a chart in its own numbers. */
export interface Point {
  readonly seriesIndex: number
  readonly dataIndex: number
}

/** What a click met. */
export interface Click {
  readonly data?: unknown
  readonly dataIndex?: number
  readonly seriesId?: string
}

/** The picture as a data address, on an opaque ground. */
export type Picture = (background: string) => string

/** Draws options of its kind into one box. */
export interface Artist {
  readonly draw: (option: ChartOption) => void
  /** The box has another size. */
  readonly resize: () => void
  /** Shows the note of a point, or none. */
  readonly point: (at: Point | undefined) => void
  readonly picture: Picture
  readonly dispose: () => void
}

export type CreateArtist = (box: HTMLElement, onClick: (click: Click) => void) => Artist
/** What fetches the part of the app that draws a kind; an artist that is at hand comes at once. */
export type LoadArtist = () => CreateArtist | Promise<CreateArtist>
