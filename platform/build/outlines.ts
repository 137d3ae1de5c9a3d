import type { Plugin } from 'vite'

interface Atlas {
  objects: { land?: unknown; countries: { geometries: { id?: string; properties?: unknown }[] } }
}

/** Leaves out of the atlas what nobody reads: the land as a whole, and names of countries that have a number. */
export const outlines = (): Plugin => ({
  name: 'tidewall-outlines',
  enforce: 'pre',
  transform(code, id) {
    if (!/world-atlas[\\/]countries-110m\.json$/.test(id)) return null
    const atlas: Atlas = JSON.parse(code)
    delete atlas.objects.land
    for (const one of atlas.objects.countries.geometries) if (one.id !== undefined) delete one.properties
    return { code: JSON.stringify(atlas), map: null }
  },
})
