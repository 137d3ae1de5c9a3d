import type { ReactElement } from 'react'
import type { Change } from '../../shared/format/number.ts'
import { useTexts } from '../settings/texts.ts'
import { changeText } from './change-text.ts'
import './change.css'

/** A change by arrow, figure, word (for readers) and colour. */
export const ChangeMark = ({ change }: { change: Change }): ReactElement => {
  const t = useTexts()
  if (change.kind === 'none' || change.kind === 'early') return <span className="change">—</span>
  if (change.kind === 'new') return <span className="change">{t('change.new')}</span>
  if (change.kind === 'flat' || change.bp === 0) return <span className="change">{t('change.flat')}</span>
  const up = change.bp > 0
  return (
    <span className="change digits" data-way={up ? 'up' : 'down'}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={up ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
      </svg>
      <span className="unseen">{t(up ? 'change.up' : 'change.down')}</span>
      {changeText(change.bp)}
    </span>
  )
}
