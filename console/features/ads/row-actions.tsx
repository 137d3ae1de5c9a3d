import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AdNetwork } from '../../../shared/ads/networks.ts'
import { canTurn } from '../../../shared/ads/states.ts'
import { adsApi } from '../../../shared/api/ads.ts'
import type { Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { showToast } from '../../state/toasts.ts'
import { BudgetDialog } from './budget-dialog.tsx'
import { useAdText } from './use-ad-text.ts'
import { nameOf, useTurn } from './use-turn.ts'

/** What can be done with one campaign: on or off, and its budget. */
export const RowActions = ({ network, row }: { network: AdNetwork; row: Row }) => {
  const text = useAdText()
  const { again } = useListWorld()
  const client = useQueryClient()
  const turn = useTurn(network)
  const [open, setOpen] = useState(false)
  const status = Number(row.ad_status)
  const on = canTurn(status, true)
  const press = async (): Promise<void> => {
    const refused = (await turn([row], on))?.results.find(({ ok }) => !ok)
    if (refused) showToast('bad', refused.message)
    again()
  }
  const label = text(on ? 'ads.turnOn' : 'ads.turnOff')
  return (
    <span className="ad-actions">
      <button
        type="button"
        className="button"
        disabled={!on && !canTurn(status, false)}
        aria-label={`${label} ${nameOf(row)}`}
        onClick={() => void press()}
        data-testid="ad-turn"
      >
        {label}
      </button>
      <button
        type="button"
        className="button"
        aria-label={`${text('ads.budget')} ${nameOf(row)}`}
        onClick={() => setOpen(true)}
        data-testid="ad-budget-open"
      >
        {text('ads.budget')}
      </button>
      {/* Outside the table, whose cells would lend it their letters. */}
      {open
        ? createPortal(
            <BudgetDialog
              network={network}
              row={row}
              onClose={() => setOpen(false)}
              onDone={() => {
                setOpen(false)
                void client.invalidateQueries({ queryKey: [adsApi.today.path] })
                again()
              }}
            />,
            document.body,
          )
        : null}
    </span>
  )
}
