import { type ReactNode, useState } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { orderActionsApi } from '../../../shared/areas/orders/actions-api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { useSession } from '../../state/session.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { useOrderText } from './use-order-text.ts'

interface Asking {
  readonly keys: readonly string[]
  readonly rows: readonly Row[]
  readonly answer: (data: BulkData | undefined) => void
}

/** The list's action that hands chosen lines on, for leaders, and the dialog that asks to whom. */
export const useTransfer = (): { readonly bulk: readonly BulkAction[]; readonly dialog: ReactNode } => {
  const text = useOrderText()
  const seesAll = useSession((state) => state.record?.scope.startsWith('c') ?? false)
  const { data } = useEndpoint(orderActionsApi.owners, { keyword: '' }, { ready: !seesAll })
  const [asking, setAsking] = useState<Asking>()
  if (!seesAll && !data?.may) return { bulk: [], dialog: null }
  const close = (answer: BulkData | undefined): void => {
    asking?.answer(answer)
    setAsking(undefined)
  }
  return {
    bulk: [
      {
        name: 'transfer',
        label: text('act.transfer'),
        run: (keys, rows) => new Promise((answer) => setAsking({ keys, rows, answer })),
      },
    ],
    dialog: asking ? (
      <TransferDialog keys={asking.keys} rows={asking.rows} onClose={() => close(undefined)} onDone={close} />
    ) : null,
  }
}
