import { type Theme, tokens } from '../../shared/theme/tokens.ts'

/** Red, green, blue of sRGB, 0..1: the scene mixes in the screen's own space, as the stylesheets do. */
export type Rgb = [r: number, g: number, b: number]

export interface SceneColors {
  readonly oceanDay: Rgb
  readonly oceanNight: Rgb
  readonly landDay: Rgb
  readonly landNight: Rgb
  readonly border: Rgb
  /** Light of the air at the rim and around the globe. */
  readonly air: Rgb
  /** A city's light at night where nothing is sold; the band between day and night. */
  readonly lamp: Rgb
  readonly dusk: Rgb
  /** Fill of a country by its step 1..5, brand to money. */
  readonly ramp: readonly [Rgb, Rgb, Rgb, Rgb, Rgb]
  readonly arc: Rgb
  readonly head: Rgb
  readonly star: Rgb
  readonly text: Rgb
  readonly money: Rgb
  readonly backdrop: Rgb
  /** 1 where light adds to a dark wall, 0 where ink covers a bright one. */
  readonly additive: 0 | 1
}

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** CSS text of a colour. */
export const css = (color: Rgb, alpha = 1): string =>
  `rgba(${color.map((part) => Math.round(part * 255)).join(', ')}, ${alpha})`

function darkColors(): SceneColors {
  const t = tokens.dark
  const [page, high, text] = [parseHex(t.surface0), parseHex(t.surface3), parseHex(t.text2)]
  const [brand, money, blue] = [parseHex(t.brand), parseHex(t.money), parseHex(t.data6)]
  return {
    oceanDay: mix(high, blue, 0.17),
    oceanNight: mix(page, blue, 0.12),
    landDay: mix(high, mix(text, blue, 0.35), 0.5),
    landNight: mix(high, mix(text, blue, 0.5), 0.32),
    border: page,
    air: mix(blue, brand, 0.45),
    lamp: mix(text, money, 0.35),
    dusk: mix(money, parseHex(t.bad), 0.4),
    ramp: [mix(high, brand, 0.36), mix(high, brand, 0.56), mix(high, brand, 0.8), mix(high, money, 0.74), money],
    arc: brand,
    head: mix(money, [1, 1, 1], 0.25),
    star: parseHex(t.text1),
    text: parseHex(t.text1),
    money: parseHex(t.money),
    backdrop: page,
    additive: 1,
  }
}

function lightColors(): SceneColors {
  const t = tokens.light
  const [page, high, white] = [parseHex(t.surface0), parseHex(t.surface3), parseHex(t.surface1)]
  const [ink, brand, money] = [parseHex(t.text2), parseHex(t.data1), parseHex(t.data2)]
  const gold = mix(money, parseHex(tokens.dark.money), 0.5)
  return {
    oceanDay: mix(white, brand, 0.13),
    oceanNight: mix(high, brand, 0.17),
    landDay: mix(high, mix(ink, brand, 0.2), 0.4),
    landNight: mix(high, mix(ink, brand, 0.2), 0.52),
    border: white,
    air: mix(white, brand, 0.45),
    lamp: mix(white, gold, 0.5),
    dusk: mix(gold, parseHex(t.bad), 0.4),
    ramp: [
      mix(white, brand, 0.5),
      mix(white, brand, 0.75),
      mix(brand, ink, 0.12),
      mix(white, gold, 0.72),
      mix(gold, money, 0.15),
    ],
    arc: parseHex(t.brand),
    head: parseHex(t.money),
    star: page,
    text: parseHex(t.text1),
    money: parseHex(t.money),
    backdrop: white,
    additive: 0,
  }
}

const made: Record<Theme, SceneColors> = { dark: darkColors(), light: lightColors() }

/** The scene's colours, mixed from the one theme. */
export const sceneColors = (theme: Theme): SceneColors => made[theme]
