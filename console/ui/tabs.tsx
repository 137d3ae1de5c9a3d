import type { HTMLAttributes } from 'react'
import './tabs.css'

/** Links (`aria-current`) or buttons (`aria-pressed`) that lead to the parts of a page; the one that is on is marked. */
export const Tabs = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <nav className={className ? `tabs ${className}` : 'tabs'} {...rest} />
)

/** Buttons of which one or some are on (`aria-pressed`): what the page is narrowed to or ordered by. */
export const Pills = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <nav className={className ? `pills ${className}` : 'pills'} {...rest} />
)
