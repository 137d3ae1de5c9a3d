import { useEffect, useState } from 'react'
import { CallError } from '../http/errors.ts'

interface Answer<Data> {
  readonly said?: Data
  readonly refusal?: string
}

/**
 * What the server says about a field that was left, or why it is no good; nothing while it is typed or where the network
 * fails, since sending the form asks again anyway. `ask` is one function for all renders.
 */
export const useLeftField = <Data>(
  name: string,
  start: string,
  ask: (value: string, signal: AbortSignal) => Promise<Data>,
) => {
  const [value, setValue] = useState(start)
  const [answer, setAnswer] = useState<Answer<Data>>({})
  useEffect(() => {
    if (value === '') return
    const changed = new AbortController()
    ask(value, changed.signal).then(
      (said) => setAnswer({ said }),
      (error: unknown) => {
        if (changed.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        if (error.kind !== 'network' && error.kind !== 'missing')
          setAnswer({ refusal: error.fields[name] ?? error.message })
      },
    )
    return () => {
      changed.abort()
      setAnswer({})
    }
  }, [name, value, ask])
  return {
    ...answer,
    onLeft: (typed: string) => setValue(typed.trim()),
    onTyped: () => setValue(''),
  }
}
