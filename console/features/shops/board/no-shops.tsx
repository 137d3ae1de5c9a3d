import { Link } from 'react-router-dom'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { useSession } from '../../../state/session.ts'
import { useShopText } from '../use-shop-text.ts'

/** What stands instead of the shops of an account that has none, and how it gets them. */
export const NoShops = () => {
  const text = useShopText()
  const { list, text: words } = useListWorld()
  const record = useSession((state) => state.record)
  return (
    <>
      {words.word(`empty.${list.id}`)}
      {record && decideAccess(record).allows('shopEmpower') ? (
        <Link className="button primary" to={screenRow('shopEmpower').path}>
          {text('shop.board.authorise')}
        </Link>
      ) : null}
    </>
  )
}
