import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { type AnalysisAnswer, type AnalysisWork, analysisApi } from '../../../../shared/areas/analysis/api.ts'
import { dimensionIds, dimensions, tierFrom } from '../../../../shared/areas/analysis/dimensions.ts'
import { analysisMetrics, formulaOf, unitOf } from '../../../../shared/areas/analysis/metrics.ts'
import { presetIds, presets } from '../../../../shared/areas/analysis/presets.ts'
import {
  mostCells,
  mostDimensions,
  mostMetrics,
  type Question,
  questionInput,
} from '../../../../shared/areas/analysis/question.ts'
import { dayStart } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { attachment, contentTypes, fileName } from '../../../exports/name.ts'
import { wordsIn } from '../../../exports/words.ts'
import { readAnalysis, TooManyCells } from '../../../queries/analysis/answer.ts'
import { isGivenUp, limitStatements, withinMs } from '../../../queries/analysis/limit.ts'
import {
  type AskedWork,
  cancelWork,
  findWork,
  forgetWork,
  insertWork,
  type WorkRow,
} from '../../../queries/analysis/work.ts'
import type { View } from '../../../queries/view.ts'
import { Ready } from '../../answers.ts'
import { businessDays } from '../../business-days.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused, wrongField } from '../../refused.ts'
import { isTextKey, languageOf, sayFor } from '../../texts.ts'
import { analysisFile } from './file.ts'

const readAtOnce = async (tx: Tx, view: View, question: Question, call: Call): Promise<AnalysisAnswer> => {
  const { limitMs } = call.context.analysis
  await limitStatements(tx, limitMs)
  return readAnalysis(tx, view, question, businessDays(view, question), languageOf(call), withinMs(limitMs))
}

/** The question with its days in one spelling. @throws {Refused} beside a wrong period */
const askedBy = (call: Call, view: View, question: Question): AskedWork => {
  const { from, to } = businessDays(view, question)
  const days = { start_time: dayStart(view.clock, from), end_time: dayStart(view.clock, to + 1) }
  return {
    member_id: Number(call.viewer.record.id),
    scope: call.viewer.scope.text,
    question: JSON.stringify({ ...question, ...days }),
    language: languageOf(call),
  }
}

const workOf = (call: Call, row: WorkRow): { answer: AnalysisAnswer | null; work: AnalysisWork | null } => {
  const { answer, state, reason, ...work } = row
  if (state === 'done') return { answer, work: null }
  const say = sayFor(call.header('lang'), call.header('accept-language'))
  return { answer: null, work: { ...work, state, reason: isTextKey(reason) ? say(reason, said) : reason } }
}

/** What sentences of refused questions speak of. */
const said = { most: mostCells }

/**
 * What is kept of the question, or the answer at once.
 * @param slow what to do when it takes longer than a call may
 * @throws {Refused} beside a wrong period, and when the answer would be too large
 */
const answerOr = async <T>(
  question: Question,
  call: Call,
  kept: (row: WorkRow) => T | null,
  slow: (asked: AskedWork) => Promise<T>,
): Promise<T | AnalysisAnswer> => {
  let asked: AskedWork | undefined
  try {
    return await listPresent(call, async (tx, view) => {
      asked = askedBy(call, view, question)
      const row = await findWork(tx, asked, call.now)
      return (row && kept(row)) ?? readAtOnce(tx, view, question, call)
    })
  } catch (error) {
    if (error instanceof TooManyCells) throw new Refused('analysis.large', { params: said })
    if (asked && isGivenUp(error)) return slow(asked)
    throw error
  }
}

/** @throws {Refused} also when it would take too long */
const answer = (question: Question, call: Call): Promise<AnalysisAnswer> =>
  answerOr(
    question,
    call,
    (row) => row.answer,
    async () => {
      throw new Refused('analysis.slow')
    },
  )

/** The answer, or how far the work on it is. */
const ask = async (question: Question, call: Call): Promise<CallData<typeof analysisApi.ask>> => {
  const { db, analysis } = call.context
  const found = await answerOr(
    question,
    call,
    (row) => workOf(call, row),
    async (asked) => {
      const made = await db.transaction().execute((tx) => insertWork(tx, asked, 'analysis.replaced', call.now))
      analysis.wake()
      return workOf(call, made)
    },
  )
  return 'rows' in found ? { answer: found, work: null } : found
}

const questionIn = (query: string): Question => {
  const given = Object.fromEntries([...new URLSearchParams(query)].filter(([, value]) => value !== ''))
  const read = questionInput.safeParse(given)
  if (!read.success || query.includes('\0') || query.includes('%00')) throw wrongField('query', 'field.wrong')
  return read.data
}

export const mountAnalysis = (router: Router, context: Context): void =>
  implement(router, context, analysisApi, {
    meta: async (_, call) => ({
      dimensions: dimensionIds.map((id) => ({ id, kind: dimensions[id] })),
      metrics: analysisMetrics.map((id) => ({ id, unit: unitOf(id), formula: formulaOf(id) })),
      most: { dimensions: mostDimensions, metrics: mostMetrics, cells: mostCells },
      tiers: [...tierFrom],
      currency: call.viewer.record.currency,
      data_time: call.now,
    }),
    query: answer,
    look: answer,
    ask,
    cancel: async ({ id }, call) => {
      const member_id = Number(call.viewer.record.id)
      await cancelWork(context.db, { member_id, id, reason: 'analysis.cancelled', now: call.now })
      return null
    },
    again: async (question, call) => {
      const asked = await listPresent(call, async (_, view) => askedBy(call, view, question))
      await forgetWork(context.db, asked)
      return null
    },
    preset: async () => presetIds.map((id) => ({ id, query: presets[id] })),
    table: async ({ query, sort, format }, call) => {
      const found = await answer(questionIn(query), call)
      const { zone, cut_hour } = call.viewer.record
      const language = languageOf(call)
      const world = { language, currency: found.currency, cut_hour, names: found.names }
      const title = wordsIn(language)('screen.dataAnalysis')
      const name = fileName(title, call.now, zone, format)
      const headers = {
        'Content-Type': contentTypes[format],
        'Content-Disposition': attachment(name),
        'Cache-Control': 'private, no-store',
      }
      return new Ready(200, headers, await analysisFile(found, { sort, zone, world, format, title }))
    },
  })
