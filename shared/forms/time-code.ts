/** Milliseconds of a time code, `mm:ss`, `h:mm:ss` or with tenths `mm:ss.5`; undefined for what is none. */
export const timeCodeMs = (text: string): number | undefined => {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:\.(\d{1,3}))?$/.exec(text.trim())
  if (!found) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', part = ''] = found
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0'))
}

/** `mm:ss` of milliseconds. */
export const timeCode = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
