import { expect, test } from 'vitest'
import { ImportError } from '../../platform/ingest/import/error.ts'
import { DateForms, datePartsOf, timeBounds, timeReader } from '../../platform/ingest/import/forms/dates.ts'
import { type NumberForm, NumberForms, readAmount } from '../../platform/ingest/import/forms/numbers.ts'
import { noShift } from '../../platform/ingest/import/shift.ts'
import { minorUnits, readCount, readRate } from '../../platform/ingest/import/values.ts'
import { currencyDecimals } from '../../shared/format/number.ts'

const minor = (text: string, currency: string, form: NumberForm): number | null => {
  const decimals = currencyDecimals(currency)
  const amount = readAmount(text, form, decimals)
  return amount ? minorUnits(amount, decimals) : null
}

test('[I50] an amount is read with its marks and separators, and a currency without decimals has no fraction', () => {
  const both: readonly (readonly [string, string, number])[] = [
    ['250.000', 'VND', 250_000],
    ['165.000', 'IDR', 165_000],
    ['Rp154.530', 'IDR', 154_530],
    ['Rp 1.234.568', 'IDR', 1_234_568],
    ['Rp\u00a01.234.568', 'IDR', 1_234_568],
    ['₫250.000', 'VND', 250_000],
    ['1.234.568 ₫', 'VND', 1_234_568],
    ['1.234.568\u202fđ', 'VND', 1_234_568],
    ['￥1,235', 'JPY', 1235],
    ['¥1,235', 'JPY', 1235],
    ['¥1.235', 'JPY', 1235],
    ['1,235円', 'JPY', 1235],
    ['154530.00', 'IDR', 154_530],
    ['12,00', 'VND', 12],
    ['0', 'USD', 0],
    ['24200', 'USD', 2_420_000],
    ['１２３', 'JPY', 123],
    ['－１２', 'USD', -1200],
    ["1'234", 'USD', 123_400],
    ['1 234 567', 'USD', 123_456_700],
  ]
  for (const [text, currency, value] of both)
    for (const form of ['point', 'comma'] as const)
      expect([text, form, minor(text, currency, form)]).toEqual([text, form, value])
  const point: readonly (readonly [string, string, number])[] = [
    ['$1,234.50', 'USD', 123_450],
    ['US$1,234.50', 'USD', 123_450],
    ['฿1,234.50', 'THB', 123_450],
    ['₱1,234.50', 'PHP', 123_450],
    ['RM 1,234.50', 'MYR', 123_450],
    ['S$1,234.50', 'SGD', 123_450],
    ['MX$1,234.50', 'MXN', 123_450],
    ['A$1,234.50', 'AUD', 123_450],
    ['CN¥1,234.50', 'CNY', 123_450],
    ['£1,234.50', 'GBP', 123_450],
    ['€1,234.50', 'EUR', 123_450],
    ['1 234.50', 'USD', 123_450],
    ['1\u2009234.50', 'USD', 123_450],
    ["1'234.50", 'USD', 123_450],
    ['1’234.50', 'USD', 123_450],
    ['USD 12.5', 'USD', 1250],
    ['12.5 USD', 'USD', 1250],
    ['１，２３４．５０', 'USD', 123_450],
    ['(12.50)', 'USD', -1250],
    ['($12.50)', 'USD', -1250],
    ['12.50-', 'USD', -1250],
    ['-$12.50', 'USD', -1250],
    ['$-12.50', 'USD', -1250],
    ['\u221212.50', 'USD', -1250],
    ['1,234', 'USD', 123_400],
    ['1.234', 'KWD', 1234],
    ['0.125', 'USD', 13],
    ['1,234,567.891', 'USD', 123_456_789],
  ]
  for (const [text, currency, value] of point) expect([text, minor(text, currency, 'point')]).toEqual([text, value])
  const comma: readonly (readonly [string, string, number])[] = [
    ['1.234,50 €', 'EUR', 123_450],
    ['R$ 1.234,50', 'BRL', 123_450],
    ['1 234,50 €', 'EUR', 123_450],
    ['1\u202f234,50\u00a0€', 'EUR', 123_450],
    ['9,90', 'EUR', 990],
    ['1.234', 'EUR', 123_400],
    ['1,234', 'KWD', 1234],
  ]
  for (const [text, currency, value] of comma) expect([text, minor(text, currency, 'comma')]).toEqual([text, value])
})

