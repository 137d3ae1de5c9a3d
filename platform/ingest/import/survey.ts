import { currencyDecimals } from '../../../shared/format/number.ts'
import type { Field } from './fields.ts'
import { type DateDecision, type DateForm, DateForms, datePartsOf } from './forms/dates.ts'
import { type NumberDecision, type NumberForm, NumberForms } from './forms/numbers.ts'
import { TimeSpan } from './forms/span.ts'
import type { ColumnUse } from './kinds.ts'
import { currencyCode, currencyOfRegion, regionOf } from './regions.ts'
import type { Preset } from './row.ts'

const moments: readonly Field[] = ['create_time', 'paid_time', 'delivery_time', 'settled_time', 'report_time']
const amounts: readonly Field[] = [
  'price',
  'subtotal',
  'seller_discount',
  'platform_discount',
  'tax',
  'pay_amount',
  'est_base',
  'est_standard',
  'est_shop_ads',
  'est_bonus',
  'est_partner',
  'act_base',
  'act_standard',
  'act_shop_ads',
  'act_bonus',
  'act_partner',
  'refund_amount',
]

export interface SurveyOptions {
  /** IANA zone of times that carry none. */
  readonly zone: string
  /** Of lines that do not say theirs; absent: two decimals. */
  readonly currency?: string | undefined
  /** What people say of the file: then it is not decided, and what does not fit is rejected by line. */
  readonly dates?: DateForm | undefined
  readonly numbers?: NumberForm | undefined
  /** How its lines were read before: it counts where nothing in the file settles it. */
  readonly before?: { readonly dates: DateForm; readonly numbers: NumberForm } | undefined
  /** Unix seconds; the present when absent. */
  readonly now?: number | undefined
}

/** What a whole file is like; `preset.open` takes it. */
export interface Forms {
  readonly dates: DateDecision
  readonly numbers: NumberDecision
  /** Of its lines, in the order in which they come; none where no column says it. */
  readonly currencies: readonly string[]
  readonly columns: readonly ColumnUse[]
  /** The oldest and the newest time of a line that can be one, Unix seconds; undefined in a file without any. */
  readonly firstT: number | undefined
  readonly lastT: number | undefined
  /** The newest of all its times, whatever they are of. */
  readonly newestT: number | undefined
}

/** Looks once at every record of a file, before it is read: how it writes dates and numbers, what it holds, and of when. */
export class Survey {
  readonly #uses: readonly ColumnUse[]
  readonly #dates: DateForms
  readonly #numbers: NumberForms
  readonly #span: TimeSpan
  readonly #others: TimeSpan
  readonly #datePlaces: readonly number[]
  readonly #amountPlaces: readonly number[]
  readonly #timePlace: number
  readonly #currencyPlace: number
  readonly #regionPlace: number
  readonly #currencies = new Set<string>()
  readonly #currency: string
  #raw = ''
  #decimals: number

  /** @throws {ImportError} when the header lacks what the preset needs */
  constructor(header: readonly string[], preset: Preset, options: SurveyOptions) {
    this.#uses = preset.columnsOf(header)
    const known = preset.formsOf(header)
    this.#dates = new DateForms({
      chosen: options.dates ?? known.dates,
      isDayFirst: known.isDayFirst ?? false,
      open: options.before?.dates,
    })
    this.#numbers = new NumberForms(options.numbers ?? known.numbers, options.before?.numbers)
    this.#span = new TimeSpan(options.zone, options.now)
    this.#others = new TimeSpan(options.zone, options.now)
    this.#datePlaces = this.#placesOf(moments)
    this.#amountPlaces = this.#placesOf(amounts)
    this.#timePlace = preset.timeColumn(header)
    this.#currencyPlace = this.#placesOf(['currency'])[0] ?? -1
    this.#regionPlace = preset.asksCurrency?.(header) ? (this.#placesOf(['region'])[0] ?? -1) : -1
    this.#currency = (typeof preset.currency === 'string' ? preset.currency : options.currency) ?? ''
    this.#decimals = currencyDecimals(this.#currency)
  }

  #placesOf(wanted: readonly Field[]): number[] {
    return this.#uses.flatMap(({ field }, place) => (field && wanted.includes(field) ? [place] : []))
  }

  /** Notes the currency of a record. */
  #look(fields: readonly string[]): void {
    const cell = fields[this.#currencyPlace] ?? ''
    const raw = cell.trim() === '' ? (fields[this.#regionPlace] ?? '') : cell
    if (raw === this.#raw) return
    this.#raw = raw
    const said = cell.trim() === '' ? currencyOfRegion(regionOf(raw)) : currencyCode(cell)
    if (said) this.#currencies.add(said)
    this.#decimals = currencyDecimals(said ?? this.#currency)
  }

  /** @param line on which the record stands; the header's is 1 */
  see(fields: readonly string[], line: number): void {
    // It will be rejected, and what stands in which column nobody knows.
    if (fields.length !== this.#uses.length) return
    this.#look(fields)
    for (const place of this.#amountPlaces) {
      const text = fields[place]
      if (text) this.#numbers.see(text, line, this.#decimals)
    }
    for (const place of this.#datePlaces) {
      const text = fields[place]
      if (!text || text.length < 6) continue
      const parts = datePartsOf(text)
      this.#dates.see(text, line, parts)
      const span = place === this.#timePlace ? this.#span : this.#others
      span.see(text, parts)
    }
  }

  /** @throws {ImportError} when two lines contradict each other */
  end(): Forms {
    const dates = this.#dates.decide()
    const span = this.#span.of(dates.form)
    const times = [span.lastT, this.#others.of(dates.form).lastT].filter((t) => t !== undefined)
    return {
      dates,
      numbers: this.#numbers.decide(),
      currencies: [...this.#currencies],
      columns: this.#uses,
      ...span,
      newestT: times.length === 0 ? undefined : Math.max(...times),
    }
  }
}
