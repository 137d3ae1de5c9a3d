import type { HTMLAttributes, ReactNode } from 'react'
import './figures.css'

interface Props extends HTMLAttributes<HTMLUListElement> {
  /** Least width of a card in pixels. */
  readonly min?: number
  /** Cards side by side at most. */
  readonly most?: number
}

/** Figures side by side, each a card. */
export const Figures = ({ min, most, className, ...rest }: Props) => (
  <ul
    className={className ? `figures ${className}` : 'figures'}
    style={{ '--min': min === undefined ? undefined : `${min}px`, '--most': most }}
    {...rest}
  />
)

interface CardProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** `data-kpi`. */
  readonly name?: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly value: ReactNode
  /** Money that the page is about: golden. */
  readonly money?: boolean
}

/** One figure: its name, its value, and under it what it is compared with or made of. */
export const FigureCard = ({ name, title, hint, value, money = false, children, className, ...rest }: CardProps) => (
  <li className={className ? `figure-card ${className}` : 'figure-card'} data-kpi={name} {...rest}>
    <h3>
      {typeof title === 'string' ? <span title={title}>{title}</span> : title}
      {hint}
    </h3>
    <p className={money ? 'figure-value money' : 'figure-value'}>{value}</p>
    {children}
  </li>
)

/** The line under a value. */
export const FigureNote = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p className={className ? `figure-note ${className}` : 'figure-note'} {...rest} />
)
