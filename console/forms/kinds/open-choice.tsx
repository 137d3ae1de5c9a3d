import type { Bound } from './bound.ts'
import { Labelled } from './labelled.tsx'
import './open-choice.css'

/** One of a few, which all stand open, each with what is said beside it. */
export const OpenChoice = (bound: Bound) => {
  const { id, field, input, noteOf, state } = bound
  const { options = [], labels } = field
  return (
    <Labelled {...bound} group>
      <div className="options">
        {options.map((option, at) => (
          <label key={option} data-option={option}>
            <input {...input} id={at === 0 ? id : undefined} type="radio" value={option} />
            <span>{state.text.word(`${labels}.${option}`)}</span>
            {noteOf(option)}
          </label>
        ))}
      </div>
    </Labelled>
  )
}
