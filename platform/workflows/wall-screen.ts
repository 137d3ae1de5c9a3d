import { decideAccess } from '../../shared/access/decide.ts'
import type { ScreenId } from '../../shared/access/screens.ts'
import { wallScreen } from '../../shared/areas/walls/states.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { wrongField } from '../http/refused.ts'

const screens: Readonly<Record<number, ScreenId>> = {
  [wallScreen.data]: 'dataScreen',
  [wallScreen.clip]: 'clipScreen',
  [wallScreen.smart]: 'smartScreen',
}

/** @throws {Refused} beside the field for a screen that whoever pairs the wall may not open; null: an account that is gone */
export const requireScreen = (owner: UserRecord | null, field: string, wall_screen: number): void => {
  const screen = screens[wall_screen]
  if (!owner || !screen || !decideAccess(owner).allows(screen)) throw wrongField(field, 'wall.screen')
}
