/** One timer with its own end. */
export const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export const mono = (): number => performance.now()
