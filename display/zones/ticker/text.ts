import { dateText, minuteText } from '../../../shared/format/time.ts'
import { countryName } from '../../../shared/geo/countries.ts'
import type { Language, Params } from '../../../shared/i18n/texts.ts'
import { widthEm } from '../../ui/fit.ts'
import type { TickerItem } from './order.ts'

/** Parameters as people read them: a `country` comes as its code, a `title` may come in English too. */
export const readable = (params: TickerItem['params'], language: Language): Params => {
  const { country, title_en } = params
  return {
    ...params,
    ...(typeof country === 'string' ? { country: countryName(country, language) } : {}),
    ...(language === 'en' && title_en !== undefined ? { title: title_en } : {}),
  }
}

/** A moment as a clock says it; of another day than `now` the date, `MM-DD`. */
export const sinceText = (t: number, now: number, zone: string): string => {
  const day = dateText(t, zone)
  return day === dateText(now, zone) ? minuteText(t, zone) : day.slice(5)
}

const LEAST = 6

/** What an item says in at most `em`: its title gives way, so that nobody has to guess what is said of it. */
export const saidIn = (say: (params: Params) => string, params: Params, em: number): string => {
  const whole = say(params)
  if (widthEm(whole) <= em || typeof params.title !== 'string') return whole
  const letters = [...params.title]
  for (let n = letters.length - 1; n > LEAST; n--) {
    const shorter = say({ ...params, title: `${letters.slice(0, n).join('')}…` })
    if (widthEm(shorter) <= em) return shorter
  }
  return say({ ...params, title: `${letters.slice(0, LEAST).join('')}…` })
}
