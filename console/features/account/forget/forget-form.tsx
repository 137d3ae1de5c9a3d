import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Steps } from '../../../ui/steps.tsx'
import { PasswordStep, ProofStep } from './forget-steps.tsx'
import { useForget } from './use-forget.ts'

export const ForgetForm = ({ onDone }: { onDone: () => void }) => {
  const say = usePublicText()
  const { form, note, step, proceed, goBack } = useForget(onDone)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void (step === 'proof' ? proceed() : form.submit())
  }
  return (
    <form className="public-card" onSubmit={send} noValidate aria-labelledby="forget-title">
      <h1 id="forget-title">{say('forget.title')}</h1>
      <Steps now={step === 'proof' ? 0 : 1} steps={[say('forget.step.proof'), say('forget.step.password')]} />
      <p className="form-alert" role="alert" data-testid="form-alert">
        {form.alert}
      </p>
      {step === 'proof' ? <ProofStep form={form} /> : <PasswordStep form={form} note={note} onBack={goBack} />}
      <p className="public-links">
        <Link to="/login">{say('public.backToLogin')}</Link>
      </p>
    </form>
  )
}
