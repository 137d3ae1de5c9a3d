/** `45.2%` of a part in hundredths of a per cent. */
export const percentText = (bp: number): string => `${(Math.min(10_000, bp) / 100).toFixed(1)}%`

const MEGABYTE = 1024 * 1024

/** `7.3 MB`, small files in kB. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`

export const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE)
