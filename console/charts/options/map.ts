import { type GeoStream, geoNaturalEarth1 } from 'd3-geo'
import { place } from '../../../shared/geo/countries.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { labelAt } from '../table.ts'
import { ground, tip } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'
import { partNote, partsOf } from './parts.ts'

/** Name of the outlines in the drawing (console/charts/kinds/map.ts); each is called by its ISO code. */
export const landName = 'world'

interface Settings {
  /** ISO code of each row's country. */
  readonly codes: readonly string[]
  readonly column?: number
}

/** Natural earth, as on the wall; its stream cuts the outlines that cross the 180th meridian. */
const natural = geoNaturalEarth1().translate([0, 0])
const projection = {
  project: ([x = 0, y = 0]: number[]): number[] => natural([x, y]) ?? [0, 0],
  unproject: ([x = 0, y = 0]: number[]): number[] => natural.invert?.([x, y]) ?? [0, 0],
  stream: (out: GeoStream) => natural.stream(out) as Required<GeoStream>,
}

/**
 * One column over the countries of the world. The strength goes with the root of the value, so that small markets are seen
 * beside the largest; each is also a point, since the outlines leave out what is as small as Singapore.
 */
export const mapOption = ({ table, theme, currency, codes, column = 1 }: ChartInput & Settings): EchartsOption => {
  const t = tokens[theme]
  const parts = partsOf(table, column)
  const strengths = parts.map(({ value }) => Math.sqrt(value))
  const points = parts.flatMap(({ at }) => {
    const spot = place(codes[at[0]] ?? '')
    return spot ? [{ name: labelAt(table, at[0]), value: [spot.lon, spot.lat], at }] : []
  })
  return {
    ...ground,
    geo: {
      map: landName,
      left: 4,
      right: 4,
      top: 4,
      bottom: 4,
      preserveAspect: 'contain',
      projection,
      itemStyle: { areaColor: t.surface3, borderColor: t.surface1, borderWidth: 0.6 },
      emphasis: { label: { show: false }, itemStyle: { areaColor: t.brand } },
    },
    visualMap: {
      type: 'continuous',
      show: false,
      seriesIndex: 1,
      min: 0,
      max: Math.max(1, ...strengths),
      inRange: { color: [t.surface3, t.brand] },
    },
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency) },
    series: [
      {
        type: 'scatter',
        coordinateSystem: 'geo',
        symbolSize: 6,
        itemStyle: { color: t.text1, borderColor: t.surface1, borderWidth: 1.5 },
        data: points,
      },
      {
        type: 'map',
        map: landName,
        geoIndex: 0,
        data: parts.map(({ at }, n) => ({ name: codes[at[0]] ?? '', value: strengths[n] ?? 0, at })),
      },
    ],
  }
}

export const map = drawing<Settings>('map', mapOption, { codes: [] })
