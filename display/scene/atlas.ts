import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-110m.json'
import { allPlaces } from '../../shared/geo/countries.ts'

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>

export interface Outline {
  /** ISO alpha-2; undefined for the few outlines without a code (Northern Cyprus, Somaliland). */
  readonly id: string | undefined
  readonly shape: Feature<Geometry>
}

let outlines: readonly Outline[] | undefined

/** The outlines of the world's countries, Natural Earth 1:110m. Unpacked once. */
export function countryOutlines(): readonly Outline[] {
  if (outlines) return outlines
  const topology = world as unknown as Countries
  const ids = new Map(allPlaces().map((place) => [place.numeric, place.iso2]))
  const shapes: FeatureCollection<Geometry, { name: string }> = feature(topology, topology.objects.countries)
  outlines = shapes.features.map((shape) => ({
    id: shape.properties.name === 'Kosovo' ? 'XK' : ids.get(String(shape.id)),
    shape,
  }))
  return outlines
}
