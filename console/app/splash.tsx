import { useText } from '../i18n/use-text.ts'

/** Stands while a page or the session is on its way: a thin bar, shown only when it takes a while. */
export const Splash = () => {
  const text = useText()
  return (
    <div className="splash" role="status">
      <span className="thin-bar" aria-hidden="true" />
      <span className="unseen">{text('app.loading')}</span>
    </div>
  )
}
