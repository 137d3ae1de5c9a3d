const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const barWidth = 24

/**
 * A bar of fixed width: `[########----------------]  33%`.
 * @param {number} done
 * @param {number} total above 0
 * @returns {string}
 */
export const bar = (done, total) => {
  const part = Math.min(1, Math.max(0, done / total))
  const full = Math.round(part * barWidth)
  return `[${'#'.repeat(full)}${'-'.repeat(barWidth - full)}] ${String(Math.floor(part * 100)).padStart(3)}%`
}

/**
 * Shows what is going on: one line that changes on a terminal, plain lines elsewhere (a log, a pipe).
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} out
 */
export const createProgress = (out) => {
  let text = ''
  let detail = ''
  let printed = ''
  let printedAt = 0
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const tty = out.isTTY === true

  const draw = () => {
    const line = `${frames[frame++ % frames.length]} ${text} ${detail}`
    out.write(`\r\x1b[2K${line.slice(0, (out.columns ?? 80) - 1)}`)
  }
  const since = () => Math.round((Date.now() - printedAt) / 1000)
  const beat = () => {
    if (tty) draw()
    else if (since() > 0 && since() % 10 === 0) out.write(`  … ${since()} s ${detail}`.trimEnd().concat('\n'))
  }
  return {
    /**
     * What happens now, with a bar when the amount is known.
     * @param {string} what
     * @param {number} [done]
     * @param {number} [total]
     */
    step(what, done, total) {
      text = what
      detail = total && done !== undefined ? bar(done, total) : ''
      if (!tty && what !== printed) {
        printed = what
        printedAt = Date.now()
        out.write(`${what}\n`)
      }
      if (!timer) timer = setInterval(beat, tty ? 100 : 1000).unref()
      if (tty) draw()
    },
    /** Ends the moving line. */
    done() {
      if (timer) clearInterval(timer)
      if (timer && tty) out.write('\r\x1b[2K')
      timer = undefined
      printed = ''
    },
    /**
     * A line that stays.
     * @param {string} line
     */
    say(line) {
      this.done()
      out.write(`${line}\n`)
    },
  }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
