import type { CommandMessage } from '../../shared/live/wall.ts'
import { goTo } from '../settings/paths.ts'
import { showName } from '../stage/identify.ts'
import { pageAnswers } from '../stage/reload.ts'

type Told = Extract<CommandMessage, { kind: 'identify' | 'refresh' | 'screen' }>

/** Does what people of the fleet's page ask of this wall; what a later relay asks beside is not known here. */
export const obey = async (told: Told): Promise<void> => {
  if (told.kind === 'identify') showName(told.name)
  else if (told.kind === 'screen') goTo(told.screen)
  else if (told.kind === 'refresh' && (await pageAnswers())) location.reload()
}
