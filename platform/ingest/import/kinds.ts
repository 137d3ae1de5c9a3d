import type { CollabType } from '../../../shared/areas/orders/enums.ts'
import { recordOf } from '../../../shared/keys.ts'
import { type Field, fieldNames, fields, networkNames, ownFields } from './fields.ts'
import { headingOf, normal } from './header.ts'

/** What the collaboration of a line is where nothing says it: of one with a creator, and of one without. */
export type CollabStandIn = Readonly<Record<'creator' | 'nobody', CollabType>>

/** One kind of order export: what tells it by its headings, and which of them mean something else than elsewhere. */
interface ExportKind {
  readonly name: 'ours' | 'partner' | 'creator' | 'seller' | 'other'
  /** Any of these sets, whole, settles the kind. */
  readonly settledBy: readonly (readonly string[])[]
  /** So does a header of nothing but these. */
  readonly whole?: readonly string[]
  readonly names: { readonly [F in Field]?: readonly string[] }
  /** Amounts that come on top of a field's own. */
  readonly added?: { readonly [F in Field]?: readonly string[] }
  /** Headings that say nothing here, whatever they mean elsewhere. */
  readonly without?: readonly string[]
  /** One field of each must be there. */
  readonly needed: readonly (readonly [Field, ...Field[]])[]
  /** Documented to write the day first, in every language. */
  readonly isDayFirst: boolean
  /** Has no column for it: the region or people tell the currency, never the company. */
  readonly asksCurrency?: true
  /** What was paid is the price times the quantity where the file does not say it. */
  readonly isPriced?: true
  readonly collab: CollabStandIn
}

export const openOrNone: CollabStandIn = { creator: 1, nobody: 9 }

const base = [['order_id'], ['sku_id', 'product_id']] as const
const times = ['create_time', 'paid_time'] as const

const elsewhere = new Set(Object.values(networkNames).flat().map(normal))

/** The first of them that a header settles. */
export const exportKinds: readonly ExportKind[] = [
  {
    name: 'partner',
    settledBy: [
      ['Commission GMV', 'Est. affiliate partner commission'],
      ['Commission GMV', 'Affiliate partner estimated commission'],
      ['Standard affiliate partner commission rate', 'Est. creator commission'],
    ],
    names: {
      campaign_id: ['Partner campaign ID'],
      pay_amount: ['Commission GMV'],
      settlement_status: ['Order settlement status', 'Order payment status'],
      standard_rate: ['Standard creator affiliate commission rate'],
      shop_ads_rate: ['Creator shop ads commission rate'],
      partner_rate: ['Standard affiliate partner commission rate'],
      est_base: ['Est. base commission', 'Est. commission base'],
      est_standard: ['Est. creator commission'],
      est_shop_ads: ['Est. creator Shop Ads commission'],
      est_bonus: ['Est. creator partner bonus commission'],
      est_partner: ['Est. affiliate partner commission', 'Affiliate partner estimated commission'],
      act_base: ['Commission base', 'Actual commission base'],
      act_standard: ['Standard creator commission'],
      act_shop_ads: ['Shop ads commission for creators'],
      act_bonus: ['Affiliate creator partner bonus'],
      act_partner: ['Standard commission for affiliate partner'],
      delivery_time: ['Time order delivered', 'Order delivered time'],
    },
    added: {
      est_partner: [
        'Est. affiliate partner Shop Ads commission',
        'Affiliate partner shop ads estimated commission',
        'Est. affiliate partner bonus commission',
        'Affiliate partner estimated bonus commission',
      ],
      act_partner: ['Affiliate partner shop ads commission', 'Affiliate partner bonus commission'],
    },
    needed: [...base, ['pay_amount', 'price'], times],
    isPriced: true,
    isDayFirst: true,
    asksCurrency: true,
    collab: { creator: 3, nobody: 3 },
  },
  {
    name: 'creator',
    settledBy: [
      ['Items sold', 'Order settlement status'],
      ['Items sold', 'Total final earned amount'],
      ['Items sold', 'Commission settlement date'],
    ],
    names: {
      quantity: ['Items sold'],
      refunded_qty: ['Items refunded'],
      pay_amount: ['GMV'],
      standard_rate: ['Standard'],
      shop_ads_rate: ['Shop ads'],
      bonus_rate: ['TikTok bonus'],
      est_standard: ['Est. standard commission'],
      est_shop_ads: ['Est. Shop Ads commission'],
      est_bonus: ['Est. Bonus'],
      act_standard: ['Standard commission'],
      act_shop_ads: ['Shop Ads commission'],
      act_bonus: ['Bonus'],
      create_time: ['Order date'],
      settled_time: ['Commission settlement date'],
    },
    // What the partner pays the creator on top is the creator's, as the other bonus is.
    added: { est_bonus: ['Est. Affiliate partner bonus'], act_bonus: ['Affiliate partner bonus'] },
    needed: [...base, ['pay_amount', 'price'], ['currency'], times],
    isPriced: true,
    isDayFirst: true,
    collab: { creator: 1, nobody: 1 },
  },
  {
    name: 'ours',
    // A heading that only we have, or nothing but ours.
    settledBy: ownFields.flatMap(({ title }) => (elsewhere.has(normal(title)) ? [] : [[title]])),
    whole: ownFields.map(({ title }) => title),
    names: {},
    without: ownFields.filter(({ field }) => field === undefined).map(({ title }) => title),
    needed: [...base, ['pay_amount'], ['currency'], times],
    isDayFirst: false,
    collab: openOrNone,
  },
  {
    name: 'seller',
    settledBy: [
      ['Time Created', 'Fully returned or refunded'],
      ['Time Created', 'Est. standard commission payment'],
      ['创建时间', '已全部退货或全额退款'],
      ['创建时间', '预计标准佣金付款'],
      ['Waktu Dibuat', 'Pengembalian Barang Atau Dana'],
      ['Waktu Dibuat', 'Perkiraan pembayaran komisi standar'],
    ],
    names: {},
    needed: [...base, ['pay_amount'], ['currency'], times],
    isDayFirst: true,
    collab: openOrNone,
  },
]

