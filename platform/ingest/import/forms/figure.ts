/**
 * A number as it stands in a text, before anybody knows which mark is the decimal one. `open`: one mark before exactly three
 * digits, `1,234` or `1.234`, which both forms read.
 */
export type Figure = Readonly<
  { negative: boolean; currencies: readonly string[] } & (
    | { kind: 'whole'; digits: string }
    | { kind: 'grouped'; mark: Mark; digits: string }
    | { kind: 'decimal' | 'open'; mark: Mark; whole: string; fraction: string }
  )
>
export type Mark = '.' | ','

/** Longer texts are no numbers: patterns need not look at them. */
const MOST_LENGTH = 100

/** Marks of currencies that name one (or a few); `$`, `¥` and `kr` may be anybody's. */
const currencyMarks: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  '฿': ['THB'],
  '₫': ['VND'],
  đ: ['VND'],
  Đ: ['VND'],
  VNĐ: ['VND'],
  '₱': ['PHP'],
  '₩': ['KRW'],
  원: ['KRW'],
  '₹': ['INR'],
  '₺': ['TRY'],
  Rp: ['IDR'],
  RP: ['IDR'],
  RM: ['MYR'],
  R$: ['BRL'],
  S$: ['SGD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  HK$: ['HKD'],
  NT$: ['TWD'],
  NZ$: ['NZD'],
  MX$: ['MXN'],
  US$: ['USD'],
  'CN¥': ['CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  円: ['JPY'],
}

const money = String.raw`(?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}|VNĐ|R[Pp]\.?|RM|[Kk]r\.?|[đĐ元円원]`
const shape = new RegExp(
  String.raw`^(\()?([+-]?)(${money})?\s*([+-]?)(\d[\d.,'\s]*\d|\d)\s*(${money})?([+-]?)(\))?$`,
  'u',
)
const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

const named = (found: string | undefined): readonly string[] => {
  if (!found) return []
  const known = currencyMarks[found.replace(/\.$/, '')]
  if (known) return known
  const [code] = /^[A-Z]{3}/.exec(found) ?? []
  return code ? [code] : []
}

/** `1,234,567` with one separator throughout, as its digits. */
const ungrouped = (text: string, separator: string): string | undefined => {
  const groups = text.split(separator)
  const isRight = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return isRight ? groups.join('') : undefined
}

/** The digits before a decimal mark: none of the separators, or one kind of them in threes. */
const wholeOf = (text: string): string | undefined => {
  const separator = /\D/.exec(text)?.[0]
  return separator === undefined ? text : ungrouped(text, separator)
}

type Body = Figure extends infer F ? (F extends Figure ? Omit<F, 'negative' | 'currencies'> : never) : never

const bodyOf = (text: string): Body | undefined => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) {
    const digits = wholeOf(text)
    return digits === undefined ? undefined : { kind: 'whole', digits }
  }
  const mark = text.charAt(last) === '.' ? '.' : ','
  const before = text.slice(0, last)
  const fraction = text.slice(last + 1)
  if (before.includes(mark)) {
    const digits = ungrouped(text, mark)
    return digits === undefined ? undefined : { kind: 'grouped', mark, digits }
  }
  const whole = wholeOf(before)
  if (whole === undefined || /\D/.test(fraction)) return undefined
  const isOpen = fraction.length === 3 && whole === before && /^[1-9]\d{0,2}$/.test(whole)
  return { kind: isOpen ? 'open' : 'decimal', mark, whole, fraction }
}

/** The figure of a text: signs, brackets, marks of currencies and white space off. Undefined when it is none. */
export const figureOf = (text: string): Figure | undefined => {
  if (text.length > MOST_LENGTH) return undefined
  // Full-width digits and marks, and every kind of space.
  const plain = isAscii(text)
    ? text.trim()
    : text
        .normalize('NFKC')
        .replace(/\u2212/g, '-')
        .replace(/\u2019/g, "'")
        .trim()
  const [all, open, sign1 = '', mark1, sign2 = '', digits = '', mark2, sign3 = '', close] = shape.exec(plain) ?? []
  const signs = sign1 + sign2 + sign3
  if (all === undefined || signs.length > 1 || Boolean(open) !== Boolean(close) || (open && signs)) return undefined
  const body = bodyOf(digits.replace(/\s+/g, ' '))
  if (!body) return undefined
  return { ...body, negative: signs === '-' || Boolean(open), currencies: [...named(mark1), ...named(mark2)] }
}
