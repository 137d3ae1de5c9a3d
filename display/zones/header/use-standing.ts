import type { LiveScreen } from '../../../shared/live/screens.ts'
import { pulse, serverSecond, useBeat, usePhase } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { standingOf } from './standing.ts'

/** How far the whole wall can be trusted at each beat: lamp, word, time of the data, cause. */
export const useStanding = (screen?: LiveScreen): readonly string[] => {
  const t = useTexts()
  const phase = usePhase()
  return useBeat((state) => {
    const { lamp, word, time, cause } = standingOf(state, phase, pulse.seconds(), serverSecond(), t, screen)
    return `${lamp}|${word}|${time}|${cause}`
  }).split('|')
}
