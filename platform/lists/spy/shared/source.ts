import { sql } from 'kysely'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import { shownName } from '../../../queries/names.ts'
import { newestSnapshot } from '../../../queries/spy/objects.ts'
import { columnOf, rowsOf } from '../../build.ts'
import { askedOf } from '../../conditions.ts'
import type { Join, ListSource, Part, Row, Sql } from '../../source.ts'

interface MarketList {
  /** Table and alias of the market's objects. */
  readonly table: Sql
  readonly alias: string
  readonly key: string
  readonly joins?: Readonly<Record<string, Join>>
  readonly columns: Readonly<Record<string, Part>>
  readonly filled: readonly string[]
  /** Fields that are names of creators: masked where the company masks them. */
  readonly names?: readonly string[]
  /** By parameter; undefined: not asked for. */
  readonly where: (filters: ListQuery['filters']) => Readonly<Record<string, Part | undefined>>
  readonly keyword: (keyword: string) => Part
}

const masked = (row: Row, names: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(names.filter((name) => name in row).map((name) => [name, shownName(String(row[name]), true)])),
})

/** A list over the market: of every company the same rows, small enough to be added up for each filter. */
export const marketSource = ({ names = [], joins = {}, where, keyword, key, ...rest }: MarketList): ListSource => {
  const source: ListSource = {
    ...rest,
    key: [key],
    joins,
    dataTime: async (tx) => (await newestSnapshot(tx))?.data_time,
    scope: () => sql`true`,
    finish: ({ company }, row) => (company.mask_names && names.length > 0 ? masked(row, names) : row),
    where: async (_, __, query) => {
      const { filters, keyword: word } = query
      return askedOf({ ...where(filters), keyword: word === '' ? undefined : keyword(word) })
    },
    summary: async (tx, view, list, _, conditions) => {
      const sums = list.totals.map((field) => ({ field, of: columnOf(source, field) }))
      const rows = rowsOf(
        source,
        view,
        [...conditions.values()],
        sums.map(({ of }) => of),
      )
      const shown = sums.map(({ field, of }) => sql`coalesce(sum(${of.sql}), 0)::bigint as ${sql.ref(field)}`)
      const found = await sql<Record<string, number>>`
        select ${sql.join([sql`count(*) as total`, ...shown])} ${rows}`.execute(tx)
      const { total = 0, ...totals } = found.rows[0] ?? {}
      return { total, kpi: {}, totals, tabs: {} }
    },
  }
  return source
}
