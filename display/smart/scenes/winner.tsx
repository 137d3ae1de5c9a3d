import type { ReactElement } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useSmartTexts } from '../../settings/smart-texts.ts'
import { Cover } from '../../ui/cover.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import type { SceneProps } from './scene.ts'

/** Room of the amount, em. */
const LEADING = 7

/** Who leads the day, huge: the product and the creator in turns. */
export const WinnerScene = ({ turn }: SceneProps): ReactElement => {
  const t = useSmartTexts()
  const currency = useCurrency()
  const products = useZone('product_rank')
  const creators = useZone('creator_rank')
  const [product] = products ?? []
  const [creator] = creators ?? []
  const isCreator = turn % 2 === 1 && creator !== undefined
  const shown = isCreator ? creator : product
  return (
    <Panel
      zone={isCreator ? 'creator_rank' : 'product_rank'}
      data={isCreator ? creators : products}
      title={t(isCreator ? 'winner.creator' : 'winner.product')}
    >
      {shown ? (
        <div className="smart-winner">
          <span className="smart-cover">
            {isCreator ? (
              <span className="smart-letter">{[...creator.name][0]}</span>
            ) : (
              <Cover address={product?.image || null} sign="box" />
            )}
          </span>
          <div>
            <h3>{isCreator ? creator.name : product?.title}</h3>
            <p className="smart-amount digits" data-value={shown.amt}>
              {columnMoney(shown.amt, currency, LEADING)}
            </p>
            <p className="smart-who">{t('winner.orders', { n: countText(shown.orders) })}</p>
          </div>
        </div>
      ) : (
        <p className="panel-wait">{t('scene.none')}</p>
      )}
    </Panel>
  )
}
