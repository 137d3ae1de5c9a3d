import type { Bound } from './bound.ts'

/** Takes back what was chosen in a field that may be left open; whoever pressed it goes on at the search. */
export const ClearChoice = ({ bound: { id, field, label, value, put, state } }: { readonly bound: Bound }) =>
  field.optional && value !== '' ? (
    <button
      type="button"
      className="button"
      aria-label={`${label}: ${state.text('form.clear')}`}
      data-testid={`${field.name}-clear`}
      onClick={() => {
        put('')
        document.getElementById(id)?.focus()
      }}
    >
      {state.text('form.clear')}
    </button>
  ) : null
