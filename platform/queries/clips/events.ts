import type { Tx } from '../../db/tables.ts'

export interface TaskEvent {
  readonly company_id: number
  readonly task_id: number
  /** Null: the platform. */
  readonly member_id: number | null
  readonly cutter_id: number | null
  readonly transition: string
  readonly from_state: number
  readonly to_state: number
  readonly version_no: number
  readonly reason_code?: number
  readonly note?: string
  readonly t: number
}

/** Writes down what happened to tasks: the wall's news and every duration come from here. */
export const noteTaskEvents = async (tx: Tx, events: readonly TaskEvent[]): Promise<void> => {
  if (events.length === 0) return
  await tx
    .insertInto('clip_event')
    .values(events.map(({ reason_code = null, note = '', ...event }) => ({ ...event, reason_code, note })))
    .execute()
}
