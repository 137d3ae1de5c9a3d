import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** @returns whether it came true within `limitMs` */
const cameTrue = async (
  databaseUrl: string,
  limitMs: number,
  everyMs: number,
  isTrue: (client: pg.Client) => Promise<boolean>,
): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const until = performance.now() + limitMs; performance.now() < until; await sleep(everyMs))
      if (await isTrue(client)) return true
    return false
  } finally {
    await client.end()
  }
}

/** Waits for the demo's history, which is written behind the start. @returns whether it was there within `limitMs` */
export const demoHistory = (databaseUrl: string, limitMs: number): Promise<boolean> =>
  cameTrue(databaseUrl, limitMs, 2000, async (client) => {
    const { rowCount } = await client.query(
      `select from setting where key = 'demo.progress' and jsonb_array_length(value -> 'left') > 0`,
    )
    return rowCount === 0
  })

/** Bytes that a demo writes in ten seconds of selling, at most; while history, bills or reviews are made it is ten times as much. */
const SELLING = 8_000_000
const LOOK_MS = 10_000

/**
 * Waits until nothing is written but what is being sold: bills, reviews and the year before follow the history.
 * @returns whether that was so within `limitMs`
 */
export const demoAtRest = (databaseUrl: string, limitMs: number): Promise<boolean> => {
  let written: number | undefined
  let quiet = 0
  return cameTrue(databaseUrl, limitMs, LOOK_MS, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)
    const bytes = Number(rows[0]?.bytes)
    quiet = written !== undefined && bytes - written < SELLING ? quiet + 1 : 0
    written = bytes
    return quiet >= 3
  })
}
