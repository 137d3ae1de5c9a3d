import { useState } from 'react'
import { dateText, minuteText, offsetText } from '../../../shared/format/time.ts'
import { zoneForm } from '../../../shared/forms/zone.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { mayChooseZone, timeZoneOptions } from '../../../shared/time/offset.ts'
import { useFormText } from '../../forms/form-text.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { openSessionDialog } from '../../state/session-dialog.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useDialogText } from '../dialogs/use-dialog-text.ts'
import { billZone, correctionExample } from './order-correction.ts'
import './reminders.css'

const optionOf = (zone: string) => timeZoneOptions.find((one) => one.zone === zone)

export interface CorrectionDialogProps {
  readonly record: UserRecord
  /** Closed for now. */
  readonly onDone: () => void
  /** Not to be shown again. */
  readonly onNever: () => void
}

/** D07: why the totals of a day differ between ad reports and settlement, with one order as the example. */
export const CorrectionDialog = ({ record, onDone, onNever }: CorrectionDialogProps) => {
  const say = useDialogText()
  const { word } = useFormText(zoneForm.words)
  const [{ t, ad, other }] = useState(() => correctionExample(record, platformNowMs() / 1000))
  const rows = [
    { zone: ad.zone, name: say(ad.zone === billZone ? 'correct.bill' : 'correct.ad') },
    { zone: other, name: say(other === billZone ? 'correct.bill' : 'correct.other') },
  ]
  const labelOf = (zone: string): string => {
    const option = optionOf(zone)
    return option ? word(`zone.${option.times}`) : zone
  }
  const change = (): void => {
    onDone()
    openSessionDialog('zone')
  }
  return (
    <Dialog
      title={say('correct.title')}
      testId="order-correction"
      aside
      onClose={onDone}
      actions={
        <>
          <button type="button" className="button" onClick={onNever} data-testid="correction-never">
            {say('correct.never')}
          </button>
          {mayChooseZone(record) ? (
            <button type="button" className="button primary" onClick={change} data-testid="correction-zone">
              {say('zone.submit')}
            </button>
          ) : (
            <button type="button" className="button primary" onClick={onDone}>
              {say('word.gotIt')}
            </button>
          )}
        </>
      }
    >
      <div className="say">
        <p>{say('correct.why')}</p>
        <p className="say-strong">{say('correct.same')}</p>
      </div>
      <dl className="moment">
        {rows.map(({ zone, name }) => (
          <div key={zone} data-zone={zone}>
            <dt>
              {name}
              <small>{labelOf(zone)}</small>
            </dt>
            <dd>
              <span>
                {minuteText(t, zone)} <small data-inline>{offsetText(t, zone)}</small>
              </span>
              <b>{say('correct.counted', { day: dateText(t, zone) })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
