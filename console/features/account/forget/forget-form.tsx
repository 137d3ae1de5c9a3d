import { Link } from 'react-router-dom'
import { forgetForm } from '../../../../shared/forms/account.ts'
import { FormPage } from '../../../forms/form-page.tsx'
import { usePublicText } from '../../../i18n/use-public-text.ts'

export const ForgetForm = ({ onDone }: { onDone: () => void }) => {
  const say = usePublicText()
  const back = (
    <p className="public-links">
      <Link to="/login">{say('public.backToLogin')}</Link>
    </p>
  )
  return <FormPage form={forgetForm} className="public-card" autoFocus onDone={onDone} foot={back} />
}
