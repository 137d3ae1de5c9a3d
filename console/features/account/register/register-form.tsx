import { Link } from 'react-router-dom'
import { CodeField } from '../../../forms/code-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Grid } from '../../../ui/layout.tsx'
import { Agreement } from './agreement.tsx'
import { InviteField } from './invite-field.tsx'
import { KindChoice } from './kind-choice.tsx'
import { type Sent, useRegister } from './use-register.ts'

export const RegisterForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const text = useText()
  const say = usePublicText()
  const { form, invite, name: free, password: asked, invited } = useRegister(onSent)
  const account = form.field('account')
  const name = form.field('membername')
  const mobile = form.field('mobile')
  const password = form.field('password')
  const again = form.field('password_confirm')
  const agree = form.field('agree')
  return (
    <form className="public-card register-form" onSubmit={form.submit} noValidate aria-labelledby="register-title">
      <h1 id="register-title">{say('register.title')}</h1>
      <p className="form-alert" role="alert" data-testid="form-alert">
        {form.alert}
      </p>
      <Grid min={220} className="register-pairs">
        <InviteField {...form.field('invite')} invite={invite} autoFocus={!invited} />
        <KindChoice input={form.field('kind').input} />
        <Field
          {...account}
          error={account.error ?? free.refusal}
          label={text('login.account')}
          note={say('register.accountNote')}
          input={{
            ...account.input,
            autoFocus: invited,
            autoComplete: 'username',
            maxLength: 32,
            onChange: (event) => {
              free.onTyped()
              void account.input.onChange(event)
            },
            onBlur: (event) => {
              free.onLeft(event.target.value)
              void account.input.onBlur(event)
            },
          }}
        />
        <Field
          {...name}
          label={say('register.name')}
          note={say('register.nameNote')}
          input={{ ...name.input, autoComplete: 'name', maxLength: 20 }}
        />
        <Field
          {...mobile}
          label={say('public.mobile')}
          input={{ ...mobile.input, inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 }}
        />
        <CodeField
          {...form.field('code')}
          label={say('public.code')}
          to={{ type: 'register', mobile: form.watch('mobile').trim() }}
          ready={() => form.checkFirst('mobile')}
          onFailure={(message) => form.refuse('code', message)}
        />
        <PasswordField
          {...password}
          label={text('login.password')}
          note={asked.note}
          input={{ ...password.input, autoComplete: 'new-password' }}
        />
        <PasswordField
          {...again}
          label={say('public.confirm')}
          input={{ ...again.input, autoComplete: 'new-password' }}
        />
      </Grid>
      <Agreement input={agree.input} error={agree.error} />
      <Submit label={say('register.submit')} busyLabel={say('word.busy')} busy={form.busy} />
      <p className="public-links">
        {say('register.known')} <Link to="/login">{say('public.signIn')}</Link>
      </p>
    </form>
  )
}
