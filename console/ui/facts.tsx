import type { HTMLAttributes, ReactNode } from 'react'
import './facts.css'

interface Props extends HTMLAttributes<HTMLDListElement> {
  /** Name at the start and value at the end of a line, instead of the one above the other. */
  readonly lines?: boolean
  /** Least width of a column in pixels. */
  readonly min?: number
}

/** Names with their values. */
export const Facts = ({ lines = false, min, className, ...rest }: Props) => (
  <dl
    className={[lines ? 'facts lines' : 'facts', className].filter(Boolean).join(' ')}
    style={{ '--min': min === undefined ? undefined : `${min}px` }}
    {...rest}
  />
)

/** One of them. */
export const Fact = ({
  title,
  children,
  ...rest
}: Omit<HTMLAttributes<HTMLDivElement>, 'title'> & { readonly title: ReactNode }) => (
  <div {...rest}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
