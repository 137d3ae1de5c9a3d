import { Dialog } from '../ui/dialog.tsx'
import { useMarketText } from './use-market-text.ts'

/** A link to copy by hand, where the browser lets no page do it. */
export const LinkDialog = ({ url, onClose }: { url: string; onClose: () => void }) => {
  const text = useMarketText()
  return (
    <Dialog title={text('market.linkTitle')} testId="link-dialog" onClose={onClose}>
      <p>{text('market.linkNote')}</p>
      <input
        className="market-link"
        aria-label={text('market.linkTitle')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
