import type { Logger } from 'pino'
import type { LiveScreen } from '../../shared/live/screens.ts'
import type { AtOnce } from '../../shared/net/at-once.ts'
import type { Db } from '../db/tables.ts'
import type { Exports } from '../exports/worker.ts'
import type { Health } from '../health/health.ts'
import type { OrderGate } from '../ingest/gate.ts'
import type { Imports } from '../ingest/runs/worker.ts'
import type { Media } from '../media/media.ts'
import type { Metrics } from '../metrics.ts'
import type { WallMemory } from '../queries/wall/snapshot.ts'
import type { ReportSettings } from '../reports/settings.ts'
import type { Sms } from '../sms/sms.ts'
import type { Vault } from '../vault/vault.ts'
import type { AnalysisQueue } from '../work/analysis.ts'
import type { Changes } from '../work/company.ts'
import type { SnapshotCache } from './areas/wall/snapshot-cache.ts'
import type { ListPlaces } from './list-places.ts'
import type { News } from './news.ts'
import type { SpecialIds } from './record.ts'
import type { Sessions } from './sessions.ts'

/** What every call may use; made once by startPlatform. */
export interface Context {
  readonly db: Db
  /** For pictures: statements of one transaction go to the server together. */
  readonly reads: Db
  readonly lists: ListPlaces
  readonly log: Logger
  readonly sessions: Sessions
  readonly special: SpecialIds
  readonly news: News
  readonly memory: WallMemory
  /** The newest pictures of each wall. */
  readonly snapshots: Readonly<Record<LiveScreen, SnapshotCache>>
  readonly sms: Sms
  readonly metrics: Metrics
  /** How many calls each session has under way. */
  readonly callers: AtOnce
  /** Of new passwords. */
  readonly passwordMin: number
  readonly exports: Exports
  readonly analysis: AnalysisQueue
  /** The one way by which orders are changed. */
  readonly gate: OrderGate
  readonly imports: Imports
  readonly media: Media
  /** Of bank numbers. */
  readonly vault: Vault
  readonly reportSettings: ReportSettings
  /** Of companies. */
  readonly changes: Changes
  readonly health: Health
  /** Unix milliseconds. */
  readonly nowMs: () => number
}

export const secondsOf = (context: Pick<Context, 'nowMs'>): number => Math.floor(context.nowMs() / 1000)