test('[I50] what does not fit the form is refused, never taken for another number', () => {
  const refused: readonly (readonly [string, string, NumberForm])[] = [
    ['1,23', 'USD', 'point'],
    ['1.234,50', 'USD', 'point'],
    ['1.234.567', 'USD', 'point'],
    ['12.5', 'EUR', 'comma'],
    ['1,234.50', 'EUR', 'comma'],
    ['1,234,567', 'EUR', 'comma'],
    ['12,5', 'VND', 'comma'],
    ['12.5', 'VND', 'point'],
    ['1234.567', 'VND', 'point'],
    ['0.500', 'IDR', 'point'],
    ['1.234.567,891', 'VND', 'comma'],
    ['1,23,456', 'USD', 'point'],
    ['1,234 567', 'USD', 'point'],
    ['12 5', 'USD', 'point'],
    ['--12', 'USD', 'point'],
    ['(12', 'USD', 'point'],
    ['(-12)', 'USD', 'point'],
    ['nine', 'USD', 'point'],
    ['abc12', 'USD', 'point'],
    ['1.2e5', 'USD', 'point'],
    ['', 'USD', 'point'],
    ['9'.repeat(16), 'USD', 'point'],
    [`1${',000'.repeat(40)}`, 'USD', 'point'],
  ]
  for (const [text, currency, form] of refused) expect([text, minor(text, currency, form)]).toEqual([text, null])
})

test('[I50] counts are whole, and a rate has no thousands: any one mark is its decimal mark', () => {
  expect(['2', '12.0', '1,234', '2.000', '2.5', '1.234.567'].map((text) => readCount(text, 'point'))).toEqual([
    2,
    12,
    1234,
    2,
    Number.NaN,
    1_234_567,
  ])
  expect(['12,0', '12.0', '1.234'].map((text) => readCount(text, 'comma'))).toEqual([12, 12, 1234])
  expect(['15%', '15.00 %', '15,5%', '15', '0.15', '12.500%', '１５％'].map((text) => readRate(text, false))).toEqual([
    1500, 1500, 1550, 1500, 1500, 1250, 1500,
  ])
  expect(['0.50', '15', '0'].map((text) => readRate(text, true))).toEqual([50, 1500, 0])
  expect(['x', '-5%', '1,234.5%'].map((text) => readRate(text, false)).slice(0, 2)).toEqual([Number.NaN, Number.NaN])
})

const decide = (rows: readonly (readonly [text: string, currency: string])[], chosen?: NumberForm) => {
  const forms = new NumberForms(chosen)
  for (const [at, [text, currency]] of rows.entries()) forms.see(text, at + 2, currencyDecimals(currency))
  return forms.decide()
}

test('[I51] the form of the numbers is decided once, from all amounts of the file, and says which one settled it', () => {
  const sure = (form: NumberForm, line: number, text: string) => ({ form, sure: true, example: { line, text } })
  expect(
    decide([
      ['12', 'USD'],
      ['1,234', 'USD'],
      ['1,234.50', 'USD'],
    ]),
  ).toEqual(sure('point', 4, '1,234.50'))
  expect(
    decide([
      ['1.234', 'EUR'],
      [' 1.234,50 € ', 'EUR'],
    ]),
  ).toEqual(sure('comma', 3, '1.234,50 €'))
  expect(decide([['9,90', 'EUR']])).toEqual(sure('comma', 2, '9,90'))
  expect(decide([['9.9', 'EUR']])).toEqual(sure('point', 2, '9.9'))
  expect(decide([['1.234.567', 'EUR']])).toEqual(sure('comma', 2, '1.234.567'))
  expect(decide([['1,234,567', 'EUR']])).toEqual(sure('point', 2, '1,234,567'))
  expect(decide([["1'234.567", 'EUR']])).toEqual(sure('point', 2, "1'234.567"))
  // What both forms read, or no number, settles nothing.
  expect(
    decide([
      ['1.234', 'EUR'],
      ['x', 'EUR'],
      ['--', 'EUR'],
      ['7', 'EUR'],
    ]),
  ).toEqual({
    form: 'point',
    sure: false,
    example: { line: 2, text: '1.234' },
  })
  expect(decide([['1,234', 'KWD']])).toMatchObject({ form: 'point', sure: false })
  expect(decide([])).toEqual({ form: 'point', sure: false, example: undefined })
})

