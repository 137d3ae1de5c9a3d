import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { curatedApi } from '../../shared/areas/curated/api.ts'
import { productApi } from '../../shared/areas/products/api.ts'
import { productList } from '../../shared/areas/products/list.ts'
import { AskedTransition } from '../workflows/asked-transition.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { CompareTray } from './compare-tray.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { type Market, MarketFrame } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { SampleDialog } from './sample-dialog.tsx'
import { useMarks } from './use-marks.ts'

interface Props {
  /** Products that stand on the page. */
  readonly ids: readonly string[]
  readonly children: ReactNode
}

const shown: readonly string[] = [productList.path, curatedApi.best.path, productApi.detail.path, productApi.marks.path]

const none: readonly string[] = []

/** The marks of a page's products, and everything that opens over it. */
export const MarketProvider = ({ ids, children }: Props) => {
  const client = useQueryClient()
  const [asked, askSample] = useState<ProductRow>()
  const [link, setLink] = useState('')
  const { marks: all, may } = useMarks(ids)
  const market = useMemo((): Market => {
    const marks = new Map(all.map((mark) => [mark.product_id, mark]))
    return {
      markOf: (id) => marks.get(id),
      mayOf: (id) => may.get(id) ?? none,
      changed: () =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(String(queryKey[0])) }),
      askSample,
      showLink: setLink,
    }
  }, [all, may, client])
  return (
    <MarketFrame value={market}>
      {children}
      <CompareTray />
      <ComparePanel />
      <AskedTransition />
      {asked ? <SampleDialog row={asked} onClose={() => askSample(undefined)} /> : null}
      {link ? <LinkDialog url={link} onClose={() => setLink('')} /> : null}
    </MarketFrame>
  )
}
