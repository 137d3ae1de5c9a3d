import { offerState } from '../../shared/areas/products/list.ts'
import { isOpenSample, sampleState } from '../../shared/areas/samples/states.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
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

interface OtherProps {
  readonly acts: ReturnType<typeof useProductActions>
  readonly off: boolean
}

const OtherTools = ({ acts, off }: OtherProps) => {
  const text = useMarketText()
  const { mayAssign } = useMarket()
  const { compared } = acts
  return (
    <>
      <Tool
        name="compare"
        icon="columns"
        label={text(compared ? 'market.uncompare' : 'market.compare')}
        pressed={compared}
        onClick={acts.sideBySide}
      />
      {mayAssign ? (
        <Tool name="assign" icon="account" label={text('market.assign')} disabled={off} onClick={acts.assign} />
      ) : null}
    </>
  )
}

/** The buttons of a product: in a row of the table the ones that are used most, `full` all of them. */
export const ProductButtons = ({ row, full }: { row: ProductRow; full?: true }) => {
  const text = useMarketText()
  const acts = useProductActions(row)
  const { mark } = acts
  const off = row.offer_state === offerState.off
  const inShowcase = mark?.in_showcase ?? false
  const shelf = text(inShowcase ? 'market.unshowcase' : 'market.showcase')
  const state = mark?.sample_state ?? null
  const withdraws = mark?.sample_id && state !== null && state <= sampleState.awaitingShipment ? mark.sample_id : ''
  const offers = row.sample_status > 0 && !off && !(state !== null && isOpenSample(state))
  return (
    <div className="pcard-buttons">
      {full ? (
        <button
          type="button"
          className={inShowcase ? 'button' : 'button primary'}
          data-act="showcase"
          aria-pressed={inShowcase}
          disabled={off && !inShowcase}
          onClick={() => void acts.showcase()}
        >
          {shelf}
        </button>
      ) : (
        <Tool
          name="showcase"
          icon="shop"
          label={shelf}
          pressed={inShowcase}
          disabled={off && !inShowcase}
          onClick={() => void acts.showcase()}
        />
      )}
      <Tool name="link" icon="link" label={text('market.link')} disabled={off} onClick={() => void acts.link()} />
      {withdraws ? (
        <Tool
          name="withdraw"
          icon="box"
          label={text('sample.withdraw')}
          pressed
          onClick={() => void acts.withdraw(withdraws)}
        />
      ) : (
        <Tool name="sample" icon="box" label={text('market.sample')} disabled={!offers} onClick={acts.sample} />
      )}
      <Tool
        name="collect"
        icon="star"
        label={text(mark?.collected ? 'market.uncollect' : 'market.collect')}
        pressed={mark?.collected ?? false}
        onClick={() => void acts.collect()}
      />
      {full ? <OtherTools acts={acts} off={off} /> : null}
    </div>
  )
}
