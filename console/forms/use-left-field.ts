import { useEffect, useState } from 'react'
import { CallError } from '../http/errors.ts'

/** Asks the server about what was left in a field. @throws {CallError} why it is no good. One function for all renders. */
export type AskLeft = (value: string, signal: AbortSignal) => Promise<unknown>

/**
 * Why the server refuses a field that was left; nothing while it is typed or where the network fails, since sending the form
 * asks again anyway.
 */
export const useLeftField = (start: string, ask: AskLeft) => {
  const [value, setValue] = useState(start)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (value === '') return
    const changed = new AbortController()
    ask(value, changed.signal).catch((error: unknown) => {
      if (changed.signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (error.kind !== 'network' && error.kind !== 'missing')
        setRefusal(Object.values(error.fields)[0] ?? error.message)
    })
    return () => {
      changed.abort()
      setRefusal(undefined)
    }
  }, [value, ask])
  return {
    refusal,
    onLeft: (typed: string) => setValue(typed.trim()),
    onTyped: () => setValue(''),
  }
}
