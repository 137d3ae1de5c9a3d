import { useEffect, useState } from 'react'
import { accountApi } from '../../../shared/api/account.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'

export type Inviter = CallData<typeof accountApi.invite>

interface Answer {
  readonly inviter?: Inviter
  readonly refusal?: string
}

/**
 * Who invites with the code that was left in the field, or why it is no good; nothing while it is typed or where the
 * network fails, since sending the form asks again anyway.
 */
export const useInvite = (start: string) => {
  const [code, setCode] = useState(start)
  const [answer, setAnswer] = useState<Answer>({})
  useEffect(() => {
    if (code === '') return
    const changed = new AbortController()
    call(accountApi.invite, { code }, { tell: 'never', signal: changed.signal }).then(
      (inviter) => setAnswer({ inviter }),
      (error: unknown) => {
        if (changed.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        if (error.kind !== 'network') setAnswer({ refusal: error.fields.code ?? error.message })
      },
    )
    return () => {
      changed.abort()
      setAnswer({})
    }
  }, [code])
  return {
    ...answer,
    onLeft: (typed: string) => setCode(typed.trim()),
    onTyped: () => setCode(''),
  }
}
