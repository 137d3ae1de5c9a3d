import type { LoadArtist } from './artist.ts'
import { type ChartOption, isPlot } from './options/option.ts'
import { createPlot } from './plot/plot.ts'

/** Parts of echarts by the kind of series that needs them: a page loads those of its own charts. */
const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
  bar3D: () => import('./kinds/field.ts'),
  heatmap: () => import('./kinds/heatmap.ts'),
  map: () => import('./kinds/map.ts'),
  pie: () => import('./kinds/pie.ts'),
  scatter: () => import('./kinds/scatter.ts'),
  treemap: () => import('./kinds/treemap.ts'),
}

/** Which artist an option needs: that of one kind does not draw another. */
export const kindOf = (option: ChartOption): string => {
  if (isPlot(option)) return 'plot'
  const types = [option.series ?? []].flat().map(({ type }) => type ?? '')
  return option.geo ? 'map' : (types.find((type) => type in kinds) ?? 'scatter')
}

export const artistOf = (kind: string): LoadArtist => {
  if (kind === 'plot') return () => createPlot
  if (kind === 'bar3D') return async () => (await import('./kinds/field.ts')).createField
  return async () => {
    const [{ createChart }] = await Promise.all([import('./kinds/echarts.ts'), kinds[kind]?.()])
    return createChart
  }
}
