import type { List, ListQuery } from './list.ts'

type Asked = Pick<ListQuery, 'keyword'> & { readonly filters: Readonly<Record<string, string | number | undefined>> }

const isGiven = (value: string | number | undefined): boolean =>
  value !== undefined && value !== '' && String(value) !== '0'

/** The business days up to today that a list shows because nobody asks for a time; undefined where it shows every day. */
export const recentDays = ({ recent }: Pick<List, 'recent'>, { keyword, filters }: Asked): number | undefined => {
  if (!recent) return undefined
  const asked = ['period', 'start_time', 'end_time', ...recent.unless]
  return keyword !== '' || asked.some((name) => isGiven(filters[name])) ? undefined : recent.days
}
