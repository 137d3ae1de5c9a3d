import { roundHalfUp } from '../../shared/commission/line.ts'

/** `part` of `whole` in basis points, half-up; 0 when there is no whole. */
export const rateBp = (part: number, whole: number): number => (whole === 0 ? 0 : roundHalfUp((part * 10_000) / whole))

/** Mean to the whole unit, half-up; null when there is nothing to divide by. */
export const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : roundHalfUp(sum / count))
