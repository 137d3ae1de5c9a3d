import type { Logger } from 'pino'
import { leastPassword } from '../shared/forms/rules.ts'
import { callsAtOnce, createAtOnce } from '../shared/net/at-once.ts'
import { startDatabase } from './database.ts'
import type { PoolSizes } from './db/sizes.ts'
import type { Db } from './db/tables.ts'
import { type DemoRun, startDemo } from './demo-run.ts'
import { ExportFolder } from './exports/folder.ts'
import { openExport } from './exports/open.ts'
import { startExports } from './exports/worker.ts'
import { type FxSettings, openProvider } from './fx/provider.ts'
import { startHealth } from './health/health.ts'
import { makeApp } from './http/app.ts'
import { adPictures, clipPictures, dataPictures, shopPictures, smartPictures } from './http/areas/wall/pictures.ts'
import { SnapshotCache } from './http/areas/wall/snapshot-cache.ts'
import type { Context } from './http/context.ts'
import { listPlaces } from './http/list-places.ts'
import { News } from './http/news.ts'
import { nobodySpecial, type SpecialIds } from './http/record.ts'
import { type Serving, serve } from './http/serve.ts'
import { Sessions } from './http/sessions.ts'
import { createOrderGate, type OrderGate } from './ingest/gate.ts'
import { ImportFolder } from './ingest/runs/folder.ts'
import { startImports } from './ingest/runs/worker.ts'
import { startJobs } from './jobs/jobs.ts'
import { sendPlanned } from './jobs/send-reports.ts'
import { watchAuths } from './jobs/shop-auths.ts'
import { openMedia } from './media/media.ts'
import type { MediaSettings } from './media/settings.ts'
import { createMetrics } from './metrics.ts'
import { standIn } from './network/stand-in.ts'
import type { ShopApp } from './network/webhook.ts'
import { fetchBytes } from './pictures/fetch-picture.ts'
import { AdMemory } from './queries/ads/wall/snapshot.ts'
import { ClipMemory } from './queries/clips/wall/snapshot.ts'
import { ShopMemory } from './queries/shops/wall/snapshot.ts'
import { SmartMemory } from './queries/wall/smart.ts'
import { WallMemory } from './queries/wall/snapshot.ts'
import { noReportSettings, type ReportSettings } from './reports/settings.ts'
import { defaultLimits, type SmsLimits } from './sms/limits.ts'
import { openSms } from './sms/open.ts'
import type { SmsSettings } from './sms/settings.ts'
import { Steps } from './sums/steps.ts'
import { type BankKeys, openBankVault } from './vault/keys.ts'
import { startAnalysis } from './work/analysis.ts'
import { startChanges } from './work/company.ts'
import { startDueSums } from './work/sums.ts'

const ANALYSIS_MS = 4000
/** Pictures of the clip wall take a tenth of the time at most: orders, which come all the time, change little on it. */
const CLIP_REST = 9

export interface PlatformOptions {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** undefined: the bundled PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly migrations: string
  /** Connections of each pool; the usual ones when absent. */
  readonly pools?: PoolSizes
  /** null: no demo company. */
  readonly demo: { readonly scale?: number | undefined; readonly days?: number | undefined } | null
  /** Mounts `/__push`. */
  readonly bench: boolean
  /** Who sends the codes; the outbox when absent. */
  readonly sms?: SmsSettings
  readonly smsLimits?: SmsLimits
  /** Shortest new password; 6 when absent. */
  readonly passwordMin?: number | undefined
  /** Who tells exchange rates; nobody when absent. */
  readonly fx?: FxSettings
  /** Whether pictures of products are fetched from where they stand; not when absent. */
  readonly pictures?: boolean
  /** Where files that people bring stand; the disk when absent. */
  readonly mediaStore?: MediaSettings
  /** Keys of bank numbers; one in the data folder when absent. */
  readonly bankKeys?: BankKeys
  /** Where reports may go; without mail when absent. */
  readonly reports?: ReportSettings
  /** The app at the network on which shops sell: its notifications are believed. */
  readonly shopApp?: ShopApp | null
  /** Nobody when absent. */
  readonly special?: SpecialIds
  /** Addresses and networks of proxies and relays elsewhere; this machine's own are believed always. */
  readonly trustedProxies?: readonly string[]
  /** Path of the ffmpeg that draws covers; nobody does when absent. */
  readonly ffmpeg?: string | null
  /** Seconds that a credential of a paired wall holds; 90 days when absent. */
  readonly wallLife?: number | undefined
  readonly log: Logger
  /** Days of demo history written, of those that the start waits for. */
  readonly onDemoProgress?: (done: number, total: number) => void
  /** Milliseconds that a question of the data analysis may take before it is answered behind; 4,000 when absent. */
  readonly analysisMs?: number
  /** Milliseconds between two looks at what has to be written; 10,000 when absent. */
  readonly healthEveryMs?: number | undefined
  /** Unix milliseconds; the system clock when absent. */
  readonly nowMs?: () => number
  /** Ends a start that writes demo history; the start is rejected then. */
  readonly signal?: AbortSignal
}

export interface Platform {
  readonly url: string
  readonly db: Db
  readonly gate: OrderGate
  readonly accounts: DemoRun['accounts']
  /** Resolves when the demo's whole history is written. */
  readonly demoFinished: DemoRun['finished']
  /** Takes no more calls, ends what runs, then the database. */
  readonly stop: () => Promise<void>
}

