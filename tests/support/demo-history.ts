import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Waits for the demo's history, which is written behind the start. @returns whether it was there within `limitMs` */
export const demoHistory = async (databaseUrl: string, limitMs: number): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const until = performance.now() + limitMs; performance.now() < until; await sleep(2000)) {
      const { rowCount } = await client.query(
        `select from setting where key = 'demo.progress' and jsonb_array_length(value -> 'left') > 0`,
      )
      if (rowCount === 0) return true
    }
    return false
  } finally {
    await client.end()
  }
}
