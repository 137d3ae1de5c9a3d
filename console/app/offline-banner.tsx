import { useText } from '../i18n/use-text.ts'
import { BaseIcon } from '../ui/base-icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Stands above everything while the machine has no network. */
export const OfflineBanner = () => {
  const text = useText()
  const online = useOnline()
  return (
    <div role="status" className="offline-slot">
      {online ? null : (
        <p className="offline" data-testid="offline">
          <BaseIcon name="alert" size={16} />
          {text('app.offline')}
        </p>
      )}
    </div>
  )
}
