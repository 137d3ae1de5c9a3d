import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useId, useState } from 'react'
import { Hint } from '../../../ui/hint.tsx'
import { Row } from '../../../ui/layout.tsx'

interface Described {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

interface Props {
  readonly name: string
  readonly title: string
  /** What the choice means. */
  readonly help?: string
  /** What the file asks here; empty without a question. */
  readonly question?: string
  /** How it was decided, or what is wrong with what was typed. */
  readonly note?: string
  /** The note is a doubt or an error. */
  readonly isDoubt?: boolean
  readonly children: (described: Described) => ReactNode
}

/** A choice of how a file is read, with its question or how it was decided under it. */
export const OptionField = ({ name, title, help, question = '', note = '', isDoubt = false, children }: Props) => {
  const id = useId()
  return (
    <div className="import-field" data-option={name} data-asks={question ? '' : undefined}>
      <Row as="p">
        <label htmlFor={id}>{title}</label>
        {help ? <Hint label={title}>{help}</Hint> : null}
      </Row>
      {children({ id, 'aria-describedby': `${id}-why`, 'aria-invalid': question !== '' })}
      <small
        className="note import-why"
        id={`${id}-why`}
        data-doubt={isDoubt || question ? '' : undefined}
        role={question ? 'alert' : undefined}
      >
        {question || note}
      </small>
    </div>
  )
}

interface WordProps extends Omit<Props, 'children'> {
  readonly value: string
  /** What is kept of what was typed; undefined when it cannot be understood. */
  readonly read: (typed: string) => string | undefined
  readonly wrong: string
  readonly onValue: (value: string) => void
  readonly type?: HTMLInputTypeAttribute
  readonly placeholder?: string
  /** Suggestions. */
  readonly words?: readonly string[]
}

/** The same with a word to type, which holds once it is left or Enter is pressed; a wrong one stays and is said. */
export const WordField = ({ value, read, wrong, onValue, type, placeholder, words, ...field }: WordProps) => {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    setTyped(value)
    setWrong(false)
  }, [value])
  const take = (input: HTMLInputElement): void => {
    const kept = input.validity.badInput ? undefined : read(input.value)
    setWrong(kept === undefined)
    if (kept === undefined) return
    setTyped(kept)
    if (kept !== value) onValue(kept)
  }
  return (
    <OptionField {...field} {...(isWrong ? { note: wrong, isDoubt: true } : {})}>
      {(described) => (
        <>
          <input
            {...described}
            className="select"
            aria-invalid={isWrong || described['aria-invalid']}
            name={field.name}
            {...(type ? { type } : {})}
            {...(type === 'datetime-local' ? { step: 1 } : {})}
            placeholder={placeholder}
            {...(words ? { list: id } : {})}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={({ target }) => take(target)}
            onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget)}
          />
          {words ? (
            <datalist id={id}>
              {words.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </OptionField>
  )
}

interface ChoiceProps<Value extends string> extends Omit<Props, 'children'> {
  readonly value: Value
  readonly choices: readonly Value[]
  readonly label: (value: Value) => string
  readonly onValue: (value: Value) => void
}

/** The same with a choice among a few. */
export const ChoiceField = <Value extends string>({ value, choices, label, onValue, ...field }: ChoiceProps<Value>) => (
  <OptionField {...field}>
    {(described) => (
      <select
        {...described}
        className="select"
        name={field.name}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one === target.value)
          if (chosen) onValue(chosen)
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {label(one)}
          </option>
        ))}
      </select>
    )}
  </OptionField>
)
