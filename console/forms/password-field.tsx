import { type KeyboardEvent, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { BaseIcon } from '../ui/base-icon.tsx'
import { Field, type FieldProps } from './field.tsx'

/** A password with show and hide, and a hint while Caps Lock is on. */
export const PasswordField = ({ input, note, ...field }: Omit<FieldProps, 'children'>) => {
  const text = useText()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent): void => setCaps(event.getModifierState('CapsLock'))
  return (
    <Field
      {...field}
      note={caps ? text('login.caps') : note}
      input={{
        maxLength: 200,
        ...input,
        type: shown ? 'text' : 'password',
        onBlur: (event) => {
          setCaps(false)
          input.onBlur?.(event)
        },
        onKeyDown: watch,
        onKeyUp: watch,
      }}
    >
      <button
        type="button"
        className="field-eye"
        aria-pressed={shown}
        aria-label={text(shown ? 'login.hide' : 'login.show')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        <BaseIcon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  )
}
