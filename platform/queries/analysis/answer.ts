import type { AnalysisAnswer, AnalysisGroup } from '../../../shared/areas/analysis/api.ts'
import { dimensions } from '../../../shared/areas/analysis/dimensions.ts'
import { type Source, sourceOf } from '../../../shared/areas/analysis/metrics.ts'
import { mostCells, type Question } from '../../../shared/areas/analysis/question.ts'
import { byKeys } from '../../../shared/areas/analysis/table.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { type Range, rangeBefore } from '../data-board/range.ts'
import type { View } from '../view.ts'
import { type Aggregates, aggregateQuestion, readAggregates } from './aggregates.ts'
import { type Asked, countGroups } from './asked.ts'
import { contentReaders } from './contents.ts'
import { fillCalendar } from './fill.ts'
import { filterConditions } from './filters.ts'
import { addTo, type Groups, type Level, nameOfGroup } from './groups.ts'
import { lineReaders, paidParts } from './lines.ts'
import { readBranches, readNames } from './names.ts'
import { type Pace, unheard } from './pace.ts'
import { type Side, sidesOf } from './side.ts'
import { factsOf, valuesOf } from './values.ts'

/** The answer would have more than `mostCells` values. */
export class TooManyCells extends Error {}

const aggregateSources: readonly Source[] = ['lines', 'settled']

const sourcesOf = ({ metrics, dims, filters }: Question): ReadonlySet<Source> =>
  new Set(metrics.flatMap((id) => sourceOf(id, dims, Object.keys(filters)) ?? []))

const factsFrom = ({ metrics, dims, filters }: Question, sources: readonly Source[]): readonly string[] =>
  factsOf(metrics.filter((id) => sources.some((source) => source === sourceOf(id, dims, Object.keys(filters)))))

/** How many statements read the groups of one side. */
const partsOf = (question: Question, aggregates: Aggregates | null): number =>
  [...sourcesOf(question)]
    .filter((source) => !(aggregates && aggregateSources.includes(source)))
    .reduce((sum, source) => sum + (source === 'lines' ? paidParts(factsFrom(question, [source])) : 1), 0)

/** Every source of a side, as one set of groups. @throws {TooManyCells} */
const readSide = async (tx: Tx, asked: Asked, side: Side, aggregates: Aggregates | null): Promise<Groups> => {
  const groups: Groups = new Map()
  const sources = sourcesOf(asked.question)
  if (aggregates) addTo(groups, await readAggregates(tx, asked, side, aggregates))
  else if (sources.has('lines') && (await countGroups(tx, asked, side)) > asked.most) throw new TooManyCells()
  for (const source of sources) {
    if (aggregates && aggregateSources.includes(source)) continue
    if (source === 'contents' || source === 'products' || source === 'live')
      addTo(groups, await contentReaders[source](tx, asked, side))
    else addTo(groups, await lineReaders[source](tx, asked, side, factsFrom(asked.question, [source])))
  }
  fillCalendar(asked.question, side, groups)
  return groups
}

const answered = (question: Question, now: Groups, before: Groups | null, level: Level): AnalysisGroup[] => {
  const { dims } = question
  const of = { rows: dims, row_totals: dims.slice(0, -1), column_totals: dims.slice(-1), total: [] }[level]
  const order = byKeys(of)
  const names = new Map([...(before ?? []), ...now].filter(([, group]) => group.level === level))
  const groups = [...names].map(([name, { keys }]) => ({
    keys: [...keys],
    values: valuesOf(question, now.get(name)?.facts ?? {}),
    before: before && valuesOf(question, before.get(name)?.facts ?? {}),
  }))
  return groups.sort((a, b) => order(a.keys, b.keys))
}

const columnsIn = ({ dims, pivot }: Question, rows: readonly AnalysisGroup[]): number =>
  pivot ? new Set(rows.map(({ keys }) => keys[dims.length - 1])).size : 1
const linesIn = ({ pivot }: Question, rows: readonly AnalysisGroup[]): number =>
  new Set(rows.map(({ keys }) => JSON.stringify(pivot ? keys.slice(0, -1) : keys))).size

/**
 * The answer to a question about the viewer's lines.
 * @param range business days, the last one today at the latest
 * @throws {TooManyCells} when it would have more than 50,000 values
 * @throws what `pace` throws
 */
export const readAnalysis = async (
  tx: Tx,
  view: View,
  question: Question,
  range: Range,
  language: Language,
  pace: Pace = unheard,
): Promise<AnalysisAnswer> => {
  const { compare, dims, metrics, pivot } = question
  const other = compare === 'none' ? null : rangeBefore(view, range, compare)
  const sides = sidesOf(view, range, other)
  const each = metrics.length * (other ? 2 : 1)
  const conditions = await filterConditions(tx, view, question)
  const asked: Asked = { view, question, conditions, most: Math.floor(mostCells / each), pace }
  const aggregates = aggregateQuestion(question, factsFrom(question, aggregateSources))
  pace.begins(partsOf(question, aggregates) * (other ? 2 : 1))
  const now = await readSide(tx, asked, sides.now, aggregates)
  const before = sides.before && (await readSide(tx, asked, sides.before, aggregates))
  const rows = answered(question, now, before, 'rows')
  if (linesIn(question, rows) * columnsIn(question, rows) * each > mostCells) throw new TooManyCells()
  const names: Record<string, Readonly<Record<string, string>>> = {}
  for (const [place, dim] of dims.entries()) {
    if (dimensions[dim] !== 'id') continue
    const ids = [...new Set(rows.flatMap(({ keys }) => keys[place] || []))]
    names[dim] = await readNames(tx, view, dim, ids, language)
  }
  const branches = await readBranches(tx, Object.keys(names.category ?? {}))
  const totals = nameOfGroup('total', [])
  return {
    dims: [...dims],
    pivot,
    metrics: [...metrics],
    silent: metrics.filter((id) => sourceOf(id, dims, Object.keys(question.filters)) === null),
    rows,
    row_totals: answered(question, now, before, 'row_totals'),
    column_totals: answered(question, now, before, 'column_totals'),
    total: {
      keys: [],
      values: valuesOf(question, now.get(totals)?.facts ?? {}),
      before: before && valuesOf(question, before.get(totals)?.facts ?? {}),
    },
    names,
    branches,
    from: dayText(range.from),
    to: dayText(range.to),
    before_from: other && dayText(other.from),
    before_to: other && dayText(other.to),
    source: aggregates ? 'kept' : 'lines',
    currency: view.company.currency,
    data_time: view.now,
  }
}