/** Any other table with headings that are known somewhere. */
const other: ExportKind = {
  name: 'other',
  settledBy: [],
  names: {},
  needed: [...base, ['pay_amount'], ['currency'], times],
  isDayFirst: false,
  collab: openOrNone,
}

const isOf = ({ settledBy, whole }: ExportKind, header: ReadonlySet<string>): boolean => {
  if (settledBy.some((headings) => headings.every((heading) => header.has(headingOf(heading).name)))) return true
  if (!whole) return false
  const all = new Set(whole.map((title) => headingOf(title).name))
  return [...header].every((name) => all.has(name))
}

/** A heading of a file and what its column says; `field` undefined where nobody understands it. */
export interface ColumnUse {
  readonly name: string
  readonly field: Field | undefined
}

/** Where in a row each field stands. */
export interface Layout {
  readonly kind: ExportKind
  readonly uses: readonly ColumnUse[]
  /** -1: nowhere. */
  readonly at: Readonly<Record<Field, number>>
  /** Places of amounts that come on top of the field's own. */
  readonly added: ReadonlyMap<Field, readonly number[]>
  /** Fields whose heading says that its numbers are in percent. */
  readonly inPercent: ReadonlySet<Field>
}

type Meanings = ReadonlyMap<string, Field>

const meaningsOf = (names: { readonly [F in Field]?: readonly string[] }): [string, Field][] =>
  fields.flatMap((field) => (names[field] ?? []).map((name): [string, Field] => [headingOf(name).name, field]))

const everywhere = meaningsOf(fieldNames)

const meanings = ({ names, without = [] }: ExportKind): Meanings => {
  const found = new Map<string, Field>()
  for (const [name, field] of everywhere) if (!found.has(name)) found.set(name, field)
  for (const name of without) found.delete(headingOf(name).name)
  for (const [name, field] of meaningsOf(names)) found.set(name, field)
  return found
}

/** Which column of a header says what; of two that say the same the first counts. */
export const layoutOf = (header: readonly string[]): Layout => {
  const headings = header.map(headingOf)
  const names = new Set(headings.map(({ name }) => name).filter((name) => name !== ''))
  const kind = exportKinds.find((one) => isOf(one, names)) ?? other
  const own = meanings(kind)
  const more: Meanings = new Map(meaningsOf(kind.added ?? {}))
  const at = recordOf(fields, () => -1)
  const added = new Map<Field, number[]>()
  const inPercent = new Set<Field>()
  const uses = headings.map(({ name, ...heading }, place): ColumnUse => {
    const text = (header[place] ?? '').trim()
    const field = own.get(name)
    if (field && at[field] < 0) {
      at[field] = place
      if (heading.inPercent) inPercent.add(field)
      return { name: text, field }
    }
    const sum = more.get(name)
    if (sum) added.set(sum, [...(added.get(sum) ?? []), place])
    return { name: text, field: sum }
  })
  return { kind, uses, at, added, inPercent }
}
