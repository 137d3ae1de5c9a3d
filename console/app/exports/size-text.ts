const units = ['B', 'KB', 'MB', 'GB'] as const

/** Bytes for people: `812 B`, `3.4 MB`. */
export const sizeText = (bytes: number): string => {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`
}
