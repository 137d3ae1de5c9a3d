import { envelopeOf } from '../../shared/api/envelope.ts'
import { wallScreenNames } from '../../shared/areas/walls/states.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { goTo, isAt } from '../settings/paths.ts'
import { writeItem } from '../settings/stored-items.ts'
import { getJson } from './session.ts'

/**
 * Asks what this paired wall is to show and goes there; answers in how many seconds it takes a new credential, undefined when
 * it goes, or the platform does not say. A credential that is none any more goes, and the page with it.
 */
export const askSelf = async (): Promise<number | undefined> => {
  const answer = envelopeOf(await getJson('/api/v1/wall/self'))
  if (answer?.status === -1) {
    for (const item of ['token', 'record', 'picture'] as const) writeItem(item, null)
    location.reload()
  }
  if (answer?.status !== 1) return undefined
  const { screen, renew_s } = fieldsIn(answer.data)
  const wanted = wallScreenNames.find((name) => name === screen)
  if (wanted && !isAt(wanted)) {
    goTo(wanted)
    return undefined
  }
  return typeof renew_s === 'number' ? renew_s : undefined
}
