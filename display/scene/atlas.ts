import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'
import { outlineCountry } from '../../shared/geo/countries.ts'

export interface Outline {
  /** ISO alpha-2; undefined for the few outlines without a code (Northern Cyprus, Somaliland). */
  readonly id: string | undefined
  readonly shape: Feature<Geometry>
}

let outlines: readonly Outline[] | undefined

/** The outlines of the world's countries, Natural Earth 1:110m. Unpacked once. */
export function countryOutlines(): readonly Outline[] {
  if (outlines) return outlines
  const shapes: FeatureCollection<Geometry, { name?: string }> = feature(world, world.objects.countries)
  outlines = shapes.features.map((shape) => ({
    id: outlineCountry(String(shape.id), shape.properties.name),
    shape,
  }))
  return outlines
}
