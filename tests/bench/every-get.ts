import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Endpoint } from '../../shared/api/endpoint.ts'

const shared = resolve(import.meta.dirname, '../../shared')

const isGet = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && value.method === 'GET'

const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : []

/** Every GET of the contract, by its path: whatever is declared in `shared/api`, of an area or as a list, so that none is forgotten. */
export const everyGet = async (): Promise<readonly Endpoint[]> => {
  const found = new Map<string, Endpoint>()
  for (const room of ['api', 'lists', 'areas'])
    for (const file of readdirSync(join(shared, room), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue
      const module: Record<string, unknown> = await import(join(shared, room, file))
      for (const one of Object.values(module).flatMap(within)) if (isGet(one)) found.set(one.path, one)
    }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
