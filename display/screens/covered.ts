import type { DataPlace, Place } from './layout.ts'

/** Share of the picture's height, from below, that the trend stands over. */
export const coveredShare = ({ map, trend }: Readonly<Record<DataPlace, Place>>): number =>
  Math.max(0, (map.y + map.h - trend.y) / map.h)
