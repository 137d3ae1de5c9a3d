import { dayOfText, dayStart } from '../../time/zone.ts'
import type { AnalysisAnswer } from './api.ts'

/** End of the days that an answer is about, and the moment of its data: whether its rates can be compared yet. */
export const ageOf = (answer: AnalysisAnswer, zone: string, cut_hour: number) => ({
  until: dayStart({ zone, cut_hour }, dayOfText(answer.to) + 1),
  now: answer.data_time,
})
