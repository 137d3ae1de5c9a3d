import { MapChart, ScatterChart } from 'echarts/charts'
import { GeoComponent, VisualMapContinuousComponent } from 'echarts/components'
import { registerMap, use } from 'echarts/core'
import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'
import { outlineCountry } from '../../../shared/geo/countries.ts'
import { landName } from '../options/map.ts'

/** Outlines of the world's countries, Natural Earth 1:110m, each named by its ISO code; without the ice of the far south. */
const outlines = (): FeatureCollection<Geometry, { name: string }> => {
  const { features } = feature(world, world.objects.countries)
  return {
    type: 'FeatureCollection',
    features: features.flatMap((shape) => {
      const { name } = shape.properties
      const id = outlineCountry(String(shape.id), name) ?? name ?? ''
      return id === 'AQ' ? [] : [{ ...shape, properties: { name: id } }]
    }),
  }
}

use([MapChart, ScatterChart, GeoComponent, VisualMapContinuousComponent])
registerMap(landName, outlines() as never)
