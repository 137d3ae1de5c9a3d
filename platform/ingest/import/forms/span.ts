import { dateTimeText } from '../../../../shared/format/time.ts'
import { noShift } from '../shift.ts'
import { type DateForm, type DateParts, dayIn, timeBounds, timeReader } from './dates.ts'

interface Ends {
  readonly firstT: number | undefined
  readonly lastT: number | undefined
}

/** The texts with the least and the greatest key. */
class Extremes {
  #least = Number.POSITIVE_INFINITY
  #most = Number.NEGATIVE_INFINITY
  first: string | undefined
  last: string | undefined

  add(key: number, text: string): void {
    if (key < this.#least) {
      this.#least = key
      this.first = text
    }
    if (key > this.#most) {
      this.#most = key
      this.last = text
    }
  }
}

const YEAR_2005 = 2005_01_01
/** `YYYY-MM-DD` as a number, 20260131; NaN when no calendar holds it, or it is before 2005. */
const dayKey = (day: string): number => {
  const key = Number(day.replaceAll('-', ''))
  const [month, date] = [Math.floor(key / 100) % 100, key % 100]
  return key >= YEAR_2005 && month > 0 && month < 13 && date > 0 && date < 32 ? key : Number.NaN
}
const DAY = 86_400
const clockKey = (day: number, second: number): number => day * DAY + second

/** From when to when the times of a file are, whichever form its dates turn out to have. */
export class TimeSpan {
  readonly #zone: string
  readonly #bounds: ReturnType<typeof timeBounds>
  /** The wall clock in a day: later is the future. */
  readonly #latest: number
  readonly #dayFirst = new Extremes()
  readonly #monthFirst = new Extremes()
  readonly #counted = new Extremes()

  constructor(zone: string, now = Math.floor(Date.now() / 1000)) {
    this.#zone = zone
    this.#bounds = timeBounds(noShift, now)
    const [day = '', clock = ''] = dateTimeText(now + DAY, zone).split(' ')
    const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number)
    this.#latest = clockKey(dayKey(day), hour * 3600 + minute * 60 + second)
  }

  #add(to: Extremes, day: string | undefined, second: number, text: string): void {
    const key = day === undefined ? Number.NaN : clockKey(dayKey(day), second)
    if (key <= this.#latest) to.add(key, text)
  }

  /** @param parts of the text, as `datePartsOf` finds them */
  see(text: string, parts: DateParts | undefined): void {
    if (parts) {
      this.#add(this.#dayFirst, dayIn(parts, 'DMY'), parts.second, text)
      if (!parts.isYearFirst) this.#add(this.#monthFirst, dayIn(parts, 'MDY'), parts.second, text)
      return
    }
    const [digits = ''] = /^\d{9,14}/.exec(text.trim()) ?? []
    const t = digits.length > 11 ? Number(digits) / 1000 : Number(digits)
    if (digits !== '' && this.#bounds(t) === undefined) this.#counted.add(t, text)
  }

  /** The ends of the span in a form; times of the future and before 2005 are left out. */
  of(form: DateForm): Ends {
    const isCounted = form === 'unix' || form === 'unix_ms'
    const { first, last } = isCounted ? this.#counted : form === 'MDY' ? this.#monthFirst : this.#dayFirst
    const time = timeReader(this.#zone, form)
    const read = (text: string | undefined): number | undefined => {
      const t = text === undefined ? Number.NaN : time(text)
      return Number.isNaN(t) || this.#bounds(t) ? undefined : t
    }
    return { firstT: read(first), lastT: read(last) }
  }
}
