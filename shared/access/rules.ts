import type { UserRecord } from '../record/record.ts'
import type { ScreenId } from './screens.ts'

/**
 * One row of the permission list (docs/spec.md, section A). Rows are evaluated in order; `hide` takes screens away,
 * `keepOnly` takes everything else away. `only` names the later rows that still apply once this one has matched.
 */
export interface AccessRule {
  readonly id: string
  readonly spec: string
  readonly when: (record: UserRecord) => boolean
  readonly hide?: readonly ScreenId[]
  readonly keepOnly?: readonly ScreenId[]
  /** What stays when nothing would be left. */
  readonly fallback?: ScreenId
  readonly only?: readonly string[]
}

export const accessRules: readonly AccessRule[] = [
  {
    id: 'wall-seat',
    spec: 'A1',
    when: (r) => r.status === 4,
    keepOnly: ['dataScreen'],
    fallback: 'dataScreen',
    only: ['A13'],
  },
  { id: 'film-cutter', spec: 'A2', when: (r) => r.is_film_cutter === 1, keepOnly: [], only: [] },
  {
    id: 'agent-no-data-screen',
    spec: 'A10',
    when: (r) => r.company === 0 && r.current_version !== 9,
    hide: ['dataScreen'],
  },
  {
    id: 'staff-without-privilege',
    spec: 'A11',
    when: (r) => r.company > 0 && r.privilege_id === 0,
    hide: ['dataScreen'],
  },
  { id: 'big-screens-off', spec: 'A13', when: (r) => r.daping === 0, hide: ['dataScreen'] },
]
