import type { Db } from '../db/tables.ts'
import { PictureFault } from '../pictures/fetch-picture.ts'
import { smallPicture } from '../pictures/small-picture.ts'
import {
  failPicture,
  forgetPictures,
  keepPicture,
  takeDuePictures,
  wantPictures,
} from '../queries/products/pictures.ts'

/** Addresses noted, and pictures fetched, in one run; fetched side by side. */
const [NOTED, FETCHED, BESIDE] = [500, 100, 4] as const
/** Seconds after each failure until the next try; then it is given up. */
const pauses = [3600, 6 * 3600, 86_400] as const
const HOLD_S = 600
const DAY = 86_400

/** Brings the pictures that products name, a few in each run, and once a day forgets those that none names. */
export const pictureJob = (db: Db, fetchBytes: ((address: string) => Promise<Buffer>) | null) => {
  let forgotten = 0
  return async (now: number, stopped: () => boolean): Promise<void> => {
    if (!fetchBytes) return
    if (now - forgotten > DAY) {
      await forgetPictures(db, now - 30 * DAY)
      forgotten = now
    }
    await wantPictures(db, now, NOTED)
    const due = [...(await takeDuePictures(db, now, HOLD_S, FETCHED))]
    const bring = async (): Promise<void> => {
      for (let one = due.shift(); one && !stopped(); one = due.shift()) {
        const { hash, address, tries } = one
        try {
          await keepPicture(db, hash, await smallPicture(await fetchBytes(address)), now)
        } catch (error) {
          if (!(error instanceof PictureFault)) throw error
          const pause = error.lasting ? undefined : pauses[tries]
          await failPicture(db, hash, { fault: error.message, next_t: pause === undefined ? null : now + pause, now })
        }
      }
    }
    await Promise.all(Array.from({ length: BESIDE }, bring))
  }
}
