import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { accountApi } from '../../shared/api/account.ts'
import { call } from '../http/client.ts'
import { CallError } from '../http/errors.ts'
import { useText } from '../i18n/use-text.ts'
import { Field, type FieldProps } from './field.tsx'

type Request = z.input<typeof accountApi.smscode.input>

interface Props extends Omit<FieldProps, 'children'> {
  /** What to ask for, or undefined when something is missing first (the caller shows what). */
  readonly request: () => Promise<Request | undefined>
  /** A sending that failed: the message is shown beside the field. */
  readonly onFailure: (message: string) => void
}

const untilText = (seconds: number): number => Date.now() + seconds * 1000

/** A verification code with its button: 60 s of waiting after a code is on its way, free at once when sending fails. */
export const CodeField = ({ request, onFailure, input, ...field }: Props) => {
  const text = useText()
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (until === 0) return
    const tick = (): void => {
      const seconds = Math.ceil((until - Date.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) setUntil(0)
    }
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])

  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const wanted = await request()
      if (!wanted) return
      const { wait } = await call(accountApi.smscode, wanted, { tell: 'never' })
      setUntil(untilText(wait))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.kind === 'too-many' && error.retryAfter && error.retryAfter <= 60) setUntil(untilText(error.retryAfter))
      onFailure(Object.values(error.fields)[0] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Field {...field} input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6, ...input }}>
      <button
        type="button"
        className="field-button"
        disabled={busy || until > 0}
        onClick={() => void send()}
        data-testid="sms"
      >
        {until > 0 && left > 0 ? text('sms.wait', { n: left }) : text('sms.get')}
      </button>
    </Field>
  )
}
