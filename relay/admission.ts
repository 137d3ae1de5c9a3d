import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Client } from './web/client.ts'

export interface Caps {
  /** Walls connected or connecting at once. */
  readonly total: number
  /** From one address, that of this machine excepted. */
  readonly perAddress: number
  /** With one token, callers on this machine itself excepted. */
  readonly perToken: number
}

/** Descriptors kept back for files, the platform and the pages. */
const reserve = 512

/** Below the process's own limit of open files, so that the last wall is refused and not the server broken. */
export const defaultCaps = (): Caps => {
  let files = 20_000
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    if (soft) files = Number(soft)
  } catch {
    // Not Linux: the default stands.
  }
  return { total: Math.max(16, Math.min(15_000, files - reserve)), perAddress: 1_000, perToken: 100 }
}

/** A browser says where the page came from: only this very host may open a wall's socket. */
export const sameOrigin = (request: IncomingMessage): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase()
  } catch {
    return false
  }
}

/** Counts connections by address from the upgrade to their end. */
export const createAdmission = (caps: Caps) => {
  const byAddress = new Map<string, number>()
  let total = 0
  return {
    hasRoom({ address, isLocal }: Client): boolean {
      if (total >= caps.total) return false
      return isLocal || (byAddress.get(address) ?? 0) < caps.perAddress
    },
    enter(address: string): void {
      total += 1
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    },
    leave(address: string): void {
      total -= 1
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    },
    total: (): number => total,
  }
}
export type Admissions = ReturnType<typeof createAdmission>
