/** The one theme of all three apps: CSS custom properties, echarts, three and canvas read these values. */
export type Theme = 'dark' | 'light'

const dark = {
  surface0: '#060b16',
  surface1: '#0b1424',
  surface2: '#0f1a2e',
  surface3: '#132038',
  line: 'rgba(140, 170, 220, 0.14)',
  lineStrong: 'rgba(140, 170, 220, 0.28)',
  text1: '#e8f0ff',
  text2: '#9fb3d1',
  text3: '#8093b3',
  brand: '#38d5f5',
  brandSoft: 'rgba(56, 213, 245, 0.14)',
  onBrand: '#04222b',
  money: '#ffc857',
  good: '#3ddc97',
  warn: '#ffb020',
  bad: '#ff5c6c',
  data1: '#38d5f5',
  data2: '#ffc857',
  data3: '#8b8cff',
  data4: '#3ddc97',
  data5: '#ff8fab',
  data6: '#5aa9ff',
  data7: '#d4b483',
  data8: '#b3c2d9',
  shadow: '0 8px 32px rgba(0, 0, 0, 0.45)',
} as const

export type TokenName = keyof typeof dark

const light: Record<TokenName, string> = {
  surface0: '#f5f7fb',
  surface1: '#ffffff',
  surface2: '#f0f3f9',
  surface3: '#e6ebf4',
  line: 'rgba(16, 40, 80, 0.12)',
  lineStrong: 'rgba(16, 40, 80, 0.24)',
  text1: '#101828',
  text2: '#475467',
  text3: '#5d6b82',
  brand: '#0e7490',
  brandSoft: 'rgba(8, 145, 178, 0.09)',
  onBrand: '#ffffff',
  money: '#9a5f0b',
  good: '#067a4b',
  warn: '#a15c00',
  bad: '#c81e3a',
  data1: '#0891b2',
  data2: '#b7791f',
  data3: '#5b5bd6',
  data4: '#0f9f6e',
  data5: '#d6457a',
  data6: '#2f6fe0',
  data7: '#8a6a3f',
  data8: '#667085',
  shadow: '0 8px 28px rgba(16, 40, 80, 0.12)',
}

export const tokens: Readonly<Record<Theme, Readonly<Record<TokenName, string>>>> = { dark, light }

const cssName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\D)(\d)/, '$1-$2')}`

const block = (selector: string, values: Readonly<Record<string, string>>, scheme: Theme): string =>
  `${selector}{color-scheme:${scheme};${Object.entries(values)
    .map(([name, value]) => `${cssName(name)}:${value}`)
    .join(';')}}`

/** The tokens as CSS custom properties (`--surface-0`, `--text-1`, `--line-strong` ...); dark stands for no choice. */
export const tokensCss = (): string =>
  `${block(':root', dark, 'dark')}\n${block(':root[data-theme="light"]', light, 'light')}\n`
