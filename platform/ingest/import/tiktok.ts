import { fieldNames } from './fields.ts'
import { missingColumns } from './header.ts'
import { type Layout, layoutOf } from './kinds.ts'
import { LineReader } from './line-reader.ts'
import { currencyCode, currencyOfRegion, regionOf } from './regions.ts'
import type { Preset } from './row.ts'

const NAME = 'tiktok-affiliate'

const check = (header: readonly string[], { kind, at }: Layout): void => {
  const missing = kind.needed.filter((some) => some.every((field) => at[field] < 0))
  if (missing.length > 0)
    throw missingColumns(
      NAME,
      header,
      missing.map((some) => some.map((field) => fieldNames[field][0]).join(' / ')),
    )
}

/** The network's own exports of affiliate orders, the seller's, the creator's and the partner's, and our own order list. */
export const tiktokAffiliate: Preset = {
  name: NAME,
  identity: NAME,
  zone: undefined,
  currency: (header, row) => {
    const { kind, at } = layoutOf(header)
    const said = currencyCode(row[at.currency] ?? '')
    return said ?? (kind.asksCurrency ? currencyOfRegion(regionOf(row[at.region] ?? '')) : undefined)
  },
  asksCurrency: (header) => layoutOf(header).kind.asksCurrency === true,
  timeColumn: (header) => {
    const { at } = layoutOf(header)
    return at.create_time >= 0 ? at.create_time : at.paid_time
  },
  columnsOf: (header) => layoutOf(header).uses,
  formsOf: (header) => ({ isDayFirst: layoutOf(header).kind.isDayFirst }),
  open: (header, options) => {
    const layout = layoutOf(header)
    check(header, layout)
    const { kind, at, added, inPercent } = layout
    return new LineReader(
      {
        get: (record, field) => (at[field] < 0 ? '' : (record[at[field]] ?? '')),
        nameOf: (field) => layout.uses[at[field]]?.name,
        added,
        inPercent,
        dates: options.forms?.dates.form ?? 'DMY',
        numbers: options.forms?.numbers.form ?? 'point',
        amountTimes: { digits: 1, scale: 0 },
        isOfRegion: kind.asksCurrency === true,
        isPriced: kind.isPriced === true,
        collab: kind.collab,
        repeated: 'replace',
        fallbackShop: NAME,
        moreWords: {},
      },
      options,
    )
  },
}
