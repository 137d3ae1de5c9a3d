import { Link } from 'react-router-dom'
import { decideAccess } from '../../shared/access/decide.ts'
import { screenRow } from '../../shared/access/screens.ts'
import { clipWords } from '../../shared/areas/clips/words.ts'
import { wordsHook } from '../i18n/texts-hook.ts'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'

const useText = wordsHook(clipWords)

/** The way to the clips that were made for a product and what they brought, for whoever may see clip tasks. */
export const ClipsLink = ({ productId }: { productId: string }) => {
  const text = useText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('clipTasks')) return null
  const query = new URLSearchParams({ tab: 'results', product: productId })
  return (
    <Link className="button" to={`${screenRow('clipTasks').path}?${query}`} data-act="clips">
      <Icon name="film" size={16} />
      {text('clip.ofProduct')}
    </Link>
  )
}
