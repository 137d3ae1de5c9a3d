import { useState } from 'react'
import { type CreatorChoice, productApi } from '../../shared/areas/products/api.ts'
import { call } from '../http/client.ts'
import { showToast } from '../state/toasts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { atRate } from './at-rate.ts'
import { CreatorPicker } from './creator-picker.tsx'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

/** A product for one of the leader's creators. */
export const AssignDialog = ({ row, onClose }: { row: ProductRow; onClose: () => void }) => {
  const text = useMarketText()
  const { changed } = useMarket()
  const [creator, setCreator] = useState<CreatorChoice>()
  const [busy, setBusy] = useState(false)
  const send = async ({ creator_id, name }: CreatorChoice): Promise<void> => {
    setBusy(true)
    const { product_id } = row
    const done = await atRate(text, row.commission_rate_bp, (rate_bp) =>
      call(productApi.assign, { product_id, creator_id, rate_bp }, { tell: 'never' }),
    ).finally(() => setBusy(false))
    if (done === undefined) return
    showToast('good', text('market.assigned', { name }))
    changed()
    onClose()
  }
  return (
    <Dialog
      title={text('market.assignTitle')}
      testId="assign-dialog"
      onClose={onClose}
      actions={
        <DialogButtons
          cancel={text('market.cancel')}
          confirm={text('market.assignGo')}
          onCancel={onClose}
          onConfirm={() => creator && send(creator)}
          busy={busy}
          disabled={!creator}
          testId="assign-send"
        />
      }
    >
      <p className="market-about">{row.title}</p>
      <CreatorPicker chosen={creator?.creator_id ?? ''} onChoose={setCreator} />
      <p className="field-note">{text('market.assignNote')}</p>
    </Dialog>
  )
}
