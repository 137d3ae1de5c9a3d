import { currencyDecimals, knownCurrencies } from '../../shared/format/number.ts'
import { columnTitle, type ImportColumn, type ImportKind, type ImportValue } from '../../shared/imports/import.ts'
import { dayOfText } from '../../shared/time/zone.ts'
import { type DateForm, datePartsOf, dayIn, timeReader } from '../ingest/import/forms/dates.ts'
import { type Decimal, type NumberForm, readAmount } from '../ingest/import/forms/numbers.ts'
import { headingOf, normal } from '../ingest/import/header.ts'
import { currencyCode, regionOf } from '../ingest/import/regions.ts'
import { minorUnits, readRate, readText } from '../ingest/import/values.ts'
import type { Wrong } from '../queries/imports/sink.ts'
import type { MemberNames } from './member-names.ts'

/** How the cells of one file are read. */
export interface CellForms {
  readonly dates: DateForm
  readonly numbers: NumberForm
  /** The company's: amounts are in it. */
  readonly currency: string
  /** Of the company: in which times of day stand. */
  readonly zone: string
  /** Days since 1970-01-01, the company's. */
  readonly today: number
  readonly members: MemberNames
}

/** What is wrong with a cell: a sentence in Chinese and one in English, behind the column's title. */
type Fault = readonly [zh: string, en: string]
type Read = { readonly value: ImportValue } | { readonly fault: Fault }

const fault = (zh: string, en: string): Read => ({ fault: [zh, en] })
const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Exports write these where there is nothing. */
const nothing = /^(?:[-–—/]+|n\/a|null|无)?$/i

const LONGEST = 300
const EARLIEST = dayOfText('2005-01-01')
/** The largest number that a column may hold; sums of many are still exact. */
const LARGEST = 1e14

const bounded = (column: ImportColumn, value: number, shown: (limit: number) => string): Read => {
  const { least = 0, most = LARGEST } = column
  if (value < least) return fault(`不能小于 ${shown(least)}`, `must be at least ${shown(least)}`)
  return value > most ? fault(`不能大于 ${shown(most)}`, `must be at most ${shown(most)}`) : { value }
}

const decimalText = ({ digits, scale }: Decimal): string => {
  const text = String(Math.abs(digits)).padStart(scale + 1, '0')
  const whole = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
  return digits < 0 ? `-${whole}` : whole
}

const readMoney = (column: ImportColumn, text: string, { numbers, currency }: CellForms): Read => {
  const decimals = currencyDecimals(currency)
  const amount = readAmount(text, numbers, decimals)
  if (!amount) return fault(`“${quoted(text)}”不是金额`, `"${quoted(text)}" is no amount`)
  if (amount.currencies.length > 0 && !amount.currencies.includes(currency))
    return fault(
      `“${quoted(text)}”不是公司的币种 ${currency}`,
      `"${quoted(text)}" is not in the company's currency ${currency}`,
    )
  if (amount.scale > decimals) return fault(`“${quoted(text)}”小数位数过多`, `"${quoted(text)}" has too many decimals`)
  if (column.whole && amount.scale > 0)
    return fault(`“${quoted(text)}”应为整数`, `"${quoted(text)}" must be whole units`)
  const unit = 10 ** decimals
  return bounded(column, minorUnits(amount, decimals), (limit) => String(limit / unit))
}

const readDay = (column: ImportColumn, text: string, { dates, today }: CellForms): Read => {
  const parts = datePartsOf(text)
  const counted = dates === 'unix' || dates === 'unix_ms'
  const day = counted
    ? Math.floor(timeReader('UTC', dates)(text) / 86_400)
    : dayOfText((parts && dayIn(parts, dates)) ?? '')
  if (Number.isNaN(day)) return fault(`“${quoted(text)}”不是日期`, `"${quoted(text)}" is no date`)
  if (day < EARLIEST)
    return fault(
      `“${quoted(text)}”早于 2005 年，请检查日期格式`,
      `"${quoted(text)}" is before 2005: check the form of the dates`,
    )
  if (day > today + (column.most ?? 0))
    return fault(
      `“${quoted(text)}”晚于今天，请检查日期格式`,
      `"${quoted(text)}" lies in the future: check the form of the dates`,
    )
  return { value: day }
}

const readTime = ({ most = 0 }: ImportColumn, text: string, { dates, zone, today }: CellForms): Read => {
  const t = timeReader(zone, dates)(text)
  if (t === null || Number.isNaN(t)) return fault(`“${quoted(text)}”不是时间`, `"${quoted(text)}" is no time`)
  const day = Math.floor(t / 86_400)
  if (day < EARLIEST)
    return fault(
      `“${quoted(text)}”早于 2005 年，请检查日期格式`,
      `"${quoted(text)}" is before 2005: check the form of the dates`,
    )
  if (day > today + most + 1)
    return fault(
      `“${quoted(text)}”晚于今天，请检查日期格式`,
      `"${quoted(text)}" lies in the future: check the form of the dates`,
    )
  return { value: t }
}

