import { sql } from 'kysely'
import { shopStages } from '../../../../shared/areas/shops/orders-list.ts'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import type { Tx } from '../../../db/tables.ts'
import { isLead } from '../../../queries/shops/profit.ts'
import { ofOwnShops } from '../../../queries/shops/scope.ts'
import type { View } from '../../../queries/view.ts'
import { rowsOf } from '../../build.ts'
import { chosenNumbers, tabsApart } from '../../conditions.ts'
import { type Conditions, type ListSource, type Part, part, type Sql, type Summary } from '../../source.ts'
import { type Days, wholeDays } from '../../whole-days.ts'
import { isLate } from './columns.ts'
import { weekUnlessAsked } from './where.ts'

/** What the kept sums can answer of a filter: lines of orders made on `days`, of some shops or all, on these stages. */
interface StageQuestion {
  readonly days: Days
  /** A condition on whatever `l` names a shop. */
  readonly shop: Part | undefined
  readonly stages: readonly number[]
}

/** Null when the filter asks for something that is not kept. */
export const stageQuestion = (view: View, query: ListQuery, conditions: Conditions): StageQuestion | null => {
  const { filters } = weekUnlessAsked(view, query)
  const asked = new Set(conditions.keys())
  for (const name of ['period', 'stage', 'shop']) asked.delete(name)
  const isByCreation = conditions.has('period') && (filters.date_type ?? 'create') === 'create'
  const days = asked.size === 0 && isByCreation ? wholeDays(view, filters) : undefined
  if (!days) return null
  const { stage } = filters
  return { days, shop: conditions.get('shop'), stages: stage === undefined ? shopStages : chosenNumbers(stage) }
}

/** By stage. */
interface Lines {
  readonly stage: number
  readonly lines: number
  readonly items: number
  readonly order_amt: number
  readonly refund_amt: number
  readonly paid_amt: number
}

/** By stage, of the paid lines whose orders shops are told of. */
interface Parcels {
  readonly stage: number
  /** Lines that have a settlement, and those of them that have a profit. */
  readonly settled: number
  readonly costed: number
  readonly settlement: number
  readonly profit: number
  readonly shipped: number
  readonly ship_seconds: number
}

const kept = ({ scope }: View, { days, shop }: StageQuestion): Sql => sql`${ofOwnShops(scope, 'l')}
  and l.day >= ${days.from} and l.day <= ${days.to} and ${shop?.sql ?? sql`true`}`

const readLines = async (tx: Tx, view: View, asked: StageQuestion): Promise<readonly Lines[]> => {
  const { rows } = await sql<Lines>`
    select l.stage, sum(l.lines) as lines, sum(l.items) as items, sum(l.order_amt) as order_amt,
      sum(l.refund_amt) as refund_amt, sum(l.paid_amt) as paid_amt
    from rollup_stage l where ${kept(view, asked)} group by l.stage`.execute(tx)
  return rows
}

const readParcels = async (tx: Tx, view: View, asked: StageQuestion): Promise<readonly Parcels[]> => {
  const hasCost = sql`(not is_kept or sku.cost_amt is not null)`
  const { rows } = await sql<Parcels>`
    select stage, sum(lines) as settled, sum(settlement_amt) as settlement, sum(shipped) as shipped,
      sum(ship_seconds) as ship_seconds, coalesce(sum(lines) filter (where ${hasCost}), 0) as costed,
      coalesce(sum(settlement_amt - case when is_kept then kept * sku.cost_amt else 0 end) filter (where ${hasCost}), 0) as profit
    from (
      select l.stage, l.sku_id, l.is_kept, sum(l.lines) as lines, sum(l.settlement_amt) as settlement_amt, sum(l.kept) as kept,
        sum(l.shipped) as shipped, sum(l.ship_seconds) as ship_seconds
      from rollup_parcel l where ${kept(view, asked)} group by 1, 2, 3
    ) l left join sku on sku.company_id = ${view.scope.company_id} and sku.sku_id = l.sku_id
    group by stage`.execute(tx)
  return rows
}

/** Parcels that are late now: of the open ones alone. */
const readOverdue = async (tx: Tx, view: View, source: ListSource, conditions: Conditions): Promise<number> => {
  const { others, inTab } = tabsApart(conditions, 'stage')
  // Said twice: parcels past their time are many and open ones are many, and only this tells the planner how few are both.
  const isLateOpen = sql`${isLate(view.now)} and (case when so.is_open then so.ship_due_t end) < ${view.now}`
  const late = part(sql`${isLateOpen} and ${isLead}`, 'so', 'o')
  const { rows } = await sql<{ n: number }>`
    select count(*) filter (where ${inTab}) as n ${rowsOf(source, view, [...others, late])}`.execute(tx)
  return rows[0]?.n ?? 0
}

const added = <Row extends { readonly stage: number }>(rows: readonly Row[], stages: readonly number[]) => {
  const chosen = rows.filter(({ stage }) => stages.includes(stage))
  return (name: keyof Row): number => chosen.reduce((sum, row) => sum + Number(row[name]), 0)
}

/** The summary of the lines that a question is about, from the kept sums and the parcels that are open. */
export const readStageSummary = async (
  tx: Tx,
  view: View,
  source: ListSource,
  conditions: Conditions,
  asked: StageQuestion,
): Promise<Summary> => {
  const [byStage, ofParcels, overdue] = await Promise.all([
    readLines(tx, view, asked),
    readParcels(tx, view, asked),
    readOverdue(tx, view, source, conditions),
  ])
  const lines = added(byStage, asked.stages)
  const parcels = added(ofParcels, asked.stages)
  const shipped = parcels('shipped')
  return {
    total: lines('lines'),
    kpi: {
      order_amount: lines('paid_amt'),
      refund_amount: lines('refund_amt'),
      settlement: parcels('settled') > 0 ? parcels('settlement') : null,
      profit: parcels('costed') > 0 ? parcels('profit') : null,
      ship_seconds: shipped > 0 ? Math.round(parcels('ship_seconds') / shipped) : null,
      overdue,
    },
    totals: {
      quantity: lines('items'),
      order_amount: lines('order_amt'),
      order_refund_amount: lines('refund_amt'),
    },
    tabs: Object.fromEntries(
      shopStages.map((stage) => [String(stage), byStage.find((row) => row.stage === stage)?.lines ?? 0]),
    ),
  }
}
