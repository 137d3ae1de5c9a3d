import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { homeOf } from '../../../shared/access/home.ts'
import { screenAt, screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'

interface Props {
  readonly record: UserRecord
  readonly className?: string
  readonly children: ReactNode
}

/** A link to where the record starts, by the router or, for a wall, by a real navigation. */
export const WayHome = ({ record, className, children }: Props) => {
  const home = homeOf(record)
  const screen = screenAt(home)
  if (screen && screenRow(screen).app === 'display') {
    return (
      <a className={className} href={home}>
        {children}
      </a>
    )
  }
  return (
    <Link {...(className ? { className } : {})} to={home}>
      {children}
    </Link>
  )
}