const month = /^(20\d\d)[-/.年]?(0?[1-9]|1[0-2])月?$/
const monthLast = /^(0?[1-9]|1[0-2])[-/.](20\d\d)$/

/** A month, or the first day of one as workbooks have it. */
const readMonth = (text: string): Read => {
  const [, year, number] = month.exec(text) ?? []
  const [, first, last] = monthLast.exec(text) ?? []
  const parts = datePartsOf(text)
  const day = parts?.isYearFirst && Number(parts.parts[2]) === 1 ? dayIn(parts, 'YMD') : undefined
  if (day !== undefined && !Number.isNaN(dayOfText(day))) return { value: day.slice(0, 7) }
  const [of, at] = [year ?? last, number ?? first]
  return of === undefined || at === undefined
    ? fault(`“${quoted(text)}”不是月份，应如 2026-11`, `"${quoted(text)}" is no month, like 2026-11`)
    : { value: `${of}-${at.padStart(2, '0')}` }
}

const handleShape = /^(?:https?:\/\/)?(?:www\.)?tiktok\.com\/@([^/?#\s]+)/i

const readHandle = (text: string): Read => {
  const handle = handleShape.exec(text)?.[1] ?? text.replace(/^@/, '')
  return /^\S{1,100}$/.test(handle)
    ? { value: handle }
    : fault(`“${quoted(text)}”不是用户名`, `"${quoted(text)}" is no handle`)
}

const readChoice = ({ options = [] }: ImportColumn, text: string): Read => {
  const found = options.find(([value, ...words]) =>
    [String(value), ...words].some((word) => normal(word) === normal(text)),
  )
  const zh = options.map(([, word]) => word).join('、')
  const en = options.map(([, , word]) => word).join(', ')
  return found ? { value: found[0] } : fault(`“${quoted(text)}”应为 ${zh} 之一`, `"${quoted(text)}" is none of ${en}`)
}

const readMember = ({ everyone = [] }: ImportColumn, text: string, { members }: CellForms): Read => {
  if (everyone.some((word) => normal(word) === normal(text))) return { value: 0 }
  const [id, another] = members.find(text)
  if (id === undefined)
    return fault(
      `没有成员“${quoted(text)}”，请填账号或姓名`,
      `there is no member "${quoted(text)}": give an account or a name`,
    )
  return another === undefined
    ? { value: id }
    : fault(`有几位成员叫“${quoted(text)}”，请填账号`, `several members are called "${quoted(text)}": give the account`)
}

type Reader = (column: ImportColumn, text: string, forms: CellForms, heading: string) => Read

const readers: Readonly<Record<ImportKind, Reader>> = {
  text: ({ most = LONGEST }, text) =>
    [...text].length > most ? fault(`最多 ${most} 个字`, `at most ${most} characters`) : { value: text },
  handle: (_, text) => readHandle(text),
  country: (_, text) => {
    const code = regionOf(text)
    return code === 'ZZ'
      ? fault(`不认识国家“${quoted(text)}”`, `the country "${quoted(text)}" is not known`)
      : { value: code }
  },
  currency: (_, text) => {
    const code = currencyCode(text)
    return code && knownCurrencies.includes(code)
      ? { value: code }
      : fault(`不认识币种“${quoted(text)}”，应如 USD`, `the currency "${quoted(text)}" is not known, like USD`)
  },
  month: (_, text) => readMonth(text),
  ratio: (_, text, { numbers }) => {
    const decimal = readAmount(text, numbers, 2)
    return decimal && decimal.scale <= 10
      ? { value: decimalText(decimal) }
      : fault(`“${quoted(text)}”不是数字，或小数超过十位`, `"${quoted(text)}" is no number of at most ten decimals`)
  },
  money: readMoney,
  rate: (column, text, _, heading) => {
    const value = readRate(text, headingOf(heading).inPercent)
    return Number.isNaN(value)
      ? fault(`“${quoted(text)}”不是比例，应如 15%`, `"${quoted(text)}" is no rate, like 15%`)
      : bounded(column, value, (limit) => `${limit / 100}%`)
  },
  count: (column, text, { numbers }) => {
    // Three digits behind a mark are thousands: nothing is counted in parts.
    const decimal = readAmount(text, numbers, 0)
    return decimal?.scale === 0
      ? bounded(column, decimal.digits, String)
      : fault(`“${quoted(text)}”不是整数`, `"${quoted(text)}" is no whole number`)
  },
  choice: readChoice,
  date: readDay,
  time: readTime,
  member: readMember,
}

/** What a cell says: its value, null where it says nothing, or why it cannot be read. */
export const readCell = (
  column: ImportColumn,
  cell: string,
  forms: CellForms,
  heading: string,
): { readonly value: ImportValue } | Wrong => {
  const text = readText(cell)
  const said = (zh: string, en: string): Wrong => ({
    reason_zh: `${columnTitle(column, 'zh')}：${zh}`,
    reason: `${columnTitle(column, 'en')}: ${en}`,
  })
  if (nothing.test(text)) return column.needed ? said('不能为空', 'must not be empty') : { value: null }
  const read = readers[column.kind](column, text, forms, heading)
  return 'fault' in read ? said(...read.fault) : read
}
