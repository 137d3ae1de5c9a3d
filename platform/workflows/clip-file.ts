import { wrongField } from '../http/refused.ts'
import type { HeldFile } from '../media/hold.ts'
import type { DemandRow } from '../queries/clips/demands.ts'

/** Width to height by the number of a ratio. */
const ratios: Readonly<Record<number, { readonly text: string; readonly value: number }>> = {
  1: { text: '9:16', value: 9 / 16 },
  2: { text: '1:1', value: 1 },
  3: { text: '16:9', value: 16 / 9 },
}
/** Encoders round to even pixels: this much off is the same ratio. */
const TOLERANCE = 0.02

/** 1: a video. */
const VIDEO = 1

/** A video as long and of the shape that the demand asks for. @throws {Refused} with what it is and what it should be */
export const requireFit = (
  file: HeldFile,
  { min_s, max_s, ratio }: Pick<DemandRow, 'min_s' | 'max_s' | 'ratio'>,
): HeldFile => {
  const { kind, duration_ms, width, height } = file
  if (kind !== VIDEO || !duration_ms || !width || !height) throw wrongField('file_id', 'clip.file')
  const seconds = Math.round(duration_ms / 1000)
  if (seconds < min_s || seconds > max_s)
    throw wrongField('file_id', 'clip.duration', { min: min_s, max: max_s, seconds })
  const wanted = ratios[ratio]
  if (wanted && Math.abs(width / height / wanted.value - 1) > TOLERANCE)
    throw wrongField('file_id', 'clip.ratio', { ratio: wanted.text, width, height })
  return file
}