/** Ends parts in the reverse order of their start; one that fails does not keep the others. */
class Parts {
  readonly #stops: (() => Promise<void>)[] = []
  readonly #log: Logger

  constructor(log: Logger) {
    this.#log = log
  }

  add(stop: () => Promise<void>): void {
    this.#stops.unshift(stop)
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) {
      await stop().catch((error: unknown) => this.#log.error({ err: error }, 'a part did not stop cleanly'))
    }
  }
}

const start = async (options: PlatformOptions, parts: Parts): Promise<Platform> => {
  const { log, nowMs = Date.now, special: configured = nobodySpecial } = options
  const database = await startDatabase(options)
  parts.add(database.close)
  const { db, reads, wall, pool } = database
  const steps = new Steps()
  const gate = createOrderGate({ pool: database.writes }, log, steps)
  parts.add(() => gate.stop())
  const media = openMedia({
    db,
    databaseUrl: () => pool.url,
    dataDir: options.dataDir,
    settings: options.mediaStore,
    log,
    nowMs,
    ffmpeg: options.ffmpeg,
  })
  parts.add(media.stop)
  const vault = openBankVault(options.bankKeys ?? [], options.dataDir)
  const demo = await startDemo({ ...options, db, gate, media, vault, nowMs })
  parts.add(demo.stop)
  const special = { ...configured, starCutters: new Set([...configured.starCutters, ...demo.starCutters]) }
  const reportSettings = options.reports ?? noReportSettings
  parts.add(
    startJobs({
      db,
      gate,
      log,
      nowMs,
      billsAfter: demo.finished,
      onBills: demo.onBills,
      sweepMedia: media.sweep,
      sendPlanned: (now, isStopped) =>
        sendPlanned({ db, special, vault, settings: reportSettings, log }, now, isStopped),
      watchAuths: (now) => watchAuths(db, standIn(vault), vault, now),
      rates: openProvider(options.fx ?? { provider: 'off' }),
      fetchPicture: options.pictures ? fetchBytes : null,
    }).stop,
  )
  const news = new News(wall, () => pool.url, log)
  steps.listen((company_id, version) => news.tell(company_id, version))
  parts.add(() => news.stop())
  const metrics = createMetrics()
  const memory = new WallMemory(wall, {
    steps,
    onPicture: (kind, scope, parts) => {
      metrics.picture(kind)
      if (kind === 'corrected') log.warn({ scope, parts }, 'a stepped picture was not that of the database')
    },
  })
  const folder = new ExportFolder(options.dataDir)
  const exports = startExports({ db, log, folder, nowMs, open: openExport({ db, special, nowMs }) })
  parts.add(exports.stop)
  const analysis = startAnalysis({ db, log, special, nowMs, limitMs: options.analysisMs ?? ANALYSIS_MS })
  parts.add(analysis.stop)
  const imports = startImports({
    db,
    pool,
    gate: createOrderGate(database, log, steps),
    log,
    nowMs,
    folder: new ImportFolder(options.dataDir),
  })
  parts.add(imports.stop)
  const changes = startChanges({ db, pool, log, nowMs })
  parts.add(changes.stop)
  parts.add(startDueSums({ db, pool, log }).stop)
  const health = startHealth({
    databaseUrl: () => pool.url,
    dataDir: options.dataDir,
    lookAtStore: media.look,
    log,
    everyMs: options.healthEveryMs,
  })
  parts.add(health.stop)
  const context: Context = {
    db,
    reads,
    lists: listPlaces(database),
    log,
    news,
    memory,
    nowMs,
    metrics,
    callers: createAtOnce(callsAtOnce),
    special,
    sessions: new Sessions(db, special, options.wallLife),
    snapshots: {
      data: new SnapshotCache(wall, dataPictures(wall, memory), nowMs),
      smart: new SnapshotCache(wall, smartPictures(wall, memory, new SmartMemory()), nowMs),
      shops: new SnapshotCache(wall, shopPictures(wall, memory, new ShopMemory()), nowMs),
      ads: new SnapshotCache(wall, adPictures(wall, memory, new AdMemory()), nowMs),
      clip: new SnapshotCache(
        wall,
        clipPictures(wall, new ClipMemory((file, now) => media.signer.addressOf(file, 'cover', now))),
        nowMs,
        CLIP_REST,
      ),
    },
    passwordMin: options.passwordMin ?? leastPassword,
    sms: await openSms(
      options.sms ?? { provider: 'log' },
      { db, log, limits: options.smsLimits ?? defaultLimits, metrics },
      nowMs,
    ),
    exports,
    analysis,
    gate,
    imports,
    media,
    vault,
    reportSettings,
    changes,
    health,
  }
  await health.looked
  const serving: Serving = await serve(
    makeApp(context, options.bench ? gate : null, { trusted: options.trustedProxies, shopApp: options.shopApp }),
    options.host,
    options.port,
  )
  parts.add(async () => {
    await Promise.all([serving.stop(), news.stop()]) // held calls end with the news
  })
  const { accounts, finished: demoFinished } = demo
  return { url: serving.url, db, gate, accounts, demoFinished, stop: () => parts.stop() }
}

/** The platform on its database, listening. Reads no environment. */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const parts = new Parts(options.log)
  try {
    return await start(options, parts)
  } catch (error) {
    await parts.stop()
    throw error
  }
}
