import type { UserRecord } from '../../shared/record/record.ts'

type Raw = Readonly<Record<string, unknown>>

/** What the access rules read of a record. */
export type ReadFields = Pick<
  UserRecord,
  | 'status'
  | 'company'
  | 'privilege_id'
  | 'agency_level'
  | 'current_version'
  | 'isadVersion'
  | 'is_film_cutter'
  | 'video_menu'
  | 'has_d'
  | 'has_zhishu'
  | 'has_tt_tool'
  | 'business_center'
  | 'is_share_video'
  | 'special_library'
  | 'daping'
  | 'operator'
  | 'tk_pid'
  | 'tk_manager_id'
  | 'wall'
> & { readonly companyMenus: readonly { readonly url: string; readonly is_hide: 0 | 1 }[] }

/** A whole number in any of its two spellings; undefined for everything else. */
const numeric = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  if (typeof value !== 'string' || value === '') return undefined
  const digits = value.startsWith('-') ? value.slice(1) : value
  if (digits === '' || [...digits].some((digit) => digit < '0' || digit > '9')) return undefined
  return Number.isSafeInteger(Number(value)) ? Number(value) : undefined
}
const named = (value: unknown): boolean => (typeof value === 'string' ? value.length > 0 : Number.isSafeInteger(value))
const isOne = (value: unknown): 0 | 1 => (numeric(value) === 1 ? 1 : 0)
const oneUnlessSaid = (value: unknown): 0 | 1 => (value === undefined || value === null ? 1 : isOne(value))

const numbers = (value: unknown): number[] => {
  const parts: unknown[] =
    typeof value === 'string' ? value.split(',').map((part) => part.trim()) : Array.isArray(value) ? value : []
  const read = parts.map(numeric)
  return read.every((part) => part !== undefined) ? read : []
}

const hiddenUrls = (value: unknown): string[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return ['directlyData', 'directlyOrder', 'management', 'permissions']
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('url' in entry) || !('is_hide' in entry)) return []
    return typeof entry.url === 'string' && numeric(entry.is_hide) !== 0 ? [entry.url] : []
  })
}

/**
 * The reading of a record's fields told a second time, from the prose and without the schema: what the access rules read of
 * `raw`, or null when the record is unreadable.
 */
export const readAgain = (raw: Raw): ReadFields | null => {
  const decisive = (key: string): number | undefined => numeric(raw[key] ?? 0)
  const [company, version, cutter] = ['company', 'current_version', 'is_film_cutter'].map(decisive)
  const status = numeric(raw.status)
  if (!named(raw.id) || !named(raw.username) || status === undefined) return null
  if (company === undefined || company < 0 || version === undefined || version < 0) return null
  if (cutter !== 0 && cutter !== 1) return null
  const level = numeric(raw.agency_level)
  const network = numeric(raw.isadVersion)
  const id = (value: unknown): string =>
    typeof value === 'number' ? String(numeric(value) ?? '') : typeof value === 'string' ? value : ''
  return {
    status,
    company,
    privilege_id: Math.max(0, numeric(raw.privilege_id) ?? 0),
    agency_level: level !== undefined && level >= 1 && level <= 4 ? level : 4,
    current_version: version,
    isadVersion: network === undefined || network < 0 ? 5 : network,
    is_film_cutter: cutter,
    video_menu: numbers(raw.video_menu),
    wall: raw.wall === 'data' || raw.wall === 'clip' || raw.wall === 'smart' ? raw.wall : '',
    has_d: oneUnlessSaid(raw.has_d),
    has_zhishu: oneUnlessSaid(raw.has_zhishu),
    has_tt_tool: isOne(raw.has_tt_tool),
    business_center: isOne(raw.business_center),
    is_share_video: isOne(raw.is_share_video),
    special_library: isOne(raw.special_library),
    daping: isOne(raw.daping),
    operator: isOne(raw.operator),
    tk_pid: id(raw.tk_pid),
    tk_manager_id: id(raw.tk_manager_id),
    companyMenus: hiddenUrls(raw.companyMenus).map((url) => ({ url, is_hide: 1 })),
  }
}
