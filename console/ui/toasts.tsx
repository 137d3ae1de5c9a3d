import { useText } from '../i18n/use-text.ts'
import { dismissToast, useToasts } from '../state/toasts.ts'
import { Icon } from './icon.tsx'

/** Messages of spec section 8, top middle; read out by assistive technology as they come. */
export const Toasts = () => {
  const text = useText()
  const list = useToasts((state) => state.list)
  return (
    <section className="toasts" aria-live="assertive" aria-label={text('app.messages')}>
      {list.map((toast) => (
        <p key={toast.id} className={`toast ${toast.tone}`} data-testid="toast">
          <Icon name="alert" size={16} />
          <span>{toast.text}</span>
          <button type="button" aria-label={text('app.close')} onClick={() => dismissToast(toast.id)}>
            <Icon name="close" size={14} />
          </button>
        </p>
      ))}
    </section>
  )
}
