import type { HTMLAttributes } from 'react'
import './empty.css'

/** What stands where there is nothing: why, and the one thing to do about it. `tall`: it is all that a page has. */
export const Empty = ({
  tall = false,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { readonly tall?: boolean }) => (
  <div className={[tall ? 'empty tall' : 'empty', className].filter(Boolean).join(' ')} {...rest} />
)

interface WaitProps extends HTMLAttributes<HTMLDivElement> {
  /** Of what is to come, in pixels. */
  readonly height?: number
  /** What is on its way, for whoever does not see the shape. */
  readonly label?: string
}

/** The shape of what is on its way. */
export const Wait = ({ height = 240, label, ...rest }: WaitProps) => (
  <div
    className="skeleton"
    style={{ minHeight: height }}
    aria-busy="true"
    {...(label ? { role: 'status' } : {})}
    {...rest}
  >
    {label ? <span className="unseen">{label}</span> : null}
  </div>
)
