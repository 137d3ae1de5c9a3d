import type { ChartOption } from '../../charts/options/option.ts'

/** The lines of an option as steps: a value holds until the next one. */
export const stepped = (option: ChartOption): ChartOption => {
  const series = Array.isArray(option.series) ? option.series : option.series ? [option.series] : []
  return { ...option, series: series.map((one) => (one.type === 'line' ? { ...one, step: 'end' as const } : one)) }
}
