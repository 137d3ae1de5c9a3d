import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { afterIn, nowIn } from '../../shared/forms/becomes.ts'
import { f, shapeOf } from '../../shared/forms/form.ts'
import { readField, typedOf } from '../../shared/forms/read-field.ts'

const budget = f.money('budget', { least: 100, most: 5_000_000, was: ['budget'] })

test.each([
  ['USD', '250', { value: 25_000 }],
  ['USD', '1,234.50', { value: 123_450 }],
  ['JPY', '250', { value: 250 }],
  ['JPY', '2.5', { fault: 'digits' }],
  ['USD', '12.345', { fault: 'digits' }],
  ['USD', 'ten', { fault: 'number' }],
  ['USD', ' ', { fault: 'missing' }],
  ['USD', '0.99', { fault: 'least' }],
  ['USD', '50000.01', { fault: 'most' }],
] as const)('[WF8] an amount in %s typed as %s', (currency, typed, read) => {
  expect(readField(budget, typed, currency)).toEqual(read)
})

test('[WF8] each kind reads what people type, and shows a value as it would be typed', () => {
  expect(readField(f.rate('rate'), '12.5%', 'USD')).toEqual({ value: 1250 })
  expect(typedOf(f.rate('rate'), 1250, 'USD')).toBe('12.5')
  expect(typedOf(budget, 123_450, 'USD')).toBe('1234.5')
  expect(readField(f.text('why', { least: 5 }), ' 四个字符 ', 'USD')).toEqual({ fault: 'short' })
  expect(readField(f.text('why', { least: 5 }), ' 五个字符啊 ', 'USD')).toEqual({ value: '五个字符啊' })
  expect(readField(f.text('note', { optional: true }), '', 'USD')).toEqual({ value: null })
  expect(readField(f.choice('state', { options: [1, 2] }), '3', 'USD')).toEqual({ fault: 'wrong' })
  expect(readField(f.choice('state', { options: [1, 2] }), '2', 'USD')).toEqual({ value: 2 })
  expect(readField(f.check('sure'), true, 'USD')).toEqual({ value: true })
})

test('[WF8] what the dialog refuses the call refuses, and what it sends the call takes', () => {
  const fields = [budget, f.text('why', { least: 5, most: 20 }), f.date('day', { optional: true })] as const
  const schema = z.strictObject(shapeOf(fields))
  const right = { budget: 100, why: 'a reason', day: null }
  expect(schema.safeParse(right).success).toBe(true)
  for (const wrong of [{ budget: 99 }, { budget: 5_000_001 }, { why: 'four' }, { why: null }, { day: '22.11.2026' }])
    expect(schema.safeParse({ ...right, ...wrong }).success).toBe(false)
})

test('[WF8] what a field changes is known before it is sent: its value, a share of it, or so often as another column says', () => {
  const row = { min_price: 1000, max_price: 1505, stock: 7, sku_count: 3 }
  const price = f.rate('change_bp', { was: ['min_price', 'max_price'], becomes: 'scaled' })
  expect([nowIn(price, row), afterIn(price, row, -1000)]).toEqual([
    [1000, 1505],
    [900, 1355],
  ])
  expect(afterIn(f.count('stock', { was: ['stock'], becomes: { times: 'sku_count' } }), row, 20)).toEqual([60])
  expect(afterIn(f.count('stock', { was: ['stock'] }), row, 20)).toEqual([20])
  expect(afterIn(price, { min_price: null, max_price: 10 }, 5000)).toEqual([null, 15])
})
