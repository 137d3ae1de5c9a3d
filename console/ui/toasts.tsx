import { useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { dismissToast, useToasts } from '../state/toasts.ts'
import { BaseIcon } from './base-icon.tsx'

const Action = ({ id, label, run }: { id: number; label: string; run: () => void }) => (
  <button
    type="button"
    className="toast-action"
    onClick={() => {
      dismissToast(id)
      run()
    }}
  >
    {label}
  </button>
)

/** Messages of spec section 8, top middle, above dialogs too; read out by assistive technology as they come. */
export const Toasts = () => {
  const text = useText()
  const list = useToasts((state) => state.list)
  const region = useRef<HTMLElement>(null)
  const newest = list.at(-1)?.id
  useEffect(() => {
    const element = region.current
    if (!element) return
    const under = newest !== undefined && document.querySelector('dialog:modal') !== null
    if (under && element.matches(':popover-open')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newest])
  return (
    <section ref={region} popover="manual" className="toasts" aria-live="assertive" aria-label={text('app.messages')}>
      {list.map((toast) => (
        <p key={toast.id} className={`toast ${toast.tone}`} data-testid="toast">
          <BaseIcon name={toast.tone === 'good' ? 'check' : 'alert'} size={16} />
          <span>
            {toast.text}
            {toast.note ? <span className="toast-note">{toast.note}</span> : null}
          </span>
          {toast.action ? <Action id={toast.id} {...toast.action} /> : null}
          <button type="button" aria-label={text('app.close')} onClick={() => dismissToast(toast.id)}>
            <BaseIcon name="close" size={14} />
          </button>
        </p>
      ))}
    </section>
  )
}