test('[I51] three digits of a currency without decimals say nothing of the others; a contradiction names both lines', () => {
  expect(
    decide([
      ['1.234.568 ₫', 'VND'],
      ['250.000', 'VND'],
      ['12,5', 'VND'],
      ['1,234.50', 'USD'],
    ]),
  ).toMatchObject({
    form: 'point',
    sure: true,
    example: { line: 5 },
  })
  expect(decide([['1.234.568', 'VND']])).toEqual({ form: 'point', sure: false, example: undefined })
  const say = (rows: Parameters<typeof decide>[0]): ImportError => {
    try {
      decide(rows)
    } catch (error) {
      if (error instanceof ImportError) return error
    }
    throw new Error('no contradiction')
  }
  const { zh, en } = say([
    ['12.50', 'EUR'],
    ['3', 'EUR'],
    ['1.234,50', 'EUR'],
  ])
  expect(zh).toContain('第 2 行“12.50”')
  expect(zh).toContain('第 4 行“1.234,50”')
  expect(en).toContain('"12.50" on line 2')
  expect(en).toContain('"1.234,50" on line 4')
  // Who chooses is not contradicted: the lines that do not fit are rejected one by one.
  expect(
    decide(
      [
        ['12.50', 'EUR'],
        ['1.234,50', 'EUR'],
      ],
      'comma',
    ),
  ).toMatchObject({ form: 'comma', sure: true })
})

const dates = (texts: readonly string[], options: ConstructorParameters<typeof DateForms>[0] = {}) => {
  const forms = new DateForms(options)
  for (const [at, text] of texts.entries()) forms.see(text, at + 2, datePartsOf(text))
  return forms.decide()
}

test('[I52] day and month are told apart once, from all dates of the file; what nothing settles is asked', () => {
  expect(dates(['03/04/2026', '22/11/2026 10:00:00', '--'])).toEqual({
    form: 'DMY',
    asks: false,
    candidates: ['DMY'],
    example: { line: 3, text: '22/11/2026 10:00:00' },
  })
  expect(dates(['03/04/2026', '11/22/2026'])).toMatchObject({ form: 'MDY', asks: false, example: { line: 3 } })
  expect(dates(['2026-11-22 10:00', '2026/1/2'])).toMatchObject({ form: 'YMD', asks: false })
  expect(dates(['2026年11月22日'])).toMatchObject({ form: 'YMD', asks: false })
  expect(dates(['1763712000', ''])).toMatchObject({ form: 'unix', asks: false })
  expect(dates(['1763712000123'])).toMatchObject({ form: 'unix_ms', asks: false })
  expect(dates(['', '/', 'soon'])).toMatchObject({ form: 'DMY', asks: false, example: undefined })
  const open = ['03/03/2026', '03/04/2026', '05/06/2026']
  expect(dates(open)).toEqual({
    form: 'DMY',
    asks: true,
    candidates: ['DMY', 'MDY'],
    example: { line: 3, text: '03/04/2026' },
  })
  // The same day in both forms asks nobody, nor does an export that is known, nor one of which people have said it.
  expect(dates(['03/03/2026', '2026-01-02'])).toMatchObject({ asks: false })
  expect(dates(open, { isDayFirst: true })).toMatchObject({ form: 'DMY', asks: false })
  expect(dates([...open, '11/22/2026'], { isDayFirst: true })).toMatchObject({ form: 'MDY', asks: false })
  expect(dates(open, { chosen: 'MDY' })).toMatchObject({ form: 'MDY', asks: false })
})

