import type { List, ListQuery } from './list.ts'

/** Of what is summed by days: those that are looked at while no period is asked for; today is one of them. */
export const recentWeek = { days: 7, unless: [] } as const

type Asked = Pick<ListQuery, 'keyword'> & { readonly filters: Readonly<Record<string, string | number | undefined>> }

const isGiven = (value: string | number | undefined): boolean =>
  value !== undefined && value !== '' && String(value) !== '0'

/** The business days up to today that a list shows because nobody asks for a time; undefined where it shows every day. */
export const recentDays = ({ recent }: Pick<List, 'recent'>, { keyword, filters }: Asked): number | undefined => {
  if (!recent) return undefined
  const given: Asked['filters'] = { ...filters, keyword }
  return ['period', 'start_time', 'end_time', ...recent.unless].some((name) => isGiven(given[name]))
    ? undefined
    : recent.days
}
