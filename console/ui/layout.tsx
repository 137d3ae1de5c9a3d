import type { HTMLAttributes } from 'react'
import './layout.css'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'header'
    | 'footer'
    | 'search'
    | 'fieldset'
    | 'ul'
    | 'ol'
    | 'p'
    | 'form'
    | 'label'
}

const classes = (own: string, more: string | undefined): string => (more ? `${own} ${more}` : own)

/** Things under one another, as wide as there is room. */
export const Stack = ({ as: Tag = 'div', className, ...rest }: Props) => (
  <Tag className={classes('stack', className)} {...rest} />
)

/** Things side by side, in as many lines as they need. `spread`: the first at the start, the last at the end. */
export const Row = ({ as: Tag = 'div', className, spread = false, ...rest }: Props & { readonly spread?: boolean }) => (
  <Tag className={classes(spread ? 'row spread' : 'row', className)} {...rest} />
)

interface GridProps extends Props {
  /** Least width of a column in pixels, 340 unless said: as many columns as there is room for. */
  readonly min?: number
  /** Widths of its own, such as `5fr 12fr`; one column where the page is narrow. */
  readonly columns?: string
}

/** Panels side by side; one under another where there is no room. */
export const Grid = ({ as: Tag = 'div', className, min, columns, ...rest }: GridProps) => (
  <Tag
    className={classes(columns ? 'grid split' : 'grid', className)}
    style={{ '--min': min === undefined ? undefined : `${min}px`, '--columns': columns }}
    {...rest}
  />
)

/** A list whose rows have a line under each: what it is at the start, its value or button at the end. */
export const Lines = ({ className, ...rest }: HTMLAttributes<HTMLUListElement>) => (
  <ul className={classes('ruled', className)} {...rest} />
)
