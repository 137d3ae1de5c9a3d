import {
  type ImportField,
  type ImportOptions,
  type ImportPreview,
  importFields,
  importPresets,
} from '../../../shared/areas/imports/api.ts'
import { isZone } from '../../../shared/time/zone.ts'
import type { GateDatabase } from '../gate.ts'
import { ImportError } from '../import/error.ts'
import { fieldNames } from '../import/fields.ts'
import { currencyOf, type Head, readHead } from '../import/head.ts'
import { placeOf } from '../import/header.ts'
import type { Company } from '../import/job.ts'
import { presets } from '../import/presets.ts'
import { readAsIn } from '../import/read-as.ts'
import type { Record } from '../import/reading/parse.ts'
import { readRecords } from '../import/records.ts'
import type { Preset, Row } from '../import/row.ts'
import { noShift } from '../import/shift.ts'
import { openSource, type Source } from '../import/source.ts'
import { Survey } from '../import/survey.ts'
import { understand } from '../import/understand.ts'
import { presetFor } from './preset.ts'

const MOST = 20

export interface PreviewOptions {
  readonly pool: GateDatabase['pool']
  readonly file: string
  readonly name: string
  readonly company: Company
  readonly options: ImportOptions
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** A failure in the caller's language. */
  readonly say: (error: ImportError) => string
}

const guessOf = (header: readonly string[]): ImportPreview['guess'] => {
  const found = importFields.flatMap((field): [ImportField, string][] => {
    const column = header[placeOf(header, fieldNames[field])]
    return column === undefined ? [] : [[field, column]]
  })
  return Object.fromEntries(found)
}

const opens = (preset: Preset, header: readonly string[]): boolean => {
  try {
    preset.open(header, { zone: 'UTC', currency: '', shift: noShift, salt: '' })
    return true
  } catch {
    return false
  }
}

type Read = ImportPreview['rows'][number]['read']

/** @param currency of the file, for a return, which tells none */
const readOf = (row: Exclude<Row, { kind: 'reject' | 'skip' }>, currency: string): Read => {
  if (row.kind === 'return') {
    const { sku_id, qty, amt, applied_t } = row.event
    const none = { order_id: '', product: '', creator: '', region: '', order_status: null }
    return { ...none, kind: 'return', sku_id, quantity: qty, pay_amt: amt, currency, time: applied_t }
  }
  const { head, line } = row
  return {
    kind: 'line',
    order_id: head.order_id,
    sku_id: line.sku_id,
    product: line.product_name,
    creator: line.creator_name,
    region: head.region,
    quantity: line.quantity,
    pay_amt: line.pay_amt,
    currency: head.currency,
    time: head.paid_t ?? head.create_t,
    order_status: head.order_status,
  }
}

const isChosen = <T extends string>(form: T): form is Exclude<T, 'auto'> => form !== 'auto'
const chosenOf = <T extends string>(form: T): Exclude<T, 'auto'> | undefined => (isChosen(form) ? form : undefined)

/** The forms of the first lines alone: the look at the whole file decides. */
const readRows = async (source: Source, head: Head, all: PreviewOptions): Promise<Partial<ImportPreview>> => {
  const { company, options, say, signal } = all
  const preset = presetFor(options)
  const zone = options.zone || preset.zone || company.zone
  if (!isZone(zone)) throw new ImportError(`不认识时区 ${zone}`, `The time zone ${zone} is not known`)
  preset.open(head.header, { zone, currency: '', shift: noShift, salt: '' })
  const currency = currencyOf(preset, options.currency || undefined, head, company)
  const [dates, numbers] = [chosenOf(options.dates), chosenOf(options.numbers)]
  const before = head.first && readAsIn(head.header)(head.first)
  const survey = new Survey(head.header, preset, { zone, currency, dates, numbers, before })
  const records: Record[] = []
  for await (const record of readRecords(source, { signal, most: MOST + 1 })) records.push(record)
  records.shift()
  for (const { fields, line } of records) survey.see(fields, line)
  const reader = preset.open(head.header, { zone, currency, shift: noShift, salt: 'preview', forms: survey.end() })
  const rows: ImportPreview['rows'] = []
  for (const { fields, line } of records) {
    const row = understand({ header: head.header, reader }, fields)
    if (row.kind === 'skip') continue
    if (row.kind === 'reject') rows.push({ line, message: say(new ImportError(row.reason_zh, row.reason)), read: null })
    else rows.push({ line, message: '', read: readOf(row, currency) })
  }
  return { rows, currency, zone }
}

/**
 * The first lines of a file as an import would read them.
 * @throws {ImportError} when it is no table at all
 */
export const previewFile = async (all: PreviewOptions): Promise<ImportPreview> => {
  const source = await openSource(all.file, all.options.encoding, all.name)
  const head = await readHead(source, all)
  const names = presets
    .filter((preset) => opens(preset, head.header))
    .flatMap(({ name }) => importPresets.filter((one) => one === name))
  const none = { rows: [], currency: all.company.currency, zone: all.options.zone, problem: '' }
  const known = { header: [...head.header], guess: guessOf(head.header), fits: names }
  try {
    return { ...none, ...known, ...(await readRows(source, head, all)) }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { ...none, ...known, problem: all.say(error) }
  }
}
