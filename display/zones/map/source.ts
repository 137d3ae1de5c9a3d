import type { FeedLine } from '../../../shared/live/zones.ts'
import { createBehindPace } from '../../live/behind-pace.ts'
import { store } from '../../live/live.ts'
import { onNews } from '../../live/news.ts'
import type { CountryAmount, OrderFlight, SceneSource } from '../../scene/source.ts'
import { columnMoney } from '../../ui/fit.ts'
import { onMoment } from '../milestone/moments.ts'

/** Flights that start at one draw at most; more would be a swarm that says nothing. */
const flightsAtOnce = 12
/** Room for an amount beside a name, em. */
const saidRoom = 4
const none: readonly CountryAmount[] = []

/** The picture of all countries changes slowly; a repaint of it for each order would cost more than the order. */
const countriesEveryMs = 4000

const flight = ({ id, from, region, amt }: FeedLine): OrderFlight => ({ id, from, to: region, amt })

/** The wall's countries and new orders as the scene reads them. */
export const sceneSource: SceneSource = {
  countries: () => store.picture().state.wall?.zones.map ?? none,
  onCountries(listener) {
    let seen = sceneSource.countries()
    // A picture of the world takes longer than the frame of the numbers that came with it.
    const pace = createBehindPace(countriesEveryMs, listener)
    const unfollow = store.onDraw(() => {
      const now = sceneSource.countries()
      if (now === seen) return
      seen = now
      pace.request()
    })
    return () => {
      unfollow()
      pace.stop()
    }
  },
  onOrder: (listener) =>
    onNews(({ rows }) => {
      for (const row of rows.slice(0, flightsAtOnce)) listener(flight(row))
    }),
  onMoment: (listener) => onMoment(({ kind }) => kind === 'turnover' && listener()),
  said: (amt) => columnMoney(amt, store.picture().state.wall?.head.currency ?? 'USD', saidRoom),
  recent: () => (store.picture().state.wall?.zones.feed?.rows ?? []).map(flight).reverse(),
}
