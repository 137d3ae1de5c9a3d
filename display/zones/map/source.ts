import { store } from '../../live/live.ts'
import { onNews } from '../../live/news.ts'
import type { CountryAmount, SceneSource } from '../../scene/source.ts'

/** Flights that start at one draw at most; more would be a swarm that says nothing. */
const flightsAtOnce = 12
const none: readonly CountryAmount[] = []

/** The wall's countries and new orders as the scene reads them. */
export const sceneSource: SceneSource = {
  countries: () => store.picture().state.wall?.zones.map ?? none,
  onCountries(listener) {
    let seen = sceneSource.countries()
    return store.onDraw(() => {
      const now = sceneSource.countries()
      if (now === seen) return
      seen = now
      listener()
    })
  },
  onOrder: (listener) =>
    onNews(({ rows }) => {
      for (const { id, from, region, amt } of rows.slice(0, flightsAtOnce)) listener({ id, from, to: region, amt })
    }),
}
