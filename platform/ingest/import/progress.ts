import type { Progress } from './summary.ts'

interface Out {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

const WIDTH = 24

const span = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

/** How far an import is, with speed and what remains: a line that moves on a terminal, one every five seconds elsewhere. */
export const showProgress = (out: Out) => {
  const start = Date.now()
  let drawn = 0
  let isOpen = false
  return {
    show({ lines, part }: Progress): void {
      const now = Date.now()
      if (now - drawn < (out.isTTY ? 100 : 5000)) return
      if (drawn === 0 && !out.isTTY) {
        drawn = now
        return
      }
      drawn = now
      const seconds = Math.max(0.001, (now - start) / 1000)
      const done = Math.min(1, part)
      const full = Math.round(done * WIDTH)
      const rest = done > 0 ? span((seconds / done) * (1 - done)) : '?'
      const speed = Math.round(lines / seconds).toLocaleString('en')
      const text = `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(done * 100)}%  ${lines.toLocaleString('en')} 行 lines  ${speed}/s  剩余 left ${rest}`
      isOpen = out.isTTY === true
      out.write(isOpen ? `\r\x1b[2K${text.slice(0, (out.columns ?? 100) - 1)}` : `${text}\n`)
    },
    end(): void {
      if (isOpen) out.write('\r\x1b[2K')
    },
  }
}
