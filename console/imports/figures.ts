const MEGABYTE = 1024 * 1024

/** `7.3 MB`, small files in kB. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`

export const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE)
