import { Icon } from '../../ui/icon.tsx'
import { useGoodsText } from './use-goods-text.ts'

/** A failed load in words with a way to try again; `kept`: older data stand below it. Nothing without a failure. */
export const Failure = ({ error, kept, onRetry }: { error: Error | null; kept: boolean; onRetry: () => unknown }) => {
  const text = useGoodsText()
  if (!error) return null
  return (
    <p className="goods-failure" role="alert" data-testid="load-failed">
      <Icon name="alert" size={16} />
      <span>
        {text(kept ? 'goods.kept' : 'goods.failed')}: {error.message}
      </span>
      <button type="button" className="button" onClick={() => onRetry()}>
        {text('goods.retry')}
      </button>
    </p>
  )
}
