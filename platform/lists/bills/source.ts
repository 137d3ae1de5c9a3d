import { sql } from 'kysely'
import { billList } from '../../../shared/areas/bills/list.ts'
import { billState, PAY_CURRENCY } from '../../../shared/areas/bills/states.ts'
import { billsOf, confirmsItself, viewerOf } from '../../queries/bills/scope.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { rowsOf } from '../build.ts'
import { tabsApart } from '../conditions.ts'
import { type ListSource, part, type Sql } from '../source.ts'
import { tableSource } from '../table-source.ts'

const isOf = (state: number): Sql => sql`b.status = ${sql.lit(state)}`
const yearOf = (t: Sql): Sql => sql`to_char(to_timestamp(${t}) at time zone 'Asia/Shanghai', 'YYYY')`

/**
 * A sum over bills: of one currency in it, of several in yuan at the frozen rates of the bills; null where one has none.
 * `which` is a condition.
 */
const money = (amt: Sql, which: Sql = sql`true`): Sql => sql`(case
  when min(b.currency) is not distinct from max(b.currency) then coalesce(sum(${amt}) filter (where ${which}), 0)
  when bool_or(b.fx_minor is null) filter (where ${which}) then null
  else coalesce(sum(round(${amt} * b.fx_minor)) filter (where ${which}), 0) end)::bigint`

const source = tableSource(billList, {
  table: sql`bill b`,
  alias: 'b',
  key: ['id'],
  joins: {
    holder: part(sql`join member m on m.id = b.member_id`),
    company: part(sql`join company c on c.id = b.company_id`),
    me: ({ scope }) => part(sql`cross join (select ${viewerOf(scope)}::bigint as id) me`),
  },
  scope: ({ scope }) => billsOf(scope),
  columns: {
    bill_no: part(sql`b.bill_no`),
    period: part(sql`b.period`),
    bill_type: part(sql`b.bill_type`),
    holder_name: part(calledBy('m'), 'holder'),
    orders: part(sql`b.orders`),
    commission_total: part(sql`b.commission_amt`),
    deduction: part(sql`b.deduction_amt`),
    adjustment: part(sql`b.adjust_amt`),
    tax: part(sql`b.tax_amt`),
    income_total: part(sql`b.income_amt`),
    currency: part(sql`b.currency`),
    fx_rate: part(sql`coalesce(trim_scale(round(b.fx_rate, 6))::text, '')`),
    status: part(sql`b.status`),
    payee_name: part(sql`b.payee_name`),
    bankname: part(sql`b.bankname`),
    banknumber: part(sql`(case when b.bank_last4 = '' then '' else '**** ' || b.bank_last4 end)`),
    invoice_no: part(sql`b.invoice_no`),
    reject_reason: part(sql`b.reject_reason`),
    dispute_reason: part(sql`b.dispute_reason`),
    add_time: part(sql`b.add_time`),
    confirm_deadline: part(sql`b.confirm_deadline_t`),
    confirmed_time: part(sql`b.confirmed_t`),
    reviewed_time: part(sql`b.reviewed_t`),
    paid_time: part(sql`b.paid_t`),
    pay_serial: part(sql`b.pay_serial`),
    company_name: part(sql`c.name`, 'company'),
    mine: part(sql`(b.member_id is not distinct from me.id)`, 'me'),
    auto_confirm: part(sql`(case when ${confirmsItself} then 1 else 0 end)`),
    bill_id: part(sql`b.id::text`),
  },
  filled: [
    ...['period', 'orders', 'commission_total', 'deduction', 'income_total', 'add_time', 'confirm_deadline'],
  ] as const,
  filters: {
    bill_mine: part(sql`(b.member_id is not distinct from me.id)`, 'me'),
    month: (text) => part(sql`starts_with(b.period, ${text})`),
    owner: async (text, { tx, view }) => part(sql`b.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  keyword: (word) =>
    part(
      sql`(strpos(b.bill_no, upper(${word})) > 0 or b.id::text = ${word} or ${holds(sql`b.payee_name`, word)}
        or ${holds(calledBy('m'), word)})`,
      'holder',
    ),
  sums: ({ now }, inTab) => ({
    waiting: part(money(sql`b.income_amt`, isOf(billState.toConfirm))),
    reviewing: part(money(sql`b.income_amt`, isOf(billState.reviewing))),
    to_pay: part(money(sql`b.income_amt`, isOf(billState.toPay))),
    paid: part(
      money(
        sql`b.income_amt`,
        sql`${isOf(billState.paid)} and ${yearOf(sql`b.paid_t`)} = ${yearOf(sql`${now}::bigint`)}`,
      ),
    ),
    clawed: part(money(sql`b.deduction_amt`, sql`b.status <> ${sql.lit(billState.void)}`)),
    commission_sum: part(money(sql`b.commission_amt`, inTab)),
    deduction_sum: part(money(sql`b.deduction_amt`, inTab)),
    income_sum: part(money(sql`b.income_amt`, inTab)),
  }),
  kpi: ({ waiting = null, reviewing = null, to_pay = null, paid = null, clawed = null, ...counts }) => ({
    waiting,
    waiting_n: counts[`tab_${billState.toConfirm}`] ?? 0,
    reviewing,
    to_pay,
    paid,
    rejected: counts[`tab_${billState.rejected}`] ?? 0,
    clawed,
  }),
  totals: ({ commission_sum = null, deduction_sum = null, income_sum = null }) => ({
    commission_total: commission_sum,
    deduction: deduction_sum,
    income_total: income_sum,
  }),
})

/** In which currency the sums of some bills stand: their own where it is one; undefined without any bill. */
const currencyOf = async (
  ...[tx, view, found]: [Parameters<ListSource['summary']>[0], View, Parameters<ListSource['summary']>[4]]
) => {
  const { others } = tabsApart(found, billList.tabs ?? '')
  const { rows } = await sql<{ one: string | null; several: boolean }>`
    select min(b.currency) as one, min(b.currency) <> max(b.currency) as several
    ${rowsOf(source, view, others)}`.execute(tx)
  const { one = null, several = false } = rows[0] ?? {}
  return several ? PAY_CURRENCY : (one ?? undefined)
}

/** Bills of the viewer's scope. */
export const billSource: ListSource = {
  ...source,
  columns: source.columns,
  summary: async (tx, view, list, query, found) => {
    const [summary, currency] = [await source.summary(tx, view, list, query, found), await currencyOf(tx, view, found)]
    return currency === undefined ? summary : { ...summary, currency }
  },
}
