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
  /** Business day to replay, `YYYY-MM-DD`. */
  readonly replay: string | undefined
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value)

const length = (value: string | null): number | undefined => {
  const px = Number(value)
  return Number.isInteger(px) && px >= 320 && px <= 16_384 ? px : undefined
}

/** Options of the query `search`; anything unreadable counts as not said. */
export const readOptions = (search: string): WallOptions => {
  const query = new URLSearchParams(search)
  const w = length(query.get('w'))
  const h = length(query.get('h'))
  const said = query.get('still')
  const still = (said !== null && said !== '0') || query.get('motion') === '0'
  const day = query.get('replay') ?? ''
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
    replay: Number.isNaN(dayOfText(day)) ? undefined : day,
  }
}
