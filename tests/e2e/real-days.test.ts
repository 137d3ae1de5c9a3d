import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutDays, expectRawDay, isRealHere, type RealWorld, realWorld } from '../support/real-days.ts'

if (!isRealHere) process.stdout.write('skipped: ../shared/data/online-retail.csv.gz is not there\n')
const days = ['2011-07-19', '2011-11-29', '2011-12-05']

describe.skipIf(!isRealHere)('[E6] days of the real file', () => {
  let world: RealWorld

  beforeAll(async () => {
    const early = ['2011-11-18']
    world = await realWorld(async (folder) => ({
      part: await cutDays(early, join(folder, 'early.csv')),
      file: await cutDays([...days, ...early], join(folder, 'days.csv')),
    }))
  }, 500_000)
  afterAll(() => world?.[Symbol.asyncDispose]())

  test('[I40] [E6] every line is accounted for to the penny, also when one of its days was imported before', () => {
    const { summary } = world
    expect(summary).toMatchObject({ lines: 14_231, rejected: 31, currency: 'GBP', gross: 262_796.11 })
    expect(summary).toMatchObject({ refunds: 35_477.01, net: 227_319.1 })
    expect(summary.imported + summary.duplicates).toBe(14_231 - 31)
    expect(summary.duplicates).toBeGreaterThan(2800)
  })

  test.each(days)('[E6] %s on the wall is what the raw file says', (day) => expectRawDay(world, day))
})
