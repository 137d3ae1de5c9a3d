import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agencyCut,
  atRate,
  commissionBase,
  commissionOf,
  type LineRates,
  partnerRate,
  rateAtOrder,
  remainingBase,
  roundHalfUp,
} from '../../shared/commission/line.ts'
import { splitLine } from '../../shared/commission/split.ts'

const rates: LineRates = {
  standard_rate_bp: 1500,
  shop_ads_rate_bp: null,
  partner_rate_bp: 0,
  bonus_rate_bp: 0,
  ads_attributed: false,
}
const base = commissionBase({ subtotal_amt: 5000, seller_discount_amt: 500, platform_discount_amt: 0, tax_amt: 0 })

test('[P1] the base is what the buyer pays for the goods, and never below zero', () => {
  expect(base).toBe(4500)
  const taxed = { subtotal_amt: 5000, seller_discount_amt: 500, platform_discount_amt: 300, tax_amt: 200 }
  expect(commissionBase(taxed)).toBe(4000)
  expect(commissionBase({ ...taxed, seller_discount_amt: 9000 })).toBe(0)
})

test('[P2] an ad order earns the shop-ads rate where there is one, else the standard rate, never both', () => {
  expect(commissionOf(base, rates)).toMatchObject({ standard_amt: 675, shop_ads_amt: 0 })
  const ads = { ...rates, ads_attributed: true }
  expect(commissionOf(base, { ...ads, shop_ads_rate_bp: 800 })).toMatchObject({ standard_amt: 0, shop_ads_amt: 360 })
  expect(commissionOf(base, ads)).toMatchObject({ standard_amt: 675, shop_ads_amt: 0 })
})

test('[P3] the rate is that of the target, else of the partner campaign, else the open one but not under a running lock', () => {
  expect(rateAtOrder({ target_bp: 900, partner_campaign_bp: 1200, open_bp: 1500 })).toBe(900)
  expect(rateAtOrder({ partner_campaign_bp: 1200, open_bp: 1500 })).toBe(1200)
  expect(rateAtOrder({ open_bp: 1000, locked_bp: 1500 })).toBe(1500)
  expect(rateAtOrder({ open_bp: 1600, locked_bp: 1500 })).toBe(1600)
})

test('[P4] a partner campaign of 20 % with 15 % for the creator pays 6.75 and leaves 2.25 to the agency', () => {
  const partner_rate_bp = partnerRate(2000, 1500)
  expect(commissionOf(base, { ...rates, partner_rate_bp })).toMatchObject({ standard_amt: 675, partner_amt: 225 })
  expect(partnerRate(1000, 1500)).toBe(0)
})

test('[P5] an MCN share of 30 % is cut out of the 6.75: 2.03 and 4.72', () => {
  expect(agencyCut(675, 3000)).toEqual({ agency_amt: 203, creator_amt: 472 })
})

test('[P6] one of two returned leaves half the base: 22.50 and 3.38; refunds without goods come off it', () => {
  const goods = { quantity: 2, refunded_qty: 0, returned_qty: 1, refund_only_amt: 0 }
  expect(remainingBase(base, goods)).toBe(2250)
  expect(commissionOf(2250, rates).standard_amt).toBe(338)
  expect(remainingBase(base, { ...goods, returned_qty: 0, refund_only_amt: 1000 })).toBe(3500)
  expect(remainingBase(base, { ...goods, refunded_qty: 1 })).toBe(0)
  expect(remainingBase(base, { ...goods, returned_qty: 0, refund_only_amt: 9000 })).toBe(0)
})

test('[P7] rounding is half-up to the minor unit, on the magnitude', () => {
  expect([337.5, 337.4999, -337.5, 0, -0.2].map(roundHalfUp)).toEqual([338, 337, -338, 0, 0])
  expect(atRate(333, 1500)).toBe(50)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      const exact = (BigInt(amount) * BigInt(rate) * 2n + 10_000n) / 20_000n
      expect(atRate(amount, rate)).toBe(Number(exact))
    }),
  )
})

test('[P8] the parts of a line sum to its commission and income to the cent, for every line', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const share = fc.integer({ min: 0, max: 10_000 })
  const line = fc.record({
    standard_amt: amount,
    shop_ads_amt: amount,
    bonus_amt: amount,
    partner_amt: amount,
    base_amt: amount,
  })
  fc.assert(
    fc.property(line, fc.array(share, { maxLength: 4 }), fc.option(share), (commission, shares, agency) => {
      const rows = splitLine({
        commission,
        creator_member_id: '9',
        income_amt: commission.partner_amt,
        leaders: shares.map((rate_bp, n) => ({ member_id: String(n), rate_bp })),
        ...(agency === null ? {} : { agency: { member_id: '8', share_bp: agency } }),
      })
      const { standard_amt, shop_ads_amt, bonus_amt, partner_amt } = commission
      expect(rows.reduce((sum, row) => sum + row.amt, 0)).toBe(standard_amt + shop_ads_amt + bonus_amt + partner_amt)
      expect(rows.every((row) => row.amt >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('[P9] each leader gets the difference to the level below; the platform takes what remains', () => {
  const rows = splitLine({
    commission: { base_amt: 4500, standard_amt: 675, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 225 },
    creator_member_id: null,
    income_amt: 225,
    leaders: [
      { member_id: 'a4', rate_bp: 2500 },
      { member_id: 'a3', rate_bp: 4000 },
      { member_id: 'a2', rate_bp: 4000 },
      { member_id: 'a1', rate_bp: 6000 },
    ],
  })
  expect(rows.map(({ member_id, role, level, amt }) => [member_id, role, level, amt])).toEqual([
    [null, 1, 0, 675],
    ['a4', 2, 1, 56],
    ['a3', 3, 2, 34],
    ['a1', 3, 4, 45],
    [null, 6, 0, 90],
  ])
})
