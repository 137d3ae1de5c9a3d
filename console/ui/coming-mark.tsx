import { useText } from '../i18n/use-text.ts'
import './coming-mark.css'

/** Says in words, before the click, that a screen has no page yet. */
export const ComingMark = () => <small className="coming-mark">{useText()('app.coming')}</small>
