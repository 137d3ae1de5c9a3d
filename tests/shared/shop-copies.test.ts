import { expect, test } from 'vitest'
import { priceAfter, titleAfter } from '../../shared/areas/shop-copies/states.ts'

test('[CP2] prices change by their share, half-up, then what is added, then the last two digits; none is made of nothing', () => {
  const rules = { price_bp: 0, price_add_amt: 0, price_ending: null }
  expect(priceAfter(1990, { ...rules, price_bp: 1500 })).toBe(2289)
  expect(priceAfter(1990, { ...rules, price_bp: 1500, price_add_amt: 100, price_ending: 99 })).toBe(2399)
  expect(priceAfter(1990, { ...rules, price_add_amt: -1990 })).toBeNull()
  expect(priceAfter(50, { ...rules, price_ending: 0 })).toBeNull()
  expect(priceAfter(null, rules)).toBeNull()
})

test('[CP2] words are taken out whatever their case and signs, then come prefix and suffix', () => {
  const rules = { title_prefix: ' New', title_suffix: '', remove_words: ['ACME', 'a+b'] }
  expect(titleAfter('Acme  lamp A+B of acme', rules)).toBe('New lamp of')
  expect(titleAfter('ACME', { ...rules, title_prefix: '' })).toBe('')
})
