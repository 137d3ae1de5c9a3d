import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DateForm, dateForms, type NumberForm, numberForms } from '../../../shared/areas/imports/api.ts'
import { type ImportId, importIds } from '../../../shared/imports/all.ts'
import { ratesPreset } from '../../fx/file.ts'
import { ImportError } from './error.ts'

export const usage = `用法 Usage: npm run import -- FILE --preset online-retail|tiktok-affiliate|MAPPING.json --company NAME
             npm run import -- FILE --preset fx-rates
             npm run import -- FILE --into ${importIds.join('|')} --company NAME
  FILE            订单行文件：.xlsx，或 .csv、.tsv、.txt（可 gzip）。 Order lines: .xlsx, or .csv, .tsv, .txt, plain or gzip.
  --preset        文件的格式；映射文件见 docs/import.md；fx-rates 是每日汇率。 Format of the file; mapping files: docs/import.md; fx-rates: daily exchange rates.
  --company       导入到哪个公司，不存在则新建。 Company that gets the orders, made when there is none.
  --zone          文件中时间的时区，如 Europe/London。 Time zone of the file's times.
  --currency      文件的币种，如 GBP。 Currency of the file.
  --shift-weeks   整周平移时间：周数，或 auto（文件最新的一天移到今天）。 Moves times by whole weeks: a number, or auto (the newest day becomes today).
  --rejects       未导入的行写到哪个文件。 File for lines that are not imported.
  --dates         日期格式：auto、YMD、DMY、MDY、unix、unix_ms。 Form of the dates.
  --numbers       小数点：auto、point、comma。 Decimal mark.
  --as-of         文件内容截至何时，如 2026-11-20T18:00（文件时区）；默认看文件名和最新时刻。 When what the file says was true.
  --without-rates 缺汇率的行留待重试，先导入其余的行。 Lines whose exchange rate is missing wait; the others are imported.
  --encoding      文件编码，默认 utf-8。 Encoding of the file, e.g. gb18030.
  --into          导入到哪张表；列按表头识别，见 docs/import.md。 Table that is fed; columns are told by their headings: docs/import.md.
  --map           "文件的列=字段"，可多次使用。 "Column of the file=field", any number of times.
  --dry-run       只检查，不写入。 Looks at the whole file and writes nothing.`

export interface Arguments {
  readonly file: string
  readonly preset: string
  readonly company: string
  readonly zone: string | undefined
  readonly currency: string | undefined
  readonly shiftWeeks: number | 'auto' | undefined
  readonly rejects: string
  readonly encoding: string | undefined
  readonly dates: DateForm
  readonly numbers: NumberForm
  /** Wall clock of the file's zone, `YYYY-MM-DD HH:MM:SS`. */
  readonly asOf: string | undefined
  readonly withoutRates: boolean
  /** The declared table that is fed; absent: order lines or rates, as the preset says. */
  readonly into: ImportId | undefined
  /** Column of the file by the field of the table. */
  readonly map: Readonly<Record<string, string>>
  readonly dryRun: boolean
}

const options = {
  preset: { type: 'string' },
  company: { type: 'string' },
  zone: { type: 'string' },
  currency: { type: 'string' },
  'shift-weeks': { type: 'string' },
  rejects: { type: 'string' },
  encoding: { type: 'string' },
  dates: { type: 'string', default: 'auto' },
  numbers: { type: 'string', default: 'auto' },
  'as-of': { type: 'string' },
  'without-rates': { type: 'boolean', default: false },
  into: { type: 'string' },
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ImportError(`参数有误：${why}`, `Wrong arguments: ${why}\n\n${usage}`)
  }
}

const weeks = (text: string | undefined): number | 'auto' | undefined => {
  if (text === undefined || text === 'auto') return text
  const value = Number(text)
  if (Number.isInteger(value) && Math.abs(value) <= 5000) return value
  throw new ImportError(
    `--shift-weeks 应为整数或 auto，现在是“${text}”`,
    `--shift-weeks is a whole number or auto, not "${text}"`,
  )
}

const oneOf = <T extends string>(option: string, text: string, values: readonly T[]): T => {
  const found = values.find((value) => value === text)
  if (found) return found
  throw new ImportError(
    `--${option} 应为 ${values.join('、')} 之一，现在是“${text}”`,
    `--${option} is one of ${values.join(', ')}, not "${text}"`,
  )
}

/** `Column=field`, the last `=` counts: headings may have one. */
const mapOf = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text): [string, string] => {
      const at = text.lastIndexOf('=')
      if (at > 0 && at < text.length - 1) return [text.slice(at + 1).trim(), text.slice(0, at).trim()]
      throw new ImportError(
        `--map 应为 "文件的列=字段"，现在是“${text}”`,
        `--map is like "Column of the file=field", not "${text}"`,
      )
    }),
  )

/** A wall clock as `YYYY-MM-DD HH:MM:SS`. */
const clockText = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/.exec(text)
  if (found) return `${found[1]} ${found[2] ?? '23:59'}${found[3] ?? (found[2] ? ':00' : ':59')}`
  throw new ImportError(
    `--as-of 应为 2026-11-20 或 2026-11-20T18:00，现在是“${text}”`,
    `--as-of is like 2026-11-20 or 2026-11-20T18:00, not "${text}"`,
  )
}

/**
 * What the command line asks for; undefined when it asks for help.
 * @throws {ImportError} that names what is missing
 */
export const readArguments = (args: readonly string[]): Arguments | undefined => {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (!file) throw new ImportError('没有给出文件', `No file was given\n\n${usage}`)
  if (more.length > 0)
    throw new ImportError(
      `一次只导入一个文件，多出：${more.join(' ')}`,
      `One file at a time; too many: ${more.join(' ')}`,
    )
  const { preset = '', company } = values
  const into = values.into === undefined ? undefined : oneOf('into', values.into, importIds)
  if (preset === '' && !into) throw new ImportError('缺少 --preset', `--preset is missing\n\n${usage}`)
  if (!company?.trim() && preset !== ratesPreset)
    throw new ImportError('缺少 --company', `--company is missing\n\n${usage}`)
  return {
    file: resolve(file),
    preset,
    company: company?.trim() ?? '',
    zone: values.zone,
    currency: values.currency,
    shiftWeeks: weeks(values['shift-weeks']),
    rejects: resolve(values.rejects ?? `${basename(file)}.rejects.csv`),
    encoding: values.encoding,
    dates: oneOf('dates', values.dates, dateForms),
    numbers: oneOf('numbers', values.numbers, numberForms),
    asOf: clockText(values['as-of']),
    withoutRates: values['without-rates'],
    into,
    map: mapOf(values.map ?? []),
    dryRun: values['dry-run'],
  }
}
