import { boxesOf } from '../../../shared/forms/period.ts'
import { type Bound, saidOf } from './bound.ts'
import { Labelled } from './labelled.tsx'

/** From a day to a day, both included. */
export const PeriodField = (bound: Bound) => {
  const { id, label, value, put, refer, state } = bound
  const [from, to] = boxesOf(String(value))
  const box = { type: 'date', required: !bound.field.optional, ...saidOf(bound) } as const
  return (
    <Labelled {...bound} group>
      <div className="field-pair">
        <input
          {...box}
          ref={refer}
          id={id}
          aria-label={state.text('form.from', { label })}
          value={from}
          onChange={({ target }) => put(`${target.value}/${to}`)}
        />
        <span aria-hidden="true">–</span>
        <input
          {...box}
          id={`${id}-to`}
          aria-label={state.text('form.to', { label })}
          min={from}
          value={to}
          onChange={({ target }) => put(`${from}/${target.value}`)}
        />
      </div>
    </Labelled>
  )
}
