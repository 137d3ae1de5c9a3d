import { readFileSync } from 'node:fs'

/** Resident bytes of a process; 0 when it has ended. */
export const residentBytes = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Looks at a process ten times a second. `grown`: the most that it has had beyond what it had at first, in bytes. */
export const watchMemory = (pid: number) => {
  const before = residentBytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid))
  }, 100)
  return {
    grown: (): number => most - before,
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
