import type { ProductMark } from '../../shared/areas/products/api.ts'
import { offerState } from '../../shared/areas/products/list.ts'
import { collectWorkflow, offerWorkflow, showcaseWorkflow } from '../../shared/areas/products/workflow.ts'
import { isOpenSample } from '../../shared/areas/samples/states.ts'
import { sampleWorkflow } from '../../shared/areas/samples/workflow.ts'
import { leadsFrom } from '../../shared/workflows/workflow.ts'
import { useSession } from '../state/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { MarkButton } from '../workflows/mark-button.tsx'
import { useTransitions } from '../workflows/use-transitions.ts'
import './card.css'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'
import { useProductActions } from './use-product-actions.ts'

interface ToolProps {
  readonly name: string
  readonly icon: IconName
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

const Tool = ({ name, icon, label, pressed, disabled, onClick }: ToolProps) => (
  <button
    type="button"
    className="icon-button pcard-tool"
    data-act={name}
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
  </button>
)

const OtherTools = ({ row }: { row: ProductRow }) => {
  const text = useMarketText()
  const { compared, sideBySide } = useProductActions(row)
  return (
    <>
      <Tool
        name="compare"
        icon="columns"
        label={text(compared ? 'market.uncompare' : 'market.compare')}
        pressed={compared}
        onClick={sideBySide}
      />
      <AssignTool row={row} />
    </>
  )
}

/** For leaders, while the product is on the shelf. */
const AssignTool = ({ row }: { row: ProductRow }) => {
  const { mayOf } = useMarket()
  const { label, makeOne } = useTransitions(offerWorkflow, useCurrency())
  return mayOf(row.product_id).includes('assign') ? (
    <Tool name="assign" icon="account" label={label('assign')} onClick={() => void makeOne('assign', row)} />
  ) : null
}

const useCurrency = (): string => useSession((state) => state.record?.currency ?? '')

/** The way to a sample, or back from one that was asked for. */
const SampleTool = ({ row, mark, off }: { row: ProductRow; mark: ProductMark | undefined; off: boolean }) => {
  const text = useMarketText()
  const { askSample } = useMarket()
  const { label, makeOne } = useTransitions(sampleWorkflow, useCurrency())
  const { sample_id = null, sample_state = null } = mark ?? {}
  if (sample_state !== null && leadsFrom(sampleWorkflow.transitions.withdraw, sample_state)) {
    const request = { sample_id, sample_state, title: row.title }
    return (
      <Tool
        name="withdraw"
        icon="box"
        label={label('withdraw')}
        pressed
        onClick={() => void makeOne('withdraw', request)}
      />
    )
  }
  const offers = row.sample_status > 0 && !off && !(sample_state !== null && isOpenSample(sample_state))
  return (
    <Tool name="sample" icon="box" label={text('market.sample')} disabled={!offers} onClick={() => askSample(row)} />
  )
}

/** The buttons of a product: in a row of the table the ones that are used most, `full` all of them. */
export const ProductButtons = ({ row, full }: { row: ProductRow; full?: true }) => {
  const mark = useMarket().markOf(row.product_id)
  const { link, linkLabel } = useProductActions(row)
  const off = row.offer_state === offerState.off
  const { product_id, title, commission_rate_bp } = row
  const shelved = { product_id, title, commission_rate_bp, mark: mark?.showcase ?? 0 }
  const shelf = full
    ? ({ className: shelved.mark === 1 ? 'button' : 'button primary', words: true } as const)
    : ({ className: 'icon-button pcard-tool', icon: 'shop' } as const)
  return (
    <div className="pcard-buttons">
      <MarkButton workflow={showcaseWorkflow} row={shelved} closed={off} {...shelf} />
      <Tool name="link" icon="link" label={linkLabel} disabled={off} onClick={() => void link()} />
      <SampleTool row={row} mark={mark} off={off} />
      <MarkButton
        workflow={collectWorkflow}
        row={{ product_id, title, mark: mark?.favourite ?? 0 }}
        className="icon-button pcard-tool"
        icon="star"
      />
      {full ? <OtherTools row={row} /> : null}
    </div>
  )
}
