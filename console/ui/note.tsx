import type { HTMLAttributes } from 'react'
import { Icon } from './icon.tsx'
import './note.css'

/** Small words beside what they explain. */
export const Note = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p className={className ? `note ${className}` : 'note'} {...rest} />
)

interface WarningProps extends HTMLAttributes<HTMLElement> {
  readonly tone: 'warn' | 'bad'
  readonly as?: 'p' | 'div' | 'section'
}

/** What somebody has to know or do before going on: a strip with a sign and, at its end, the button that does it. */
export const Warning = ({ tone, as: Tag = 'p', className, children, ...rest }: WarningProps) => (
  <Tag className={['warning', tone, className].filter(Boolean).join(' ')} {...rest}>
    <Icon name="alert" size={16} />
    {children}
  </Tag>
)
