import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../state/session.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx'
import { Field } from './field.tsx'
import './login.css'
import { PasswordField } from './password-field.tsx'
import { Tide } from './tide.tsx'
import { useLogin } from './use-login.ts'

const LoginForm = () => {
  const text = useText()
  const ended = useSession((state) => state.ended)
  const { values, put, remember, setRemember, errors, alert, busy, check, submit, inputs } = useLogin()
  const known = values.account !== ''
  return (
    <form className="login-form" onSubmit={submit} noValidate aria-labelledby="login-title">
      <h1 id="login-title">{text('login.title')}</h1>
      <p className="login-note">{text('login.note')}</p>
      <p className="login-alert" role="alert" data-testid="login-alert">
        {alert || (ended && !busy ? text('login.again') : '')}
      </p>
      <Field
        id="account"
        label={text('login.account')}
        error={errors.account}
        input={{
          ref: (element) => {
            inputs.current.account = element
          },
          value: values.account,
          // The page has one purpose: whoever opens it types here.
          autoFocus: !known,
          autoComplete: 'username',
          maxLength: 64,
          onChange: (event) => put('account', event.target.value),
          onBlur: () => check('account'),
        }}
      />
      <PasswordField
        value={values.password}
        error={errors.password}
        autoFocus={known}
        inputRef={(element) => {
          inputs.current.password = element
        }}
        onValue={(value) => put('password', value)}
        onBlur={() => check('password')}
      />
      <label className="login-remember">
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {text('login.remember')}
      </label>
      <button type="submit" className="button primary login-submit" aria-busy={busy} aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {text(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  )
}

/** S01: account and password, nothing else to decide. */
export const LoginPage = () => {
  const text = useText()
  return (
    <div className="login">
      <Tide />
      <header className="login-head">
        <p className="login-brand">
          <BrandMark size={32} />
          <b>潮屏</b>
          <span>Tidewall</span>
        </p>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="login-main">
        <section className="login-say" aria-label={text('product.name')}>
          <p className="login-slogan">{text('login.slogan')}</p>
          <p>{text('login.sloganNote')}</p>
        </section>
        <LoginForm />
      </main>
      <footer className="login-foot">
        <Icon name="pulse" size={14} /> {text('product.line')}
      </footer>
    </div>
  )
}