test('[I52] dates that contradict each other are refused with both lines', () => {
  expect(() => dates(['11/22/2026', '01/02/2026', '22/11/2026'])).toThrow(
    /第 2 行“11\/22\/2026”与第 4 行“22\/11\/2026”[\s\S]*"11\/22\/2026" on line 2 and "22\/11\/2026" on line 4/,
  )
  expect(() => dates(['1763712000', '1763712000123'])).toThrow('"1763712000123" on line 3')
  expect(dates(['11/22/2026', '22/11/2026'], { chosen: 'DMY' })).toMatchObject({ form: 'DMY' })
})

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000

test('[I53] times are read with any separator, clock and zone; a year of two digits or a clock that cannot be is none', () => {
  const day = timeReader('UTC', 'DMY')
  const right: readonly (readonly [string, string])[] = [
    ['22/11/2026 10:05:06', '2026-11-22T10:05:06'],
    ['22.11.2026 10:05', '2026-11-22T10:05:00'],
    ['22-11-2026', '2026-11-22T00:00:00'],
    ['2026-11-22T10:05:06.789', '2026-11-22T10:05:06'],
    ['2026年11月22日 10:05:06', '2026-11-22T10:05:06'],
    ['2026年1月2日', '2026-01-02T00:00:00'],
    ['22/11/2026 1:05:06 PM', '2026-11-22T13:05:06'],
    ['22/11/2026, 12:05:06 am', '2026-11-22T00:05:06'],
    ['2026-11-22T10:05:06Z', '2026-11-22T10:05:06'],
    ['2026-11-22T10:05:06+08:00', '2026-11-22T02:05:06'],
    ['2026-11-22 10:05:06 -0330', '2026-11-22T13:35:06'],
    ['22/11/2026 10:05 UTC+7', '2026-11-22T03:05:00'],
    ['２０２６/１１/２２', '2026-11-22T00:00:00'],
    ['\t22/11/2026 10:05:06\t', '2026-11-22T10:05:06'],
  ]
  for (const [text, iso] of right) expect([text, day(text)]).toEqual([text, utc(iso)])
  const wrong = [
    '22/11/26',
    '26-11-22',
    '31/02/2026',
    '11/22/2026',
    '22/11/2026 25:00',
    '22/11/2026 13:00 PM',
    '22/11/2026 10:61',
    '2026-22-11',
    '1763712000',
    'soon',
    '',
  ]
  for (const text of wrong) expect([text, day(text)]).toEqual([text, Number.NaN])
  expect(timeReader('UTC', 'YMD')('22/11/2026')).toBeNaN()
  expect(timeReader('UTC', 'MDY')('11/22/2026')).toBe(utc('2026-11-22T00:00:00'))
  expect(timeReader('UTC', 'unix')('1763712000')).toBe(1_763_712_000)
  expect(timeReader('UTC', 'unix')('1763712000123')).toBeNaN()
  expect(timeReader('UTC', 'unix_ms')('1763712000123')).toBe(1_763_712_000)
  expect(timeReader('Asia/Shanghai', 'DMY')('22/11/2026 08:00')).toBe(utc('2026-11-22T00:00:00'))
})

test('[I53] a time before 2005, or later than tomorrow once it is moved, is none of an order', () => {
  const now = utc('2026-11-22T12:00:00')
  const bounds = timeBounds(noShift, now)
  expect([utc('2004-12-31T23:59:59'), utc('2005-01-01T00:00:00'), now + 86_400, now + 86_401].map(bounds)).toEqual([
    'early',
    undefined,
    undefined,
    'late',
  ])
  expect(timeBounds({ days: 364, seconds: 0 }, now)(now + 86_401)).toBe('late')
})
