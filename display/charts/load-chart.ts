import { firstDraw } from '../live/first-draw.ts'

/** The charts' code, after the first picture stands. */
export const loadChart = async () => {
  await firstDraw
  return (await import('./chart.tsx')).default
}
