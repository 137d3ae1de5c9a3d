import type { PoolClient } from 'pg'

const MOST = 300
const names = new Map<string, string>()

/** A name for each distinct statement text, up to a bound; the same in every connection. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= MOST) return known
  const name = `tidewall_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Makes `client` prepare the statements with parameters that kysely gives it, so that the server parses and plans each
 * text once a connection. For reads whose texts are few.
 */
export const prepareStatements = (client: PoolClient): void => {
  const plain = client.query.bind(client) as (config: unknown, values?: unknown) => Promise<unknown>
  const query = (config: unknown, values?: unknown): Promise<unknown> => {
    const name = typeof config === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(config) : undefined
    return name ? plain({ name, text: config, values }) : plain(config, values)
  }
  Object.assign(client, { query })
}
