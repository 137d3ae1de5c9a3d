import { firstPasswordForm } from '../../shared/forms/account.ts'
import { FormPage } from '../forms/form-page.tsx'
import { openSession, useSession } from '../state/session.ts'
import { PublicForm } from '../ui/public-frame.tsx'
import { signOut } from './shell/sign-out.ts'

/** All that there is for whose password is one that somebody else knows: setting its own, or leaving. */
export const FirstPassword = () => {
  const token = useSession((state) => state.token)
  return (
    <PublicForm>
      <FormPage
        form={firstPasswordForm}
        className="public-card"
        autoFocus
        onDone={(record) => token && openSession(token, record)}
        onCancel={() => void signOut()}
      />
    </PublicForm>
  )
}
