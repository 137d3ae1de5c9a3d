import { sql } from 'kysely'
import { sampleState } from '../../../shared/areas/samples/states.ts'

const { pending, awaitingShipment, shipped, contentPending } = sampleState
const inState = (...states: readonly number[]) => sql`r.state in (${sql.join(states.map((state) => sql.lit(state)))})`

/** Of `sample_request r` by when the next step must be made; null once there is none. */
export const dueOfSample = sql`(case when ${inState(pending)} then r.approve_deadline_t
  when ${inState(awaitingShipment)} then r.ship_deadline_t
  when ${inState(shipped, contentPending)} then r.content_deadline_t end)`
