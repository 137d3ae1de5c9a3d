import type { Router } from 'express'
import { dimensionIds, dimensions, tierFrom } from '../../shared/analysis/dimensions.ts'
import { analysisMetrics, formulaOf, unitOf } from '../../shared/analysis/metrics.ts'
import { presetIds, presets } from '../../shared/analysis/presets.ts'
import { mostCells, mostDimensions, mostMetrics, type Question, questionInput } from '../../shared/analysis/question.ts'
import { type AnalysisAnswer, analysisApi } from '../../shared/api/analysis.ts'
import { attachment, contentTypes, fileName } from '../exports/name.ts'
import { wordsIn } from '../exports/words.ts'
import { readAnalysis, TooManyCells } from '../queries/analysis/answer.ts'
import { isGivenUp, limitStatements } from '../queries/analysis/limit.ts'
import { analysisFile } from './analysis-file.ts'
import { Ready } from './answers.ts'
import { businessDays } from './business-days.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { listPresent } from './list-answer.ts'
import { Refused, wrongField } from './refused.ts'
import { languageFor } from './texts.ts'

const languageOf = (call: Call) => languageFor(call.header('lang'), call.header('accept-language'))

/** @throws {Refused} beside a wrong period, and when the answer would be too large or take too long */
const answer = async (question: Question, call: Call): Promise<AnalysisAnswer> => {
  try {
    return await listPresent(call, async (tx, view) => {
      await limitStatements(tx)
      return readAnalysis(tx, view, question, businessDays(view, question), languageOf(call))
    })
  } catch (error) {
    if (error instanceof TooManyCells) throw new Refused('analysis.large', { params: { most: mostCells } })
    if (isGivenUp(error)) throw new Refused('analysis.slow')
    throw error
  }
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
    preset: async () => presetIds.map((id) => ({ id, query: presets[id] })),
    table: async ({ query, sort, format }, call) => {
      const found = await answer(questionIn(query), call)
      const { zone, cut_hour } = call.viewer.record
      const language = languageOf(call)
      const world = { language, currency: found.currency, cut_hour, names: found.names }
      const title = wordsIn(language)('screen.dataAnalysis') ?? ''
      const name = fileName(title, call.now, zone, format)
      const headers = {
        'Content-Type': contentTypes[format],
        'Content-Disposition': attachment(name),
        'Cache-Control': 'private, no-store',
      }
      return new Ready(200, headers, await analysisFile(found, { sort, zone, world, format, title }))
    },
  })
