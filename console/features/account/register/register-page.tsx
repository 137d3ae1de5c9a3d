import { useState } from 'react'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PublicForm } from '../../../ui/public-frame.tsx'
import './register.css'
import { RegisterForm, type Sent } from './register-form.tsx'
import { Waiting } from './waiting.tsx'

/** S02: an account by invitation of a team's leader, who approves it. */
export const RegisterPage = () => {
  const say = usePublicText()
  const [sent, setSent] = useState<Sent>()
  const how = (
    <>
      <p className="public-slogan">{say('register.slogan')}</p>
      <Stack as="ol" className="register-how">
        <li>{say('register.how.1')}</li>
        <li>{say('register.how.2')}</li>
        <li>{say('register.how.3')}</li>
      </Stack>
    </>
  )
  return (
    <PublicForm wide say={how}>
      {sent ? <Waiting {...sent} /> : <RegisterForm onSent={setSent} />}
    </PublicForm>
  )
}
