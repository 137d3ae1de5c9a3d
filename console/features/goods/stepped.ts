import type { PlotOption } from '../../charts/options/plot.ts'

/** The lines of an option as steps: a value holds until the next one. */
export const stepped = (option: PlotOption): PlotOption => ({
  ...option,
  series: option.series.map((one) => (one.type === 'line' ? { ...one, step: 'end' } : one)),
})
