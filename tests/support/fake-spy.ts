import { spyCreatorList } from '../../shared/areas/spy/creators-list.ts'
import { spyProductList } from '../../shared/areas/spy/products-list.ts'
import { lists } from '../../shared/lists/all.ts'
import { dayText } from '../../shared/time/zone.ts'
import { type Answers, refuse } from './fake-call.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeNow } from './fake-of.ts'
import { fakeRowsFor } from './fake-rows.ts'

/** The first sold most. */
export const fakeSpyProducts = fakeRowsFor(spyProductList, (n) => ({
  title: `Lamp-${String(n).padStart(2, '0')}`,
  product_id: String(1_732_000_000_000_000_000n + BigInt(n)),
  rank_rise: n % 5 === 4 ? null : 3 - (n % 7),
  sales_30d: 20_000 - 30 * n,
  ours: n === 1,
}))

const creators = fakeRowsFor(spyCreatorList, (n) => ({ creator_name: `Mia ${n}`, follower_inc: 300 * n }), 5)

const LIMIT = 3
const day = Math.floor(fakeNow / 86_400)

/** Ordinary answers of the radar: a market of lamps, marks that are kept, three look-ups a day. */
export const spyAnswers = (): Answers => {
  const marks = { collect: new Set<string>(), watch: new Set<string>() }
  const seen = new Set<string>()
  const quota = () => ({ limit: LIMIT, used: seen.size })
  const rows: Readonly<Record<string, Parameters<typeof fakeListAnswer>[1]>> = {
    'spy-products': fakeSpyProducts,
    'spy-creators': creators,
  }
  const kept = (key: string) => {
    const [kind = '1', id = ''] = key.split(':')
    return { kind: Number(kind), id, name: fakeSpyProducts.find((one) => one.product_id === id)?.title ?? id }
  }
  const page = (list: readonly object[]) => ({ list, total: list.length, page: 1, limit: 20 })
  const press =
    (name: 'collect' | 'watch'): Answers[string] =>
    ({ body: { transition, keys } }) => {
      for (const key of keys) marks[name][transition === name ? 'add' : 'delete'](key)
      return { results: keys.map((key: string) => ({ key, ok: true, message: '' })) }
    }
  return {
    ...Object.fromEntries(
      Object.values(lists)
        .filter(({ id }) => id.startsWith('spy-'))
        .map((list): [string, Answers[string]] => [
          list.path,
          ({ query }) => {
            const answer = fakeListAnswer(list, rows[list.id] ?? [], query)
            // A snapshot of this day, however long ago the rows were made.
            const data_time = Math.floor(Date.now() / 1000) - 3600
            return answer.status === 1 ? { ...answer, data: { ...(answer.data as object), data_time } } : answer
          },
        ]),
    ),
    '/api/v1/tkspy/mine': () => ({ favorites: [...marks.collect], watches: [...marks.watch], quota: quota() }),
    '/api/v1/tkspy/detail': ({ query: { kind, id } }) => {
      const key = `${kind}:${id}`
      if (!seen.has(key) && seen.size >= LIMIT)
        return refuse('今日查询次数已用完（每日 3 次），2026-01-02 00:00:00 恢复')
      seen.add(key)
      const days = Array.from({ length: 30 }, (_, n) => dayText(day - 29 + n))
      return {
        ...kept(key),
        favorite: marks.collect.has(key),
        watched: marks.watch.has(key),
        days,
        series: [
          { name: 'sales_1d', unit: 'count', values: days.map((_, n) => 400 + 9 * n) },
          { name: 'price', unit: 'money', values: days.map((_, n) => (n > 20 ? 990 : 1165)) },
        ],
        related: [{ kind: 3, name: 'Lamp-00 开箱实测' }],
        quota: quota(),
      }
    },
    '/api/v1/tkspy/collect/transition': press('collect'),
    '/api/v1/tkspy/watch/transition': press('watch'),
    '/api/v1/tkspy/collect/list': () => page([...marks.collect].map(kept)),
    '/api/v1/tkspy/watch/list': () => page([...marks.watch].map(kept)),
    '/api/v1/tkspy/watch/log': () =>
      page(marks.watch.size > 0 ? [{ kind: 1, day: dayText(day), change: 1, before: 1165, after: 990 }] : []),
  }
}
