import pg from 'pg'
import { clientConfig } from './pool.ts'

const durableWrite = `begin; set local synchronous_commit = on;
  insert into write_probe values (1, extract(epoch from now())::bigint)
  on conflict (id) do update set written_t = excluded.written_t;
  commit`

/**
 * Writes one row durably, over a connection of its own: those of the pools may all be taken, and an old one may not know
 * what the server refuses by now. Connecting and writing take at most `limitMs` each.
 * @throws what refused the write; `onConnected` was called when it was not the connection
 */
export const writeProbe = async (url: string, limitMs: number, onConnected: () => void): Promise<void> => {
  const config = clientConfig(url, { connectLimitMs: limitMs, statementLimitMs: limitMs })
  const client = new pg.Client({ ...config, query_timeout: limitMs, application_name: 'tidewall-health' })
  client.on('error', () => {}) // the statement under way tells it
  try {
    await client.connect()
    onConnected()
    await client.query(durableWrite)
  } finally {
    await client.end().catch(() => {})
  }
}
