import type { ClipTranslate } from '../settings/clip-texts.ts'

/** A length of time in few signs: minutes below an hour, hours and minutes below two days, days. */
export const spanText = (seconds: number, t: ClipTranslate): string => {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 60) return t('span.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? t('span.hours', { h: hours, m: String(minutes % 60).padStart(2, '0') })
    : t('span.days', { n: Math.floor(hours / 24) })
}
