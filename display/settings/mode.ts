import { modeOf, moduleOf } from '../../shared/access/mode.ts'
import { readItem } from './stored-items.ts'

const readModule = (): number => {
  try {
    return moduleOf[modeOf(JSON.parse(readItem('record') ?? '{}'))]
  } catch {
    return moduleOf.affiliate
  }
}

/** The mode of the stored record by its number: a guess, until a picture says what the token's account works in. */
export const storedModule: number = readModule()
