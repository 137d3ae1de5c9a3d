import { envelopeOf } from '../../shared/api/envelope.ts'
import { wallScreenNames } from '../../shared/areas/walls/states.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { goTo, isAt } from '../settings/paths.ts'
import { getJson } from './session.ts'

/**
 * Asks what this paired wall is to show and goes there; answers in how many seconds it takes a new credential, undefined when
 * it goes, or the platform does not say.
 * @param ended the credential is none any more
 */
export const askSelf = async (ended: () => void): Promise<number | undefined> => {
  const answer = envelopeOf(await getJson('/api/v1/wall/self'))
  if (answer?.status === -1) ended()
  if (answer?.status !== 1) return undefined
  const { screen, renew_s } = fieldsIn(answer.data)
  const wanted = wallScreenNames.find((name) => name === screen)
  if (wanted && !isAt(wanted)) {
    goTo(wanted)
    return undefined
  }
  return typeof renew_s === 'number' ? renew_s : undefined
}
