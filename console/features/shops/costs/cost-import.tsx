import { useState } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { shopProductsApi } from '../../../../shared/areas/shops/products-api.ts'
import { call } from '../../../http/client.ts'
import { CallError } from '../../../http/errors.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog-buttons.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Lines, Stack } from '../../../ui/layout.tsx'
import '../shops.css'
import { useUnsaved } from '../../../state/unsaved.ts'
import { useShopText } from '../use-shop-text.ts'

interface Props {
  readonly currency: string
  /** Called when costs were written. */
  readonly onDone: () => void
}

const Errors = ({ answer }: { answer: CallData<typeof shopProductsApi.costs> }) => {
  const text = useShopText()
  return (
    <div role="status" data-testid="cost-result">
      <p>{text('shop.costs.done', { taken: answer.taken, rows: answer.rows })}</p>
      <Lines>
        {answer.errors.map(({ line, message }) => (
          <li key={line}>
            <b>{text('shop.costs.line', { line })}</b>
            <span>{message}</span>
          </li>
        ))}
      </Lines>
    </div>
  )
}

const ImportDialog = ({ currency, onDone, onClose }: Props & { onClose: () => void }) => {
  const text = useShopText()
  const [table, setTable] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<CallData<typeof shopProductsApi.costs>>()
  useUnsaved(table !== '' && !answer)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const data = await call(shopProductsApi.costs, { table })
      setAnswer(data)
      if (data.taken > 0) onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={text('shop.costs')}
      testId="cost-import"
      onClose={onClose}
      actions={
        <DialogButtons
          cancel={text(answer ? 'shop.costs.close' : 'shop.cancel')}
          confirm={text('shop.costs.send')}
          onCancel={onClose}
          onConfirm={send}
          busy={busy}
          disabled={table.trim() === ''}
          testId="costs-send"
        />
      }
    >
      <Stack className="shop-import">
        <p>{text('shop.costs.note', { currency })}</p>
        <label className="button">
          <Icon name="download" size={16} />
          {text('shop.costs.file')}
          <input
            className="unseen"
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={(event) => void event.target.files?.[0]?.text().then(setTable)}
          />
        </label>
        <textarea
          className="select"
          rows={7}
          aria-label={text('shop.costs.table')}
          placeholder={text('shop.costs.example')}
          value={table}
          onChange={(event) => setTable(event.target.value)}
        />
        {answer ? <Errors answer={answer} /> : null}
      </Stack>
    </Dialog>
  )
}

/** The button that opens the import of costs: typed, pasted or from a file; what is wrong is said line by line. */
export const CostImport = (props: Props) => {
  const text = useShopText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)} data-testid="costs">
        <Icon name="bill" size={16} />
        {text('shop.costs')}
      </button>
      {open ? <ImportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
