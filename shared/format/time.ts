import type { Language } from '../i18n/texts.ts'
import { zoneOffset } from '../time/zone.ts'

const two = (value: number): string => String(value).padStart(2, '0')
const wall = (t: number, zone: string): Date => new Date((t + zoneOffset(zone, t)) * 1000)

/** `YYYY-MM-DD` of Unix seconds `t` in `zone` (spec section 9). */
export const dateText = (t: number, zone: string): string => wall(t, zone).toISOString().slice(0, 10)
/** `HH:MM:SS` in `zone`. */
export const clockText = (t: number, zone: string): string => wall(t, zone).toISOString().slice(11, 19)
/** `HH:MM` in `zone`. */
export const minuteText = (t: number, zone: string): string => wall(t, zone).toISOString().slice(11, 16)
/** From Sunday on. A clock asks each second: a formatter of the runtime takes milliseconds to make. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
/** Short name of the day of the week in `zone`. */
export const weekdayText = (t: number, zone: string, language: Language): string =>
  weekdays[language][wall(t, zone).getUTCDay()] ?? ''
/** `YYYY-MM-DD HH:MM:SS` in `zone`. */
export const dateTimeText = (t: number, zone: string): string => `${dateText(t, zone)} ${clockText(t, zone)}`
/** `UTC+08:00`, with the summer time that holds at `t`. */
export const offsetText = (t: number, zone: string): string => {
  const minutes = Math.round(zoneOffset(zone, t) / 60)
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
/** Stands behind a moment told in `zone`: nothing where `own`, the zone of everything unmarked, shows the same time. */
export const zoneMark = (t: number, zone: string, own: string): string =>
  zoneOffset(zone, t) === zoneOffset(own, t) ? '' : ` ${offsetText(t, zone)}`
/** Seconds as `m:ss`, from an hour on `h:mm:ss`. */
export const durationText = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
