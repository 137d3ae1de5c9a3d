import type { ExportFormat } from '../../shared/areas/exports/api.ts'
import { dateTimeText } from '../../shared/format/time.ts'

/** `订单列表_20260610_120000.csv`, by the zone's clock. */
export const fileName = (title: string, now: number, zone: string, format: ExportFormat): string => {
  const stamp = dateTimeText(now, zone).replace(/[-:]/g, '').replace(' ', '_')
  return `${title.replace(/[\s/\\]+/g, '_')}_${stamp}.${format}`
}

/** RFC 6266 and 5987: a name of any letters, and the file is kept, never shown. */
export const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
