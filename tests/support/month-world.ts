import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import { runImport } from '../../platform/ingest/import.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeCreator, makeMember } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** A moment of the settlement zone's clock. */
export const at = (text: string): number => Date.parse(`${text}+08:00`) / 1000
/** Noon of a day of the month. */
export const may = (day: number): number => at(`2026-05-${String(day).padStart(2, '0')}T12:00:00`)
export const card = '6225880112345678'
/** Where a person's money goes. */
export const account = { payee_name: '王芳', bankname: '招商银行', banknumber: card, invoice_no: null, checked: true }

/** Somebody of a month's company. */
export interface Person {
  readonly id: number
  readonly username: string
}
type Name = 'chief' | 'deputy' | 'agent' | 'operator'

/** A company with a chief, a deputy below and an agent below that one, who is a creator too; and an operator of the platform. */
export const makeMonth = async ({ db }: TestPlatform, currency: string, unit: number) => {
  const company = await makeCompany(db, `Month ${currency}`, { display_currency: currency })
  const people = new Map<Name, Person>()
  const add = async (name: Name, company_id: number, above: Name | null, fields: object): Promise<void> => {
    const username = `${name}-${currency}`
    const id = await makeMember(db, username, company_id, above ? people.get(above)?.id : 0, fields)
    people.set(name, { id, username })
  }
  await add('chief', company, null, { privilege_id: 1, agency_level: 1, share_rate_bp: 8000 })
  await add('deputy', company, 'chief', { privilege_id: 2, agency_level: 2, share_rate_bp: 6000 })
  await add('agent', company, 'deputy', { privilege_id: 2, agency_level: 3, share_rate_bp: 2500 })
  await add('operator', 0, null, { agency_level: 1, operator: true })
  const person = (name: Name): Person => people.get(name) ?? expect.fail(name)
  for (const [creator, owner] of [
    ['anna', 'agent'],
    ['ben', 'deputy'],
  ] as const)
    await makeCreator(db, company, creator, person(owner).id)
  await db
    .updateTable('creator')
    .set({ member_id: person('agent').id })
    .where('company_id', '=', company)
    .where('creator_id', '=', 'anna')
    .execute()
  return { company, person, currency, unit }
}

export type Month = Awaited<ReturnType<typeof makeMonth>>

const head =
  'Order ID,SKU ID,Product ID,Product Name,Content ID,Payment Amount,Currency,Time Created,Payment time,Quantity,Order Status,Settlement status,Time Commission Paid,Creator Username,Standard commission rate,Affiliate Partner commission rate,Est. standard commission payment,Est. Commission for Affiliate Partner,Actual Commission Base,Actual Commission Payment,Actual Commission for Affiliate Partner,Shop name'

/** Orders of a report: its amounts are told by the network, of the smallest unit that the currency has. */
const report = ({ currency, unit }: Month, settled: string): string => {
  const digits = Math.round(Math.log10(unit))
  const text = (minor: number): string => (minor / unit).toFixed(digits)
  const lines = ['anna', 'ben', 'anna', 'ben'].map((creator, n) => {
    const pay = (1234 + 111 * n) * unit + (unit > 1 ? 37 : 0)
    const [standard, partner] = [Math.round(pay * 0.15), Math.round(pay * 0.05)]
    const told = settled
      ? ['Completed', 'Settled', settled, text(pay), text(standard), text(partner)]
      : ['Processing', 'Pending', '', '', '', '']
    return [
      ...[`f${n}`, 's1', 'p1', 'Lamp', '', text(pay), currency, '2026-05-05 09:00:00', '2026-05-05 09:01:00', '1'],
      ...[told[0], told[1], told[2], creator, '15%', '5%', text(standard), text(partner), ...told.slice(3), 'Shop'],
    ].join(',')
  })
  return `${[head, ...lines].join('\n')}\n`
}

/** Brings the network's report, as of `now`: the same orders, settled at a time or not yet. */
const importReport = async (
  platform: TestPlatform,
  folder: string,
  world: Month,
  { settled, now }: { settled: string; now: number },
): Promise<void> => {
  const { pool, close } = openDatabase(platform.databaseUrl, { onError: () => {} })
  const file = `${folder}/${world.currency}-${settled ? 'later' : 'first'}.csv`
  writeFileSync(file, report(world, settled))
  const { summary } = await runImport({ pool }, platform.gate, {
    file,
    preset: await findPreset('tiktok-affiliate'),
    company: `Month ${world.currency}`,
    rejects: `${folder}/rejects.csv`,
    zone: 'Asia/Shanghai',
    reportedT: now,
  })
  close()
  expect(summary).toMatchObject({ rejected: 0, imported: 4 })
}

/** Orders of the live stream, some paid in another currency. */
const streamed = async ({ gate }: TestPlatform, { company, currency, unit }: Month): Promise<void> => {
  for (const [n, creator_id] of ['anna', 'ben', 'anna'].entries()) {
    const pay_amt = (555 + n) * unit
    const line = lineWith({ creator_id, pay_amt, standard_rate_bp: 1500, partner_rate_bp: 500, campaign_id: 'c1' })
    const paid_t = may(6) + n
    allTaken(await gate.submit(company, [orderAt(paid_t, { order_id: `s${n}`, currency, lines: [line] })]))
  }
}

const settleStream = async ({ gate }: TestPlatform, { company }: Month): Promise<void> => {
  for (const order_id of ['s0', 's1', 's2']) {
    const delivered = { kind: 'update', order_id, order_status: 122, delivery_t: may(10) } as const
    allTaken(await gate.submit(company, [delivered]))
    allTaken(await gate.submit(company, [{ kind: 'update', order_id, settled_t: may(20) }]))
  }
}

/**
 * Plays May: the network's report and the stream, later the settlement of both.
 * @param setClock puts the platform's clock to a moment, Unix seconds
 */
export const tellMay = async (
  platform: TestPlatform,
  folder: string,
  world: Month,
  setClock: (now: number) => void,
): Promise<void> => {
  const reported = may(5)
  const settled = may(21)
  setClock(reported)
  await importReport(platform, folder, world, { settled: '', now: reported })
  setClock(may(6) + 10)
  await streamed(platform, world)
  setClock(settled)
  await importReport(platform, folder, world, { settled: '2026-05-20 10:00:00', now: settled })
  await settleStream(platform, world)
}
