import * as z from 'zod/mini'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { insertContentDaily } from './content-daily.ts'
import { insertQuiet } from './content-quiet.ts'
import { nameContents } from './content-texts.ts'
import { contentDay } from './content-world.ts'
import { publishDeals } from './deals.ts'
import type { CompanyBook, FillOptions } from './fill.ts'
import { insertMarks } from './live-marks.ts'
import { forgetMinutes, insertMinutes, insertRunning, MINUTE_DAYS } from './live-minutes.ts'
import { insertPlans, type LivePlan, movePlans, plansOf } from './live-plans.ts'
import { writeSessions } from './live-sessions.ts'
import { demoClock, readSetting, writeSetting } from './plan.ts'
import type { DemoProgress } from './progress.ts'

const doneKey = 'demo.content'
const doneShape = z.array(z.int())
/** Milliseconds between two looks at the rooms of today. */
const LIVE_EVERY = 60_000

/** What the contents of the demo do beside their sales: it follows the orders, a day or the present at a time. */
export interface ContentRun {
  /** One step: the rooms of today now and then, else the newest finished day whose statistics are missing. */
  step(progress: DemoProgress): Promise<void>
}

/** Every order paid in [from, to) is written. */
const isWritten = ({ at, left }: DemoProgress, from: number, to: number): boolean =>
  at >= to && left.every((span) => span.since !== null || span.to <= from || span.from >= to)

const idsOf = (plans: readonly LivePlan[]): string[] => plans.map(({ live_id }) => live_id)

/** A finished business day of one company, from its lines. */
const finishDay = async (tx: Tx, company: CompanyBook, number: number, now: number): Promise<void> => {
  const day = contentDay(company, number)
  const today = dayNumber(demoClock, now)
  await writeSessions(tx, day, now)
  await movePlans(tx, day, idsOf(plansOf(company, day)), now)
  await insertQuiet(tx, day)
  await insertContentDaily(tx, day)
  await nameContents(tx, day)
  await publishDeals(tx, day)
  if (number < today - MINUTE_DAYS) return
  await insertMinutes(tx, day)
  await insertMarks(tx, day, now)
  await forgetMinutes(tx, day, dayStart(demoClock, today - MINUTE_DAYS))
}

export const createContentRun = ({ db, demo, books }: Pick<FillOptions, 'db' | 'demo' | 'books'>): ContentRun => {
  let done: Set<number> | undefined
  let looked = Number.NEGATIVE_INFINITY
  /** Of which day, and for each company the rooms that were planned for it. */
  let plans = { day: 0, ids: books.map((): string[] => []) }

  const readDone = async (from: Db): Promise<Set<number>> =>
    new Set(doneShape.parse((await readSetting(from, demo.company_id, doneKey)) ?? []))

  const lookAtToday = async (now: number, today: number): Promise<void> => {
    const isNew = plans.day !== today
    if (isNew) plans = { day: today, ids: books.map((company) => idsOf(plansOf(company, contentDay(company, today)))) }
    await db.transaction().execute(async (tx) => {
      for (const [i, company] of books.entries()) {
        const day = contentDay(company, today)
        const coming = isNew ? plansOf(company, contentDay(company, today + 1)) : []
        await insertPlans(tx, company.company_id, coming, now)
        await writeSessions(tx, day, now)
        await nameContents(tx, day)
        await movePlans(tx, day, plans.ids[i] ?? [], now)
        await insertRunning(tx, day, now)
        await insertMarks(tx, day, now)
      }
    })
    looked = performance.now()
  }

  const finish = async (known: Set<number>, day: number, now: number): Promise<void> => {
    const days = [...known, day].sort((a, b) => a - b)
    await db.transaction().execute(async (tx) => {
      for (const company of books) await finishDay(tx, company, day, now)
      await writeSetting(tx, demo.company_id, doneKey, days, now)
      for (const { company_id } of books) await raiseVersion(tx, company_id, now)
    })
    known.add(day)
  }

  return {
    async step(progress) {
      const now = progress.at
      const today = dayNumber(demoClock, now)
      done ??= await readDone(db)
      if (performance.now() - looked >= LIVE_EVERY && isWritten(progress, dayStart(demoClock, today), now))
        return lookAtToday(now, today)
      for (let day = today - 1; dayStart(demoClock, day) >= demo.plan.origin; day--) {
        if (done.has(day)) continue
        if (!isWritten(progress, dayStart(demoClock, day), dayStart(demoClock, day + 1))) continue
        return finish(done, day, now)
      }
    },
  }
}
