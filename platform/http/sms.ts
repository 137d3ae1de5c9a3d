import type { Router } from 'express'
import type { HandlerInput } from '../../shared/api/endpoint.ts'
import { accountApi } from '../../shared/areas/account/api.ts'
import { mobileOf, ownerOf } from '../queries/sms/owners.ts'
import type { OverLimit } from '../queries/sms/sends.ts'
import type { SmsQuestion } from '../sms/sms.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement, requireOwnPassword, requirePerson } from './implement.ts'
import { Refused, wrongField } from './refused.ts'
import type { Viewer } from './sessions.ts'
import { sayFor } from './texts.ts'

type Input = HandlerInput<typeof accountApi.smscode>
type Target = Pick<SmsQuestion, 'mobile' | 'decoy' | 'secret'>

const WAIT_S = 60

const holder = async (call: Call): Promise<Viewer> => {
  const { sessions, nowMs } = call.context
  const viewer = await sessions.find(call.header('token'), nowMs())
  if (!viewer) throw new Refused('login.again', { status: -1 })
  requirePerson(viewer)
  requireOwnPassword(viewer)
  return viewer
}

const given = (mobile: string | undefined): string => {
  if (mobile === undefined) throw wrongField('mobile', 'form.required')
  return mobile
}

/** Whom the code goes to. Whoever has no session gets the same answer whether or not the number is anyone's. */
const targetOf = async ({ type, mobile }: Input, call: Call): Promise<Target> => {
  const { db } = call.context
  if (type === 'register' || type === 'forget') {
    const asked = given(mobile)
    const owner = await ownerOf(db, asked)
    return { mobile: asked, decoy: owner !== (type === 'register' ? 'no' : 'yes'), secret: true }
  }
  const viewer = await holder(call)
  if (type === 'phone_new') return { mobile: given(mobile), decoy: false, secret: false }
  const own = await mobileOf(db, Number(viewer.record.id))
  if (!own) throw new Refused('mobile.none')
  return { mobile: own, decoy: false, secret: false }
}

const overLimit = ({ refused, wait }: OverLimit): Refused =>
  new Refused(`sms.limit.${refused}`, {
    status: 429,
    params: { seconds: wait, minutes: Math.ceil(wait / 60) },
    refusal: { retry_after: wait },
  })

export const mountSms = (router: Router, context: Context): void =>
  implement(
    router,
    context,
    { smscode: accountApi.smscode },
    {
      smscode: async (input, call) => {
        const target = await targetOf(input, call)
        const { type } = input
        if (!context.sms.sendsTo(target.mobile)) throw wrongField('mobile', 'sms.prefix')
        const say = sayFor(call.header('lang'), call.header('accept-language'))
        const text = (code: string): string => say('sms.text', { code, purpose: say(`sms.for.${type}`) })
        const outcome = await context.sms.send({ ...target, type, address: call.ip, text, now: call.now })
        if (outcome.refused) throw overLimit(outcome)
        if (!outcome.sent) throw new Refused('sms.failed')
        return { wait: WAIT_S }
      },
    },
  )
