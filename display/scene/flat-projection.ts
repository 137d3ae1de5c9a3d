import { type GeoProjection, geoNaturalEarth1, geoPath } from 'd3-geo'
import type { MultiPoint } from 'geojson'
import { countryOutlines } from './atlas.ts'

/** A picture of the world for one size: outlines as paths, and where a place stands. CSS pixels. */
export interface FlatWorld {
  readonly width: number
  readonly height: number
  /** CSS pixels of one stage unit, as far as the picture's own size tells: marks and lines grow with it. */
  readonly unit: number
  readonly land: Path2D
  readonly countries: ReadonlyMap<string, Path2D>
  readonly lines: Path2D
  spot(lat: number, lon: number): [x: number, y: number]
}

/** The part of the world that sells: without the ice of the far south, so that the rest is larger. */
const frame: MultiPoint = {
  type: 'MultiPoint',
  coordinates: [
    [-168, 0],
    [178, 0],
    [0, 80],
    [-70, -56],
  ],
}

function graticule(projection: GeoProjection): Path2D {
  const coordinates: [number, number][][] = []
  for (let lat = -45; lat <= 75; lat += 15) {
    coordinates.push(Array.from({ length: 73 }, (_, i) => [-180 + i * 5, lat]))
  }
  for (let lon = -180; lon <= 180; lon += 30) {
    coordinates.push(Array.from({ length: 28 }, (_, i) => [lon, -56 + i * 5]))
  }
  return new Path2D(geoPath(projection)({ type: 'MultiLineString', coordinates }) ?? '')
}

/** Projects the world once for a size (natural earth); to be made anew when the size changes. */
export function flatWorld(width: number, height: number): FlatWorld {
  const margin = Math.min(width, height) * 0.04
  const projection = geoNaturalEarth1().fitExtent(
    [
      [margin, margin * 1.6],
      [width - margin, height - margin],
    ],
    frame,
  )
  const path = geoPath(projection)
  const land = new Path2D()
  const countries = new Map<string, Path2D>()
  for (const { id, shape } of countryOutlines()) {
    if (id === 'AQ') continue
    const outline = new Path2D(path(shape) ?? '')
    land.addPath(outline)
    if (id) countries.set(id, outline)
  }
  return {
    width,
    height,
    unit: Math.min(width, height) / 452,
    land,
    countries,
    lines: graticule(projection),
    spot: (lat, lon) => projection([lon, lat]) ?? [width / 2, height / 2],
  }
}
