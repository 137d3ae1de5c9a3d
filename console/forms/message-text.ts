import { isTextKey, useText } from '../i18n/use-text.ts'

/** A message of a form in the language at hand: rules give keys, the server gives words. */
export const useMessageText = (): ((message: string | undefined) => string | undefined) => {
  const text = useText()
  return (message) => (message !== undefined && isTextKey(message) ? text(message) : message)
}
