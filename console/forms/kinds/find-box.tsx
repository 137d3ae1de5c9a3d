import { type Bound, saidOf } from './bound.ts'

/** What is typed to find something to choose. */
export const FindBox = ({
  bound,
  hint,
  most,
  typed,
  onType,
}: {
  readonly bound: Bound
  readonly hint: string
  /** Characters. */
  readonly most: number
  readonly typed: string
  readonly onType: (typed: string) => void
}) => (
  <div className="field-box">
    <input
      ref={bound.refer}
      id={bound.id}
      type="search"
      placeholder={hint}
      aria-label={`${bound.label}: ${hint}`}
      maxLength={most}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      // Enter looks, it does not send.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      {...saidOf(bound)}
    />
  </div>
)
