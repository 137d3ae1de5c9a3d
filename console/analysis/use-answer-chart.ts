import { useMemo } from 'react'
import type { AnalysisAnswer } from '../../shared/areas/analysis/api.ts'
import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import { type LabelWorld, labelOf } from '../../shared/areas/analysis/label.ts'
import type { AnalysisMetric } from '../../shared/areas/analysis/metrics.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { todayOf } from '../../shared/time/zone.ts'
import { usePreferences } from '../state/preferences.ts'
import { useSession } from '../state/session.ts'
import { chartOf } from './chart-of.ts'
import type { Look } from './look.ts'
import { useAnalysisText } from './use-analysis-text.ts'

/** What the keys of an answer are called with. */
export const useLabelWorld = (answer: AnalysisAnswer | undefined, record: UserRecord): LabelWorld => {
  const language = usePreferences((state) => state.language)
  return useMemo(
    () => ({
      language,
      currency: answer?.currency ?? record.currency,
      cut_hour: record.cut_hour,
      names: answer?.names ?? {},
    }),
    [language, answer, record],
  )
}

/** An answer as a picture, and what is drawn in words; no chart without an answer or of a total alone. */
export const useAnswerChart = (answer: AnalysisAnswer | undefined, look: Look, world: LabelWorld) => {
  const text = useAnalysisText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const chart = useMemo(() => {
    const names = {
      metric: (id: AnalysisMetric) => text(`metric.${id}`),
      before: (name: string) => text('analysis.before', { name }),
      key: (dim: Dimension, key: string) => labelOf(dim, key, world),
    }
    if (!answer) return null
    return chartOf(answer, look, names, todayOf({ zone, cut_hour: world.cut_hour }, answer.data_time))
  }, [answer, look, world, text, zone])
  const dims = (answer?.dims ?? []).map((dim) => text(`dimension.${dim}`)).join(' × ')
  const title = text('analysis.chartOf', {
    metrics: (chart?.metrics ?? []).map((id) => text(`metric.${id}`)).join(' / '),
    dims: dims || text('word.total'),
  })
  return { chart, title, range: answer ? text('analysis.days', { from: answer.from, to: answer.to }) : '' }
}
