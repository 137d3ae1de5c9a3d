import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { registerForm } from '../../../../shared/forms/register.ts'
import { FormPage } from '../../../forms/form-page.tsx'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Row } from '../../../ui/layout.tsx'
import { asksInviter, asksName, type Inviter } from './asked.ts'

/** Whose application is on its way to whom. */
export interface Sent {
  readonly account: string
  readonly inviter: Inviter | undefined
}

/** The terms open in a new tab, so that what was typed stays. */
export const RegisterForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const say = usePublicText()
  const [search] = useSearchParams()
  const [invite] = useState(() => search.get('invite')?.trim().slice(0, 32) ?? '')
  const [inviter, setInviter] = useState<Inviter>()
  const [left] = useState(() => ({ invite: asksInviter(setInviter), account: asksName }))
  const tab = { target: '_blank', rel: 'noopener', title: say('register.newTab') }
  return (
    <FormPage
      form={registerForm}
      className="public-card register-form"
      start={{ invite }}
      left={left}
      notes={{ invite: inviter && say(inviter.company ? 'register.invited' : 'register.invitedAlone', { ...inviter }) }}
      autoFocus
      onDone={(_, { account }) => onSent({ account, inviter })}
      foot={
        <p className="public-links">
          {say('register.known')} <Link to="/login">{say('public.signIn')}</Link>
        </p>
      }
    >
      <Row>
        <a href="/policy?type=terms" {...tab}>
          {say('register.terms')}
        </a>
        <a href="/policy?type=privacy" {...tab}>
          {say('register.privacy')}
        </a>
      </Row>
    </FormPage>
  )
}
