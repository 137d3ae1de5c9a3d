import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { curatedApi } from '../../shared/areas/curated/api.ts'
import { productApi } from '../../shared/areas/products/api.ts'
import { productList } from '../../shared/areas/products/list.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { CompareTray } from './compare-tray.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { type Market, type MarketDialog, MarketFrame } from './market.ts'
import { SampleDialog } from './sample-dialog.tsx'
import { useMarks } from './use-marks.ts'

interface Props {
  /** Products that stand on the page. */
  readonly ids: readonly string[]
  readonly children: ReactNode
}

const shown: readonly string[] = [productList.path, curatedApi.best.path, productApi.detail.path, productApi.marks.path]

/** The marks of a page's products, and everything that opens over it. */
export const MarketProvider = ({ ids, children }: Props) => {
  const client = useQueryClient()
  const [dialog, setDialog] = useState<MarketDialog>()
  const [link, setLink] = useState('')
  const { marks: all, mayAssign, again } = useMarks(ids)
  const market = useMemo((): Market => {
    const marks = new Map(all.map((mark) => [mark.product_id, mark]))
    return {
      markOf: (id) => marks.get(id),
      mayAssign,
      marked: again,
      changed: () =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(String(queryKey[0])) }),
      open: setDialog,
      showLink: setLink,
    }
  }, [all, mayAssign, again, client])
  const close = (): void => setDialog(undefined)
  return (
    <MarketFrame value={market}>
      {children}
      <CompareTray />
      <ComparePanel />
      {dialog?.kind === 'sample' ? <SampleDialog row={dialog.row} onClose={close} /> : null}
      {dialog?.kind === 'assign' ? <AssignDialog row={dialog.row} onClose={close} /> : null}
      {link ? <LinkDialog url={link} onClose={() => setLink('')} /> : null}
    </MarketFrame>
  )
}
