import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRawDay, isRealHere, type RealWorld, realFile, realWeek, realWorld } from '../support/real-days.ts'

if (!isRealHere) process.stdout.write('skipped: ../shared/data/online-retail.csv.gz is not there\n')
const days = ['2011-07-19', '2011-11-29', '2011-12-05']

describe.skipIf(!isRealHere)('[E6] the whole real file', () => {
  let world: RealWorld

  beforeAll(async () => {
    world = await realWorld(async () => ({ part: realWeek, file: realFile }))
  }, 500_000)
  afterAll(() => world?.[Symbol.asyncDispose]())

  test('[I40] [E6] every line is accounted for to the penny, also when one of its weeks was imported before', () => {
    const { summary } = world
    expect(summary).toMatchObject({
      lines: 541_909,
      rejected: 2515,
      currency: 'GBP',
      gross: 10_666_684.54,
      net: 9_747_747.93,
    })
    expect(summary.refunds).toBe(918_936.61)
    expect(summary.imported + summary.duplicates).toBe(541_909 - 2515)
    expect(summary.duplicates).toBeGreaterThan(20_000)
  })

  test.each(days)('[E6] %s on the wall is what the raw file says', (day) => expectRawDay(world, day))
})
