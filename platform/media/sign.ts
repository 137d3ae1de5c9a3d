import { createHmac, timingSafeEqual } from 'node:crypto'

/** What of a file is asked for; `download` is kept, never shown. */
export const mediaParts = ['file', 'cover', 'strip', 'download'] as const
export type MediaPart = (typeof mediaParts)[number]

interface Signed {
  readonly id: number
  readonly company_id: number
  readonly store_key: string
}

/** Seconds that an address is good for at least; the same one within half of it, so that a browser keeps what it has. */
const LIFE_S = 3600
const STEP_S = LIFE_S / 2

/** Addresses that a media element can ask without a token: bound to file, company and part, and soon over. */
export const makeSigner = (key: Buffer) => {
  const macOf = ({ id, company_id, store_key }: Signed, part: MediaPart, until: number): string =>
    createHmac('sha256', key).update(`${company_id}/${id}/${store_key}/${part}/${until}`).digest('base64url')
  return {
    /** @param now Unix seconds */
    addressOf: (file: Signed, part: MediaPart, now: number): string => {
      const until = Math.ceil(now / STEP_S) * STEP_S + LIFE_S
      return `/private/media/${file.id}/${part}/${until}/${macOf(file, part, until)}`
    },
    /** @param mac of an address that was asked for at `now` */
    fits: (
      file: Signed,
      part: MediaPart,
      { until, mac, now }: { until: number; mac: string; now: number },
    ): boolean => {
      const given = Buffer.from(mac)
      const right = Buffer.from(macOf(file, part, until))
      return until > now && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
