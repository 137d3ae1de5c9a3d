import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second on every Linux that runs Node. */
const TICKS = 100

interface Stat {
  readonly parent: number
  readonly ticks: number
}

const statOf = (pid: number): Stat | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [, parent] = fields
    return { parent: Number(parent), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined // it has ended meanwhile
  }
}

/** CPU seconds so far of a process and everything below it that lives: of a browser its page, its compositor and its GPU. */
export const cpuOfTree = (root: number): number => {
  const all = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    if (stat) all.set(Number(name), stat)
  }
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return pid === root || (parent !== undefined && parent !== 0 && isBelow(parent))
  }
  return [...all].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks : sum), 0) / TICKS
}
