import { buffer } from 'node:stream/consumers'
import { creatorDataList } from '../../shared/areas/creators/data-list.ts'
import { reportContent, reportPdf } from '../../shared/areas/reports/states.ts'
import { reportWords } from '../../shared/areas/reports/words.ts'
import { staffDataList } from '../../shared/areas/staff/data-list.ts'
import { countText, moneyText } from '../../shared/format/number.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import { translators } from '../../shared/i18n/texts.ts'
import type { List } from '../../shared/lists/list.ts'
import { dayStart, dayText } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { textOfCell } from '../exports/cell-text.ts'
import type { Cell } from '../exports/cells.ts'
import { openTable } from '../exports/rows.ts'
import { wordsIn } from '../exports/words.ts'
import { bytesOf } from '../exports/write.ts'
import { printPaper } from '../pdf/paper.ts'
import { consistently } from '../queries/consistent.ts'
import { readRange } from '../queries/data-board/range-sums.ts'
import { boardMetric } from '../queries/data-board/sums.ts'
import type { DuePlan } from '../queries/reports/plans.ts'
import { type Scope, teamOf } from '../queries/scope.ts'
import { readCompany, viewAt } from '../queries/view.ts'
import type { Letter } from './send.ts'

/** Rows on paper; a workbook has all. */
const MOST_ROWS = 500
/** Rows that stand in a message. */
const TOP = 5

export const listOf = (content: number): List => (content === reportContent.creators ? creatorDataList : staffDataList)

const metrics = [
  ['M01', 'report.gmv', 'money'],
  ['M03', 'report.orders', 'count'],
  ['M08', 'report.estimate', 'money'],
  ['M11_OURS', 'report.ours', 'money'],
] as const

/** The days of the plan within a scope: figures of the data board, and the rows of the list that it is of. */
const readReport = async (db: Db, plan: DuePlan, scope: Scope, now: number) => {
  const { from_day: from, to_day: to, language } = plan
  const text = translators(reportWords)[language]
  const company = await readCompany(db, scope.company_id)
  const range = { from, to, cut: null }
  const narrow = { view: viewAt(scope, company, now, false), only: null }
  const { total } = await consistently(db, (tx) => readRange(tx, narrow, range, [range]))
  const shown = metrics.filter(([, , unit]) => unit === 'count' || !scope.hides?.money)
  const facts = shown.map(([id, word, unit]) => {
    const value = boardMetric[id](total)
    const said = unit === 'money' ? moneyText(value ?? 0, company.currency) : countText(value ?? 0)
    return [text(word), value === null ? '—' : said] as const
  })
  const list = listOf(plan.content)
  const query = list.endpoint.input.parse({
    start_time: dayStart(company.clock, from),
    end_time: dayStart(company.clock, to + 1),
  })
  const fields = list.columns.filter(({ shown: isShown }) => isShown).map(({ field }) => field)
  const table = await openTable(db, { list, scope, query, fields, words: wordsIn(language), now, totals: true })
  const rows: (readonly Cell[])[] = []
  for await (const batch of table.batches()) rows.push(...batch)
  return { text, company, facts, table, rows, totals: table.totals?.() ?? null }
}

type Report = Awaited<ReturnType<typeof readReport>>

const onPaper = (plan: DuePlan, title: string, { text, company, facts, table, rows, totals }: Report, now: number) =>
  printPaper({
    title,
    subtitle: [company.name, plan.team_name ?? text('report.whole'), company.currency].join(' · '),
    facts,
    notes: rows.length > MOST_ROWS ? [text('report.part', { n: MOST_ROWS, all: rows.length })] : [],
    columns: table.columns.map(({ title: head, width, kind }) => ({
      title: head,
      width,
      right: kind === 'money' || kind === 'rate' || kind === 'count',
    })),
    rows: rows.slice(0, MOST_ROWS).map((row) => row.map(textOfCell)),
    totals: totals?.map((cell) => (cell === null ? '' : textOfCell(cell))),
    foot: (page, pages) => `${title} · ${dateTimeText(now, company.clock.zone)} · ${page} / ${pages}`,
  })

const asWorkbook = (title: string, { table, rows, totals }: Report): Promise<Buffer> => {
  const batches = (async function* () {
    yield rows
  })()
  return buffer(bytesOf({ format: 'xlsx', title, columns: table.columns, batches, totals: () => totals }))
}

/** What goes out of a plan for its days, as whoever made it sees them now. */
export const makeLetter = async (db: Db, plan: DuePlan, whole: Scope, now: number): Promise<Letter> => {
  const report = await readReport(db, plan, plan.team_id === null ? whole : teamOf(whole, plan.team_id), now)
  const { text, facts, table, rows } = report
  const [from, to] = [dayText(plan.from_day), dayText(plan.to_day)]
  const days = from === to ? from : `${from} – ${to}`
  const title = text('report.title', { name: plan.name, days })
  const isPdf = plan.format === reportPdf
  const bytes = await (isPdf ? onPaper(plan, title, report, now) : asWorkbook(days, report))
  const at = table.columns.findIndex(({ field }) => field === 'gmv')
  const top = rows.slice(0, TOP).map((row, n) => {
    const said = [row[0], at < 0 ? undefined : row[at]].flatMap((cell) => (cell ? [textOfCell(cell)] : []))
    return `${n + 1}. ${said.join('  ')}`
  })
  return {
    title,
    lines: [
      plan.team_name ?? text('report.whole'),
      ...facts.map(([name, value]) => `${name}  ${value}`),
      ...(top.length > 0 ? [text('report.top', { n: top.length }), ...top] : []),
      text('report.all'),
    ],
    file: {
      name: `${plan.name.replaceAll(/[\\/:*?"<>|\s]+/g, '-')}-${from}${from === to ? '' : `-${to}`}.${isPdf ? 'pdf' : 'xlsx'}`,
      bytes,
    },
  }
}
