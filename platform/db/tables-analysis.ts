import type { ColumnType, Generated } from 'kysely'
import type { AnalysisAnswer, AnalysisWork } from '../../shared/areas/analysis/api.ts'

export interface AnalysisTables {
  analysis_work: AnalysisWorkTable
}

export interface AnalysisWorkTable {
  id: Generated<number>
  member_id: number
  /** What the account could see when it asked (scope.ts). */
  scope: string
  question: ColumnType<unknown, string, never>
  language: 'zh' | 'en'
  state: AnalysisWork['state'] | 'done'
  attempts: Generated<number>
  attempt: Generated<string>
  done: Generated<number>
  total: Generated<number>
  /** Key of the sentence that says why it ended without an answer. */
  reason: Generated<string>
  answer: ColumnType<AnalysisAnswer | null, string | null, string | null>
  /** Unix seconds by the database's clock. */
  beat_t: Generated<number>
  expire_t: number
  add_time: number
  update_time: number
}
