/** The button that sends a form: says what it does, and that it is at it. */
export const Submit = ({ label, busyLabel, busy }: { label: string; busyLabel?: string; busy: boolean }) => (
  <button type="submit" className="button primary form-submit" aria-busy={busy} aria-disabled={busy}>
    {busy ? <span className="spinner" aria-hidden="true" /> : null}
    {busy ? (busyLabel ?? label) : label}
  </button>
)
