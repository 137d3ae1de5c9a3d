import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useBillText } from './use-bill-text.ts'

const { path } = screenRow('bills')
const places = { bills: path, settlements: `${path}?tab=settlements` } as const
const names = ['bills', 'settlements'] as const

/** The parts of the page of bills, for who sees all of its company: the bills, and what the network says that it paid. */
export const BillTabs = ({ now }: { readonly now: keyof typeof places }) => {
  const text = useBillText()
  const titleOf = (name: keyof typeof places) => text(`bill.tab.${name}`)
  return (
    <LinkTabs
      label={names.map(titleOf).join(' / ')}
      names={names}
      now={now}
      to={(name) => places[name]}
      titleOf={titleOf}
    />
  )
}
