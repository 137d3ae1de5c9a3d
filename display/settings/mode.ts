import { type Mode, modeOf } from '../../shared/access/mode.ts'
import { readItem } from './stored-items.ts'

const readMode = (): Mode => {
  try {
    return modeOf(JSON.parse(readItem('record') ?? '{}'))
  } catch {
    return 'affiliate'
  }
}

const own = readMode()

/**
 * The mode of the stored record when it has no wall of its own yet: it is shown the affiliate business, and told so. For
 * words only: what a wall shows follows from the token.
 */
export const lackingMode: Exclude<Mode, 'affiliate'> | undefined = own === 'affiliate' ? undefined : own
