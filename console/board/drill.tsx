import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { type LiveMoment, liveDrills } from './live-drills.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import { type Query, useOrdersLink } from './use-orders-link.ts'

const MomentContext = createContext<LiveMoment | null>(null)
export const MomentProvider = MomentContext.Provider

/** Where the orders behind a figure of the page are listed; null for whoever may not see them, or outside of it. */
export const useLiveDrill = ():
  | ((pick: (drills: ReturnType<typeof liveDrills>) => Query | null) => string | null)
  | null => {
  const moment = useContext(MomentContext)
  const ordersOf = useOrdersLink()
  if (!moment || !ordersOf) return null
  const drills = liveDrills(moment)
  return (pick) => {
    const query = pick(drills)
    return query && ordersOf(query)
  }
}

interface Props {
  readonly to: Parameters<NonNullable<ReturnType<typeof useLiveDrill>>>[0] | null
  /** Why it leads nowhere. */
  readonly why?: string
  readonly children: ReactNode
}

/** A figure that leads to its orders; one that the order list cannot say tells why. */
export const Drill = ({ to, why, children }: Props) => {
  const text = useDashboardText()
  const drill = useLiveDrill()
  const address = drill && to && drill(to)
  if (address)
    return (
      <Link className="figure-link" to={address} title={text('word.theseOrders')}>
        {children}
      </Link>
    )
  return drill && why ? <span title={why}>{children}</span> : children
}
