import { orderList } from '../../../shared/areas/orders/list.ts'
import { fileColumns } from '../../exports/columns.ts'
import { wordsIn } from '../../exports/words.ts'

/** What our own exports of the order list write, in each language: made of the texts that write them, so that both stay one. */

const languages = ['zh', 'en'] as const
const allColumns = orderList.columns.map(({ field }) => field)

/** What earlier versions called columns: files that people kept are read as well. */
const formerHeadings = [
  { title: '实际佣金', column: 'act_commission' },
  { title: 'Actual commission', column: 'act_commission' },
] as const

/** Headings of the order list's columns. */
export const ownHeadings: readonly { readonly title: string; readonly column: string }[] = [
  ...languages.flatMap((language) =>
    fileColumns(orderList, allColumns, wordsIn(language)).map(({ title, field }) => ({ title, column: field })),
  ),
  ...formerHeadings,
]

/** The words of one kind, such as `settlement`, for a value, in every language. */
export const ownWords = (labels: string, value: number): readonly string[] =>
  languages.flatMap((language) => wordsIn(language).find(`${labels}.${value}`) ?? [])

/** What the row of totals begins with. */
export const ownTotals: readonly string[] = languages.flatMap((language) =>
  (['word.total', 'list.totals.unpaid'] as const).map((key) => wordsIn(language)(key)),
)
