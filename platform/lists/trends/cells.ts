import { sql } from 'kysely'
import { stockDays, trendDays } from '../../../shared/areas/trends/list.ts'
import { trendOf } from '../sales-trend.ts'
import { shareOf } from '../shares.ts'
import { part, type Sql } from '../source.ts'
import { dayCells } from './sold.ts'

const s7 = sql`coalesce(sold.s7, 0)`
const s30 = sql`coalesce(sold.s30, 0)`

/** What nothing was sold of in 14 days is unsalable, whatever its means (shared/areas/trends/list.ts). */
const trend = sql`(case when coalesce(sold.s14, 0) = 0 then 3 else ${trendOf(s7, s30)} end)`

/** Stock over the daily mean, whole days; null while nothing sells or the stock is not told. */
const daysOf = (stock: Sql): Sql => sql`(case when ${s30} > 0 then (${stock}::bigint * ${trendDays}) / ${s30} end)`

const adviceOf = (stock: Sql): Sql => {
  const days = daysOf(stock)
  return sql`(case when ${trend} = 3 then case when ${stock} > 0 then 2 else 0 end
    when ${days} < ${stockDays.restock} and ${trend} <> 2 then 1
    when ${days} > ${stockDays.clear} then 2
    when ${trend} = 1 and ${days} >= ${stockDays.push} then 3 else 0 end)`
}

/** What both trend lists show of the sales of something with this stock. */
export const salesCells = (stock: Sql) => ({
  ...dayCells,
  sales_trend: part(trend, 'sold'),
  sales_7d: part(s7, 'sold'),
  sales_30d: part(s30, 'sold'),
  daily_mean: part(sql`round(${s30} * 100.0 / ${trendDays})::bigint`, 'sold'),
  week_change: part(shareOf(sql`(sold.s7 - sold.p7)`, sql`sold.p7`), 'sold'),
  stock: part(stock),
  stock_days: part(daysOf(stock), 'sold'),
  trend_advice: part(adviceOf(stock), 'sold'),
})

export const filledSales = ['sales_7d', 'sales_30d', 'daily_mean'] as const
