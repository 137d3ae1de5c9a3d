import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Outcome } from '../../../ui/outcome.tsx'
import { PublicForm } from '../../../ui/public-frame.tsx'
import './forget.css'
import { ForgetForm } from './forget-form.tsx'

/** Spec section 9: long enough to read what happened. */
const leaveAfterMs = 1500

const Done = () => {
  const message = useMessage()
  const say = usePublicText()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Outcome icon="check" tone="good">
      <h1>{say('forget.done')}</h1>
      <p>{message('message.passwordChanged')}</p>
    </Outcome>
  )
}

/** S03: a new password by a code to the account's phone. */
export const ForgetPage = () => {
  const [done, setDone] = useState(false)
  return <PublicForm>{done ? <Done /> : <ForgetForm onDone={() => setDone(true)} />}</PublicForm>
}
