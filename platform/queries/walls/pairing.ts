import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

export interface NewPairing {
  readonly device_hash: Buffer
  readonly code: string
  readonly screen: number
  readonly width: number
  readonly height: number
  readonly agent: string
  readonly address: string
  readonly add_time: number
  readonly expire_t: number
}

/** Keeps a code; false when somebody has it. Those that are over go. */
export const insertPairing = async (db: Db, pairing: NewPairing): Promise<boolean> => {
  await db.deleteFrom('wall_pairing').where('expire_t', '<=', pairing.add_time).execute()
  const made = await db
    .insertInto('wall_pairing')
    .values(pairing)
    .onConflict((oc) => oc.doNothing())
    .returning('code')
    .executeTakeFirst()
  return made !== undefined
}

export interface PairingRow extends Omit<NewPairing, 'device_hash'> {
  readonly device_hash: Buffer
  readonly wall_id: number | null
}

/** The box that shows a code which nobody has confirmed. */
export const readPairing = (db: Db, code: string, now: number): Promise<PairingRow | undefined> =>
  db
    .selectFrom('wall_pairing')
    .selectAll()
    .where('code', '=', code)
    .where('wall_id', 'is', null)
    .where('expire_t', '>', now)
    .executeTakeFirst()

/** The same, held until the transaction ends: two who confirm it at once get one wall. */
export const holdPairing = (tx: Tx, code: string, now: number): Promise<PairingRow | undefined> =>
  tx
    .selectFrom('wall_pairing')
    .selectAll()
    .where('code', '=', code)
    .where('wall_id', 'is', null)
    .where('expire_t', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** What became of a box's code, held until the transaction ends. */
export const holdOwnPairing = (tx: Tx, device_hash: Buffer, now: number): Promise<PairingRow | undefined> =>
  tx
    .selectFrom('wall_pairing')
    .selectAll()
    .where('device_hash', '=', device_hash)
    .where('expire_t', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** The box that shows the code becomes that wall, which shows that screen. */
export const confirmPairing = async (tx: Tx, device_hash: Buffer, wall_id: number, screen: number): Promise<void> => {
  await tx.updateTable('wall_pairing').set({ wall_id, screen }).where('device_hash', '=', device_hash).execute()
}

/** Walls in use of a company, whose row is held so that two at once cannot pass a limit together. */
export const countWalls = async (tx: Tx, company_id: number): Promise<number> => {
  await sql`select from company where id = ${company_id} for no key update`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from wall_device where company_id = ${company_id} and revoked_t is null`.execute(tx)
  return rows[0]?.n ?? 0
}

interface NewWall {
  readonly company_id: number
  readonly member_id: number
  readonly scope_member: number | null
  readonly name: string
  readonly screen: number
  readonly agent: string
  readonly address: string
}

export const insertWall = async (tx: Tx, wall: NewWall, now: number): Promise<number> => {
  const { id } = await tx
    .insertInto('wall_device')
    .values({ ...wall, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
