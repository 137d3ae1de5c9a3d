import type { Language } from '../../shared/i18n/texts.ts'
import type { Theme } from '../../shared/theme/tokens.ts'
import { dayOfText } from '../../shared/time/zone.ts'
import type { TierChoice } from '../scene/source.ts'

export const scaleModes = ['fit', 'width', 'height', 'full', 'none'] as const
export type ScaleMode = (typeof scaleModes)[number]

/** What a wall's address asks for; undefined where it says nothing. */
export interface WallOptions {
  /** Real pixels of the wall, when it is not the window's own picture. */
  readonly size: { readonly w: number; readonly h: number } | undefined
  readonly scale: ScaleMode
  readonly kiosk: boolean
  readonly theme: Theme | undefined
  readonly language: Language | undefined
  /** Nothing moves but digits. */
  readonly still: boolean
  readonly tier: TierChoice
  /** Darker in the night. */
  readonly dims: boolean
  /** Moves by the day what never changes its place. */
  readonly drifts: boolean
  /** Business day to replay, `YYYY-MM-DD`, or the hour of it that the clock shows as `HH`, `YYYY-MM-DDTHH`. */
  readonly replay: string | undefined
  /** How many times as fast as it went by a replayed hour goes by, 1 to 60. */
  readonly speed: number
}

const FASTEST = 60

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value)

const length = (value: string | null): number | undefined => {
  const px = Number(value)
  return Number.isInteger(px) && px >= 320 && px <= 16_384 ? px : undefined
}

const replayShape = /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]))?$/

const replayOf = (value: string | null): string | undefined => {
  const [text, day = ''] = replayShape.exec(value ?? '') ?? []
  return Number.isNaN(dayOfText(day)) ? undefined : text
}

const speedOf = (value: string | null): number => {
  const times = Number(value)
  return Number.isInteger(times) && times >= 1 && times <= FASTEST ? times : FASTEST
}

/** Options of the query `search`; anything unreadable counts as not said. */
export const readOptions = (search: string): WallOptions => {
  const query = new URLSearchParams(search)
  const w = length(query.get('w'))
  const h = length(query.get('h'))
  const said = query.get('still')
  const still = (said !== null && said !== '0') || query.get('motion') === '0'
  return {
    size: w && h ? { w, h } : undefined,
    scale: oneOf(scaleModes, query.get('scale')) ?? 'fit',
    kiosk: query.get('kiosk') === '1',
    theme: oneOf(['dark', 'light'] as const, query.get('theme')),
    language: oneOf(['zh', 'en'] as const, query.get('lang')),
    still,
    dims: query.get('dim') !== '0',
    drifts: (query.get('drift') ?? (still ? '0' : '1')) !== '0',
    tier: oneOf(['full', 'lean', '2d'] as const, query.get('tier')) ?? 'auto',
    replay: replayOf(query.get('replay')),
    speed: speedOf(query.get('speed')),
  }
}
