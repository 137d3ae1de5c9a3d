import './steps.css'

/** What is done one after another, and where one stands. */
export const Steps = ({ steps, now }: { readonly steps: readonly string[]; readonly now: number }) => (
  <ol className="steps">
    {steps.map((step, n) => (
      <li key={step} aria-current={n === now ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
)
