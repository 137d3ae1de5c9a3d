import type { Row } from '../../lists/any-list.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOrderText } from './use-order-text.ts'

const VIDEO = 1
const LIVE = 2

/** Where the selling platform shows the content; undefined where it has no page of its own, or the creator is masked. */
export const contentAddress = ({ content_type, content_id, creator_username }: Row): string | undefined => {
  const name = String(creator_username ?? '')
  if (!/^[\w.]+$/.test(name) || !/^\d+$/.test(String(content_id ?? ''))) return undefined
  const home = `https://www.tiktok.com/@${encodeURIComponent(name)}`
  if (content_type === VIDEO) return `${home}/video/${content_id}`
  return content_type === LIVE ? `${home}/live` : undefined
}

/** Opens the video or the live room that brought the line. */
export const ContentLink = ({ row }: { readonly row: Row }) => {
  const text = useOrderText()
  const isDemo = useSession((state) => state.record?.demo)
  const address = contentAddress(row)
  if (!address) return null
  if (isDemo)
    return (
      <button type="button" className="button" disabled title={text('content.demo')} data-act="content">
        <Icon name="film" size={16} />
        {text('content.open')}
      </button>
    )
  return (
    <a className="button" href={address} target="_blank" rel="noopener noreferrer" data-act="content">
      <Icon name="film" size={16} />
      {text('content.open')}
    </a>
  )
}
