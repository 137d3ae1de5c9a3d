/** Today's turnover of one country. `id` is ISO alpha-2; `amt` is in minor units of one currency, the same for all rows. */
export interface CountryAmount {
  readonly id: string
  readonly amt: number
}

/** One new order on its way: `from` and `to` are ISO alpha-2; `amt` as in CountryAmount. */
export interface OrderFlight {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly amt: number
}

/** What a scene shows. Read at once with `countries()`, then followed; each `on...` returns its own end. */
export interface SceneSource {
  countries(): readonly CountryAmount[]
  onCountries(listener: () => void): () => void
  onOrder(listener: (order: OrderFlight) => void): () => void
  /** The whole picture celebrates: what came last flies again, all at once, and sparks rise where it was bought. */
  onMoment?(listener: () => void): () => void
  /** An amount as people read it beside a country's name. */
  said?(amt: number): string
  /** The newest orders of the day, the last one at the end, so that the picture knows at its start where they come from. */
  recent?(): readonly OrderFlight[]
  /** The country to look at; when absent or undefined the picture stands between the ends of most orders. */
  focus?(): string | undefined
}

/** Quality of the 3D form: `full` for a GPU, `lean` for software drawing. */
export type Tier = 'full' | 'lean'

/** What a visitor asks for: a tier by name, the flat map, or whatever fits this machine. */
export type TierChoice = 'auto' | Tier | '2d'

export type { NameLang as SceneLang } from '../../shared/geo/countries.ts'
export type { Theme } from '../../shared/theme/tokens.ts'
