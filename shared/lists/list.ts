import * as z from 'zod/mini'
import type { OwnMode } from '../access/mode.ts'
import type { ScreenId } from '../access/screens.ts'
import { endpoint } from '../api/endpoint.ts'
import { rowSizes } from '../api/list.ts'
import type { MetricId, MetricUnit } from '../metrics/catalogue.ts'
import { type Column, type RowOf, rowSchema } from './column.ts'
import { type Filter, filterShape, periodCheck, rangeChecks } from './filter.ts'

export interface ListOptions<Columns extends readonly Column[]> {
  /** Also the name of its column settings, views and exports. */
  readonly id: string
  readonly screen: ScreenId
  /** Other screens whose right is enough. */
  readonly also?: readonly ScreenId[]
  /** Only for records that work in this mode. */
  readonly mode?: OwnMode
  readonly path: `/api/v1/${string}`
  /**
   * Parameters of what the list is about, said by the page around it: they stand in the address, the call and the file like
   * filters, but neither resetting nor a saved view takes them away, and no view keeps them.
   */
  readonly fixed?: Readonly<Record<string, z.ZodMiniType>>
  /** Of a list that is one part of its screen's page: `?tab=`. */
  readonly tab?: string
  /** The field that names a row: unique within the list. */
  readonly rowKey: Columns[number]['field']
  readonly columns: Columns
  readonly filters: readonly Filter[]
  /** Of the whole filter: drawn above the table. */
  readonly kpi: readonly MetricId[]
  /** The same, of what is no metric of the catalogue; words under `kpi.<list id>.<name>` and `….hint` (how it counts). */
  readonly figures?: readonly {
    readonly name: string
    readonly unit: MetricUnit
    /** Stands in the place of this metric where the list's days are not those by which it counts, and says its day. */
    readonly insteadOf?: MetricId
  }[]
  /** By metric id or name of a figure above, the filters by which the list shows what it counts. */
  readonly asks?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Its rows are lines of orders that may not be paid yet, which figures leave out and totals do not. */
  readonly unpaid?: true
  /** Rows that belong together stand as one: by that field, their place among them (`2/3`) in the other. */
  readonly group?: { readonly field: Columns[number]['field']; readonly place: Columns[number]['field'] }
  /** Fields whose sum over the whole filter stands in the last row. */
  readonly totals: readonly Columns[number]['field'][]
  readonly sort: { readonly field: Columns[number]['field']; readonly order: 'asc' | 'desc' }
  /**
   * What nobody asks for by a time shows so many business days up to today, by the first type of its period; but every day
   * where one of the parameters `unless` (a flag: that is set) says which rows are wanted.
   */
  readonly recent?: { readonly days: number; readonly unless: readonly string[] }
  /** Its data are written once a day: those of yesterday are not old yet. */
  readonly daily?: true
  /** A `choice` filter that stands as tabs with counts above the table. */
  readonly tabs?: string
  /** Of all its money, ranges that are typed included; absent: the currency of the viewer's company. */
  readonly currency?: string
  /**
   * Parameters of filters that ask for what the viewing account itself keeps: their sums are of that account alone. True:
   * all of the list is the account's own.
   */
  readonly own?: readonly string[] | true
}

/** Long enough for the address of a product. */
export const longestKeyword = 300

const sums = z.record(z.string(), z.nullable(z.int()))

/** What a list is asked: everything has a place in the address of its page. */
export interface ListQuery {
  readonly page: number
  readonly limit: number
  readonly sort_field: string
  readonly sort_order: 'asc' | 'desc'
  readonly keyword: string
  /** Filters by parameter name; absent ones do not filter. */
  readonly filters: Readonly<Record<string, string | number>>
}

const isGiven = (filter: readonly [string, unknown]): filter is [string, string | number] =>
  typeof filter[1] === 'number' || (typeof filter[1] === 'string' && filter[1] !== '')

/**
 * A list, declared once: its endpoint, its page, its column settings and its export follow from this. The answer's
 * `summary` holds `kpi` (metric id or name of a figure to value), `totals` (field to sum) and `tabs` (option to number of rows), all over the
 * whole filter.
 */
export const defineList = <const Columns extends readonly Column[]>(options: ListOptions<Columns>) => {
  const sortable = options.columns.filter(({ sort }) => sort).map(({ field }) => field)
  const base = {
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    limit: z._default(z.coerce.number().check(z.refine((limit) => rowSizes.some((size) => size === limit))), 20),
    sort_field: z._default(z.enum(sortable), options.sort.field),
    sort_order: z._default(z.enum(['asc', 'desc']), options.sort.order),
    keyword: z._default(z.string().check(z.trim(), z.maxLength(longestKeyword)), ''),
  }
  const input = z.pipe(
    z
      .object({ ...base, ...filterShape(options.filters), ...options.fixed })
      .check(periodCheck, ...rangeChecks(options.filters)),
    z.transform(({ page, limit, sort_field, sort_order, keyword, ...filters }): ListQuery => {
      const given = Object.entries(filters).filter(isGiven)
      return {
        page,
        limit,
        sort_field,
        sort_order,
        keyword,
        filters: Object.fromEntries(given),
      }
    }),
  )
  return {
    ...options,
    sortable,
    endpoint: endpoint({
      method: 'GET',
      path: options.path,
      access: [options.screen, ...(options.also ?? [])],
      amounts: 'masked',
      ...(options.mode ? { mode: options.mode } : {}),
      input,
      data: z.object({
        list: z.array(rowSchema(options.columns)),
        total: z.int(),
        page: z.int(),
        limit: z.int(),
        summary: z.object({ kpi: sums, totals: sums, tabs: sums }),
        /** By row key, the transitions of its workflow that the viewer may make now; absent: the list has none. */
        may: z.optional(z.record(z.string(), z.array(z.string()))),
        currency: z.string(),
        data_time: z.int(),
      }),
    }),
  }
}

export type List = ReturnType<typeof defineList<readonly Column[]>>
export type ListRow<L extends { readonly columns: readonly Column[] }> = RowOf<L['columns']>
