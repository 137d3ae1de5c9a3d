import { useState } from 'react'
import type * as z from 'zod/mini'
import type { accountApi } from '../../shared/areas/account/api.ts'
import { smsTexts } from '../../shared/i18n/sms.ts'
import { anyPlatform } from '../http/any-platform.ts'
import { call } from '../http/client.ts'
import { CallError } from '../http/errors.ts'
import { wordsHook } from '../i18n/texts-hook.ts'
import { useSession } from '../state/session.ts'
import { useSmsWaits, waitForSms } from '../state/sms-waits.ts'
import { Field, type FieldProps } from './field.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Request = z.input<typeof accountApi.smscode.input>

const useSmsText = wordsHook(smsTexts)

interface Props extends Omit<FieldProps, 'children'> {
  /** Whom a code would go to as the form stands. */
  readonly to: Request
  /** Whether it can be asked for; the caller shows what is missing first. */
  readonly ready?: () => Promise<boolean>
  /** A sending that failed: the message is shown beside the field. */
  readonly onFailure: (message: string) => void
}

/**
 * A verification code with its button: 60 s of waiting after a code is on its way to that number, free at once for another
 * number and when sending fails.
 */
export const CodeField = ({ to, ready, onFailure, input, ...field }: Props) => {
  const text = useSmsText()
  const own = useSession(({ record }) => record?.id)
  const key = `${to.type}:${to.mobile ?? `#${own}`}`
  const left = useSecondsLeft(useSmsWaits((waits) => waits[key] ?? 0))
  const [busy, setBusy] = useState(false)

  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      if (ready && !(await ready())) return
      const { wait } = await call(anyPlatform.smscode, to, { tell: 'never' })
      waitForSms(key, wait)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.kind === 'too-many' && error.retryAfter) waitForSms(key, error.retryAfter)
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
        disabled={busy || left > 0}
        onClick={() => void send()}
        data-testid="sms"
      >
        {left > 0 ? text('sms.wait', { n: left }) : text('sms.get')}
      </button>
    </Field>
  )
}
