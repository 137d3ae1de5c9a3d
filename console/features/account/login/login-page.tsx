import { Link } from 'react-router-dom'
import { Field } from '../../../forms/field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useSession } from '../../../state/session.ts'
import { PublicForm } from '../../../ui/public-frame.tsx'
import './login.css'
import { useLogin } from './use-login.ts'

/** S01: account and password, nothing else to decide. */
export const LoginPage = () => {
  const text = useText()
  const ended = useSession((state) => state.ended)
  const { form, known } = useLogin()
  const account = form.field('account')
  const password = form.field('password')
  return (
    <PublicForm>
      <form className="public-card" onSubmit={form.submit} noValidate aria-labelledby="login-title">
        <h1 id="login-title">{text('login.title')}</h1>
        <p className="public-note">{text('login.note')}</p>
        <p className="form-alert" role="alert" data-testid="login-alert">
          {form.alert || (ended && !form.busy ? text(ended === 'gone' ? 'login.again' : 'login.unreadable') : '')}
        </p>
        <Field
          {...account}
          label={text('login.account')}
          // The page has one purpose: whoever opens it types here.
          input={{ ...account.input, autoFocus: !known, autoComplete: 'username', maxLength: 64 }}
        />
        <PasswordField
          {...password}
          label={text('login.password')}
          input={{ ...password.input, autoFocus: known, autoComplete: 'current-password' }}
        />
        <div className="login-row">
          <label className="check">
            <input type="checkbox" {...form.field('remember').input} />
            {text('login.remember')}
          </label>
          <Link to="/forgetPassword">{text('login.forgot')}</Link>
        </div>
        <Submit label={text('screen.login')} busyLabel={text('login.busy')} busy={form.busy} />
        <p className="public-links">
          {text('login.noAccount')} <Link to="/register">{text('screen.register')}</Link>
          <Link to="/policy">{text('screen.policy')}</Link>
        </p>
      </form>
    </PublicForm>
  )
}
