import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { AccountTables } from './tables-account.ts'
import type { AdRuleTables } from './tables-ad-rules.ts'
import type { AdTables } from './tables-ads.ts'
import type { AnalysisTables } from './tables-analysis.ts'
import type { ArticleTables } from './tables-articles.ts'
import type { BoardTables } from './tables-board.ts'
import type { CatalogueTables } from './tables-catalogue.ts'
import type { ClipTables } from './tables-clips.ts'
import type { CompanyTables } from './tables-company.ts'
import type { ContentTables } from './tables-content.ts'
import type { DealTables } from './tables-deals.ts'
import type { GoodsTables } from './tables-goods.ts'
import type { MarketTables } from './tables-market.ts'
import type { MaterialTables } from './tables-materials.ts'
import type { MediaTables } from './tables-media.ts'
import type { MessageTables } from './tables-messages.ts'
import type { OrderActionTables } from './tables-order-actions.ts'
import type { OrderTables } from './tables-orders.ts'
import type { OriginalTables } from './tables-originals.ts'
import type { ReportTables } from './tables-reports.ts'
import type { RightTables } from './tables-rights.ts'
import type { ShopCopyTables } from './tables-shop-copies.ts'
import type { ShopTables } from './tables-shops.ts'
import type { SmsTables } from './tables-sms.ts'
import type { SpyTables } from './tables-spy.ts'
import type { TrendTables } from './tables-trend.ts'
import type { TtAccountTables } from './tables-tt-accounts.ts'
import type { ViewTables } from './tables-views.ts'
import type { WallTables } from './tables-walls.ts'
import type { WorkTables } from './tables-work.ts'

/** One interface per table of `migrations/`; int8 and numeric columns arrive as safe numbers (client.ts). */
export interface Tables
  extends AccountTables,
    AdTables,
    AnalysisTables,
    BoardTables,
    CatalogueTables,
    ClipTables,
    CompanyTables,
    ContentTables,
    GoodsTables,
    MarketTables,
    MaterialTables,
    OriginalTables,
    MediaTables,
    MessageTables,
    OrderActionTables,
    ReportTables,
    RightTables,
    OrderTables,
    ArticleTables,
    ShopCopyTables,
    AdRuleTables,
    TtAccountTables,
    DealTables,
    ShopTables,
    SmsTables,
    SpyTables,
    TrendTables,
    ViewTables,
    WallTables,
    WorkTables {
  company: CompanyTable
  member: MemberTable
  member_closure: { ancestor_id: number; descendant_id: number; depth: number }
  member_module: { member_id: number; code: number; start_t: number; end_t: number | null }
  auth_token: AuthTokenTable
  login_failure: { key: string; t: number }
  company_pulse: {
    company_id: number
    version: Generated<number>
    /** Changes among them that no sums of orders tell. */
    rest_version: Generated<number>
    changed_t: Generated<number>
  }
  kpi_target: {
    scope: string
    month: string
    metric: string
    value: number
    update_time: number
    fact_t: Generated<number>
  }
  wall_playlist: {
    scope: string
    seconds: ColumnType<Partial<Record<string, number>>, string, string>
    member_id: number
    update_time: number
  }
  wall_limits: {
    scope: string
    limits: ColumnType<Partial<Record<string, number>>, string, string>
    member_id: number
    update_time: number
  }
  setting: { company_id: number; key: string; value: ColumnType<unknown, string, string>; update_time: number }
  import_job: ImportJobTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface CompanyTable {
  id: Generated<number>
  name: string
  display_currency: string
  time_zone: string
  cut_hour: Generated<number>
  demo: Generated<boolean>
  mask_names: Generated<boolean>
  seats: Generated<number>
  expire_t: number | null
  add_time: number
  update_time: number
}

export interface MemberTable {
  id: Generated<number>
  /** 0: belongs to no company (agents, creators). */
  company_id: number
  username: string
  password_hash: string
  mobile: string | null
  membername: Generated<string>
  avatar: Generated<string>
  agency_level: Generated<number>
  privilege_id: Generated<number>
  operator: Generated<boolean>
  version: Generated<number>
  current_version: Generated<number>
  isad_version: Generated<number>
  is_film_cutter: Generated<boolean>
  has_tt_tool: Generated<boolean>
  video_menu: Generated<number[]>
  has_d: Generated<boolean>
  has_zhishu: Generated<boolean>
  daping: Generated<boolean>
  is_share_video: Generated<boolean>
  business_center: Generated<boolean>
  has_console: Generated<boolean>
  /** 0 disabled, 1 active, 2 awaiting approval, 3 expired, 4 big screen only. */
  status: Generated<number>
  tk_pid: Generated<number>
  tk_manager_id: Generated<number>
  manager_id: number | null
  referrer_id: number | null
  time_zone: Generated<string>
  time_difference: Generated<number>
  fb_time_zone: Generated<string>
  fb_time_difference: Generated<number>
  share_rate_bp: Generated<number>
  kind: Generated<'' | 'creator' | 'agent' | 'merchant'>
  last_login_t: number | null
  /** Of a disabled account what it was before; null: never disabled. */
  disabled_status: Generated<number | null>
  /** Its password is one that somebody else knows: it is changed before anything else. */
  must_change: Generated<boolean>
  /** Of the invitation that it registered with. */
  invite_code: Generated<string | null>
  /** Why its registration was not approved; empty: it was, or nobody decided. */
  refused_reason: Generated<string>
  deleted_t: number | null
  add_time: number
  update_time: number
}

export interface AuthTokenTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer
  member_id: number
  kind: Generated<'web' | 'screen'>
  /** By which its owner ends it. */
  id: Generated<number>
  ip: Generated<string>
  /** What the device said of itself at sign-in. */
  device: Generated<string>
  add_time: number
  used_t: number
  expire_t: number
}

export interface ImportJobTable {
  id: Generated<number>
  company_id: number
  preset: string
  file_name: string
  file_sha256: string
  state: 'running' | 'done' | 'open' | 'failed' | 'undoing' | 'undone'
  /** When what the file says was true. */
  fact_t: Generated<number>
  attempt: Generated<number>
  counts: ColumnType<Record<string, number>, string | undefined, string>
  add_time: number
  update_time: number
}
