import type { ColumnType, Generated } from 'kysely'
import type { ExportFormat, ExportJob } from '../../shared/areas/exports/api.ts'

/** Settings of lists, saved views, their panels and exports. */
export interface ViewTables {
  column_setting: ColumnSettingTable
  metric_setting: MetricSettingTable
  saved_view: SavedViewTable
  board_panel: BoardPanelTable
  export_job: ExportJobTable
}

interface ColumnSettingTable {
  member_id: number
  list: string
  setting: ColumnType<unknown, string, string>
  update_time: number
}

interface MetricSettingTable {
  member_id: number
  zone: string
  metrics: string[]
  update_time: number
}

interface SavedViewTable {
  id: Generated<number>
  member_id: number
  company_id: number
  list: string
  name: string
  query: string
  is_default: Generated<boolean>
  shared: Generated<boolean>
  add_time: number
  update_time: number
}

interface BoardPanelTable {
  member_id: number
  view_id: number
  name: string
  place: number
  add_time: number
}

export interface ExportJobTable {
  id: Generated<number>
  member_id: number
  /** What the account could see when it asked (scope.ts). */
  scope: string
  list: string
  query: string
  fields: readonly string[]
  language: 'zh' | 'en'
  format: ExportFormat
  /** The file's name for people. */
  name: string
  secret: string
  state: ExportJob['state']
  attempts: Generated<number>
  /** Name in the exports folder; empty when there is none. */
  file: Generated<string>
  written: Generated<number>
  total: Generated<number | null>
  size: Generated<number | null>
  /** Key of the sentence that says why it failed. */
  reason: Generated<string>
  /** Unix seconds by the database's clock. */
  beat_t: Generated<number>
  expire_t: Generated<number | null>
  add_time: number
  update_time: number
}
