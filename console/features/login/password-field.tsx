import { type KeyboardEvent, type Ref, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Field } from './field.tsx'

interface Props {
  readonly value: string
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
  readonly autoFocus: boolean
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

/** A password with show and hide, and a hint while Caps Lock is on. */
export const PasswordField = ({ value, error, inputRef, autoFocus, onValue, onBlur }: Props) => {
  const text = useText()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent): void => setCaps(event.getModifierState('CapsLock'))
  return (
    <Field
      id="password"
      label={text('login.password')}
      error={error}
      note={caps ? text('login.caps') : undefined}
      input={{
        ref: inputRef,
        type: shown ? 'text' : 'password',
        value,
        autoFocus,
        autoComplete: 'current-password',
        maxLength: 200,
        onChange: (event) => onValue(event.target.value),
        onBlur: () => {
          setCaps(false)
          onBlur()
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
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  )
}
