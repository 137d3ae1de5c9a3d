import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { orderStatuses, settlementStatuses } from '../../../shared/areas/orders/enums.ts'
import { isZone } from '../../../shared/time/zone.ts'
import { ImportError } from './error.ts'
import { type Field, fields } from './fields.ts'
import { dateForms } from './forms/dates.ts'
import { readDecimal } from './forms/numbers.ts'
import { headingOf, missingColumns, normal, placeOf } from './header.ts'
import { type ColumnUse, openOrNone } from './kinds.ts'
import { LineReader } from './line-reader.ts'
import { currencyCode } from './regions.ts'
import type { Preset } from './row.ts'

const field = z.enum(fields)
const stateWords = <const T extends number>(values: readonly [T, ...T[]]) =>
  z.record(z.string(), z.literal([...values]))

const mappingFile = z
  .strictObject({
    name: z.string().min(1).max(60),
    columns: z.partialRecord(field, z.string().min(1)),
    constants: z.partialRecord(field, z.string()).default({}),
    date_format: z.enum(['auto', ...dateForms]).default('auto'),
    zone: z.string().refine(isZone, 'not a time zone').optional(),
    decimal_comma: z.boolean().optional(),
    amount_multiplier: z
      .union([z.number(), z.string()])
      .transform(String)
      .refine((text) => (readDecimal(text)?.digits ?? 0) > 0, 'not a decimal above 0')
      .default('1'),
    repeated_lines: z.enum(['replace', 'count']).default('replace'),
    order_status: stateWords(orderStatuses).default({}),
    settlement_status: stateWords(settlementStatuses).default({}),
  })
  .superRefine((file, context) => {
    const has = (name: Field): boolean => name in file.columns || name in file.constants
    const need = (path: string, ...names: Field[]): void => {
      if (!names.some(has))
        context.addIssue({ code: 'custom', path: ['columns', path], message: `needs ${names.join(' or ')}` })
    }
    need('order_id', 'order_id')
    need('sku_id', 'sku_id', 'product_id')
    need('pay_amount', 'pay_amount')
    need('create_time', 'create_time', 'paid_time')
    for (const name of Object.keys(file.columns))
      if (name in file.constants)
        context.addIssue({ code: 'custom', path: ['constants', name], message: 'is in columns too' })
  })

type MappingFile = z.infer<typeof mappingFile>

const wordsOf = <V, T>(record: Readonly<Record<string, V>>, meaning: (value: V) => T): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([word, value]) => [normal(word), meaning(value)]))

const placesOf = (file: MappingFile, header: readonly string[]): ReadonlyMap<Field, number> => {
  const places = new Map<Field, number>()
  const missing: string[] = []
  for (const name of fields) {
    const column = file.columns[name]
    if (column === undefined) continue
    const at = placeOf(header, [column])
    if (at < 0) missing.push(column)
    places.set(name, at)
  }
  if (missing.length > 0) throw missingColumns(file.name, header, missing)
  return places
}

const usesOf = (file: MappingFile, header: readonly string[]): readonly ColumnUse[] => {
  const fieldAt = new Map([...placesOf(file, header)].map(([name, place]) => [place, name]))
  return header.map((text, place) => ({ name: text.trim(), field: fieldAt.get(place) }))
}

/** Rates whose columns say that their numbers are in percent. */
const percentIn = (file: MappingFile): ReadonlySet<Field> =>
  new Set(fields.filter((name) => headingOf(file.columns[name] ?? '').inPercent))

const presetOf = (file: MappingFile, identity: string): Preset => {
  const amountTimes = readDecimal(file.amount_multiplier) ?? { digits: 1, scale: 0 }
  const currency = file.constants.currency?.toUpperCase()
  const time: Field = 'create_time' in file.columns ? 'create_time' : 'paid_time'
  const dates = file.date_format === 'auto' ? undefined : file.date_format
  const numbers = file.decimal_comma === undefined ? undefined : file.decimal_comma ? 'comma' : 'point'
  return {
    name: file.name,
    identity,
    zone: file.zone,
    currency:
      currency ??
      (file.columns.currency === undefined
        ? undefined
        : (header, row) => currencyCode(row[placesOf(file, header).get('currency') ?? -1] ?? '')),
    timeColumn: (header) => placesOf(file, header).get(time) ?? -1,
    columnsOf: (header) => usesOf(file, header),
    formsOf: () => ({ dates, numbers }),
    open: (header, options) => {
      const places = placesOf(file, header)
      return new LineReader(
        {
          get: (record, name) => file.constants[name] ?? record[places.get(name) ?? -1] ?? '',
          nameOf: (name) => file.columns[name],
          added: new Map(),
          inPercent: percentIn(file),
          dates: options.forms?.dates.form ?? dates ?? 'DMY',
          numbers: options.forms?.numbers.form ?? numbers ?? 'point',
          amountTimes,
          isOfRegion: false,
          isPriced: false,
          collab: openOrNone,
          repeated: file.repeated_lines,
          fallbackShop: file.name,
          moreWords: {
            order_status: wordsOf(file.order_status, (order) => ({ order })),
            settlement_status: wordsOf(file.settlement_status, (settlement) => ({ settlement })),
          },
        },
        options,
      )
    },
  }
}

const invalid = (path: string, zh: string, en: string): ImportError =>
  new ImportError(`映射文件 ${path} 无效：${zh}`, `The mapping file ${path} is not valid: ${en}`)

/**
 * A preset from a mapping file (docs/import.md).
 * @throws {ImportError} that names the field that is wrong
 */
export const readMapping = async (path: string): Promise<Preset> => {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new ImportError(
      `没有预设“${path}”，也没有这个映射文件；预设有 online-retail、tiktok-affiliate`,
      `There is no preset "${path}" and no mapping file of that name; presets: online-retail, tiktok-affiliate`,
    )
  }
  return mappingPreset(text, path)
}

/**
 * A preset from the text of a mapping file; `path` is what messages call it.
 * @throws {ImportError} that names the field that is wrong
 */
export const mappingPreset = (text: string, path: string): Preset => {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw invalid(path, `不是 JSON（${why}）`, `no JSON (${why})`)
  }
  const parsed = mappingFile.safeParse(json)
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(file)'}: ${issue.message}`).join('; ')
    throw invalid(path, list, list)
  }
  return presetOf(parsed.data, `mapping ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}
