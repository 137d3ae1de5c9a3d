import type { ReactNode } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Where nothing stands: what would, and the way on. */
export const CuratedEmpty = ({ title, children }: { title: string; children: ReactNode }) => (
  <Empty tall role="status" data-testid="curated-empty">
    <Icon name="box" size={32} />
    <p>{title}</p>
    <div>{children}</div>
  </Empty>
)
