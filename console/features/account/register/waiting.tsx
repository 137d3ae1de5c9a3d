import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Outcome } from '../../../ui/outcome.tsx'
import type { Sent } from './register-form.tsx'

/** 待审核: who decides about the new account, and what happens until then. */
export const Waiting = ({ account, inviter }: Sent) => {
  const say = usePublicText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const leader = inviter?.leader ?? say('register.someone')
  return (
    <Outcome icon="clock" tone="brand" testId="register-waiting">
      <h1 ref={title} tabIndex={-1}>
        {say('register.waiting')}
      </h1>
      <p>{say('register.sentTo', { account, leader })}</p>
      <ol>
        <li>{say('register.next.1', { leader })}</li>
        <li>{say('register.next.2')}</li>
        <li>{say('register.next.3')}</li>
      </ol>
      <Link className="button primary" to="/login">
        {say('public.signIn')}
      </Link>
    </Outcome>
  )
}
