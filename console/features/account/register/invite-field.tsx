import type { ComponentProps } from 'react'
import { Field } from '../../../forms/field.tsx'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import type { useInvite } from './use-invite.ts'

interface Props {
  readonly id: string
  readonly error: string | undefined
  readonly input: ComponentProps<'input'>
  readonly invite: ReturnType<typeof useInvite>
  readonly autoFocus: boolean
}

/** The invitation code; who invites with it stands below once it is left. */
export const InviteField = ({ id, error, input, invite, autoFocus }: Props) => {
  const say = usePublicText()
  const { inviter, refusal } = invite
  const note = inviter && say(inviter.company ? 'register.invited' : 'register.invitedAlone', { ...inviter })
  return (
    <Field
      id={id}
      label={say('register.invite')}
      error={error ?? refusal}
      note={note}
      input={{
        ...input,
        autoFocus,
        autoComplete: 'off',
        maxLength: 32,
        onChange: (event) => {
          invite.onTyped()
          input.onChange?.(event)
        },
        onBlur: (event) => {
          invite.onLeft(event.target.value)
          input.onBlur?.(event)
        },
      }}
    />
  )
}
