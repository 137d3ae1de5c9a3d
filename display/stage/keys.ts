export type KeyAction = 'full' | 'scale' | 'theme' | 'refresh' | 'replay' | 'help'

export const keyActions: readonly { readonly key: string; readonly action: KeyAction }[] = [
  { key: 'F', action: 'full' },
  { key: 'S', action: 'scale' },
  { key: 'T', action: 'theme' },
  { key: 'R', action: 'refresh' },
  { key: 'P', action: 'replay' },
  { key: '?', action: 'help' },
]

/** The keyboard's place of a letter; a Chinese input method says `Process` instead of the letter. */
const codeOf = (key: string): string => (key === '?' ? 'Slash' : `Key${key}`)

/** The action of a key press; undefined with a modifier, so that the browser's own shortcuts keep working. */
export const actionOf = (press: {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}): KeyAction | undefined => {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  const said = press.key.toUpperCase()
  return keyActions.find(({ key }) => key === said || codeOf(key) === press.code)?.action
}
