import type { ColumnType, Generated } from 'kysely'

/** Clips: demands, tasks, versions, comments, what happened, what was published; states in shared/areas/clips/states.ts. */
export interface ClipTables {
  clip_demand: ClipDemandTable
  clip_task: ClipTaskTable
  clip_version: ClipVersionTable
  clip_comment: ClipCommentTable
  clip_event: ClipEventTable
  clip_publish: ClipPublishTable
  clip_demand_material: ClipDemandMaterialTable
}

export interface ClipDemandTable {
  id: Generated<number>
  company_id: number
  /** Who ordered it. */
  member_id: number
  title: string
  product_id: string
  account: Generated<string>
  required_count: number
  approved_count: Generated<number>
  published_count: Generated<number>
  ratio: number
  min_s: number
  max_s: number
  selling_points: Generated<string>
  script: Generated<string>
  must: Generated<string>
  forbid: Generated<string>
  refs: Generated<string>
  priority: Generated<number>
  deadline_t: number
  /** For each clip. */
  fee_amt: Generated<number>
  currency: string
  reviewer_id: number | null
  state: Generated<number>
  done_t: number | null
  /** What a file of demands calls it; null: it came from none. */
  outer_key: Generated<string | null>
  add_time: number
  update_time: number
}

export interface ClipTaskTable {
  id: Generated<number>
  company_id: number
  demand_id: number
  cutter_id: number | null
  state: Generated<number>
  version_no: Generated<number>
  deadline_t: number
  assigned_t: number | null
  accepted_t: number | null
  submitted_t: number | null
  opened_t: number | null
  approved_t: number | null
  published_t: number | null
  /** Since when it is paused. */
  paused_t: number | null
  /** Seconds of pauses that are over. */
  paused_s: Generated<number>
  reject_count: Generated<number>
  fee_amt: number
  /** What the cutter gets; null: not decided yet. */
  due_amt: number | null
  score: number | null
  add_time: number
  update_time: number
}

export interface ClipVersionTable {
  task_id: number
  no: number
  file_id: number
  note: Generated<string>
  member_id: number
  add_time: number
}

export interface ClipCommentTable {
  id: Generated<number>
  task_id: number
  version_no: number
  at_ms: number | null
  text: string
  mark: ColumnType<unknown, string | null, string | null>
  member_id: number
  add_time: number
}

export interface ClipEventTable {
  id: Generated<number>
  company_id: number
  task_id: number
  /** Null: the platform. */
  member_id: number | null
  cutter_id: number | null
  transition: string
  from_state: number
  to_state: number
  version_no: number
  reason_code: number | null
  note: Generated<string>
  t: number
}

export interface ClipPublishTable {
  task_id: number
  company_id: number
  account: string
  url: string
  video_id: string
  published_t: number
  member_id: number
  add_time: number
}

/** Materials that a demand is cut from. */
export interface ClipDemandMaterialTable {
  demand_id: number
  material_id: number
}
