/** Why a file is not taken: keys of the error catalogue. */
export const faults = [
  'media.empty',
  'media.type',
  'media.broken',
  'media.dimensions',
  'media.long',
  'media.text',
  'media.busy',
] as const
export type MediaFault = (typeof faults)[number]

/** 1 video, 2 picture, 3 sound, 4 text. */
export type MediaKind = 1 | 2 | 3 | 4

/** What a file is, found by looking into it. */
export interface MediaFacts {
  readonly kind: MediaKind
  readonly mime: string
  readonly duration_ms: number | null
  readonly width: number | null
  readonly height: number | null
}

export type Found = { readonly facts: MediaFacts } | { readonly fault: MediaFault }

/** A file that cannot be taken. */
export class Unfit extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault) {
    super(fault)
    this.fault = fault
  }
}

/** Bytes of a file by their place. */
export interface Bytes {
  readonly size: number
  /** At most as many as there are. */
  readonly at: (start: number, end: number) => Promise<Buffer>
}
