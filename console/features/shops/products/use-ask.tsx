import { type ReactNode, useRef, useState } from 'react'
import type { BulkData } from '../../../../shared/api/bulk.ts'
import type { Row } from '../../../lists/any-list.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ProductAction } from './actions.ts'

interface Asked {
  readonly action: ProductAction
  readonly rows: readonly Row[]
}

export type Ask = (action: ProductAction, rows: readonly Row[]) => Promise<BulkData | undefined>

/** Asks for what an action needs and does it; undefined when it was given up. `dialog` stands on the page. */
export const useAsk = (currency: string): { readonly ask: Ask; readonly dialog: ReactNode } => {
  const [asked, setAsked] = useState<Asked>()
  const answer = useRef<(value: number | null) => void>(undefined)
  const ask: Ask = async (action, rows) => {
    const value = await new Promise<number | null>((resolve) => {
      answer.current = resolve
      setAsked({ action, rows })
    })
    setAsked(undefined)
    return value === null
      ? undefined
      : action.send(
          rows.map((row) => String(row.product_id)),
          value,
        )
  }
  const dialog = asked ? (
    <ActionDialog {...asked} currency={currency} onAnswer={(value) => answer.current?.(value)} />
  ) : null
  return { ask, dialog }
}
