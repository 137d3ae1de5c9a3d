import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './outcome.css'

interface Props {
  readonly icon: IconName
  readonly tone: 'good' | 'brand'
  readonly testId?: string
  /** Heading, words, and the way on. */
  readonly children: ReactNode
}

/** What stands in the card of a public form once it is sent. */
export const Outcome = ({ icon, tone, testId, children }: Props) => (
  <section className="public-card outcome" role="status" {...(testId ? { 'data-testid': testId } : {})}>
    <span className={`outcome-sign ${tone}`}>
      <Icon name={icon} size={30} />
    </span>
    {children}
  </section>
)
