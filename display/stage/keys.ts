import type { WallScreen } from '../settings/paths.ts'

export type KeyAction =
  | 'full'
  | 'scale'
  | 'theme'
  | 'refresh'
  | 'sound'
  | 'replay'
  | 'hold'
  | 'before'
  | 'next'
  | 'help'

interface KeyRow {
  readonly key: string
  readonly action: KeyAction
}

const common: readonly KeyRow[] = [
  { key: 'F', action: 'full' },
  { key: 'S', action: 'scale' },
  { key: 'T', action: 'theme' },
  { key: 'R', action: 'refresh' },
  { key: 'M', action: 'sound' },
]
const help: KeyRow = { key: '?', action: 'help' }

/** Keys of each wall: the data wall has days to replay, the smart wall scenes to go through. */
export const keyActions: Readonly<Record<WallScreen, readonly KeyRow[]>> = {
  dataScreen: [...common, { key: 'P', action: 'replay' }, help],
  clipScreen: [...common, help],
  smartScreen: [
    ...common,
    { key: 'P', action: 'hold' },
    { key: '←', action: 'before' },
    { key: '→', action: 'next' },
    help,
  ],
}

/** The keyboard's place of a key; a Chinese input method says `Process` instead of the letter. */
const places: Readonly<Record<string, string>> = { '?': 'Slash', '←': 'ArrowLeft', '→': 'ArrowRight' }
const codeOf = (key: string): string => places[key] ?? `Key${key}`

/** The action of a key press on a wall; undefined with a modifier, so that the browser's own shortcuts keep working. */
export const actionOf = (
  screen: WallScreen,
  press: {
    readonly key: string
    readonly code: string
    readonly ctrlKey: boolean
    readonly altKey: boolean
    readonly metaKey: boolean
  },
): KeyAction | undefined => {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  const said = press.key.toUpperCase()
  return keyActions[screen].find(({ key }) => key === said || codeOf(key) === press.code)?.action
}
