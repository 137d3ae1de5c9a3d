import { useEffect, useRef, useState } from 'react'
import { modeOf } from '../../../shared/access/mode.ts'
import { dateTimeText, offsetText } from '../../../shared/format/time.ts'
import { writeOrderCorrection } from '../../../shared/record/stored.ts'
import { hoursOf, timeZoneOptions, zonePatch } from '../../../shared/time/offset.ts'
import { useForm } from '../../forms/use-form.ts'
import { anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { writesSettled } from '../../http/pending.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { changeRecord } from '../../state/session.ts'
import { storage } from '../../state/storage.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import '../../forms/form-body.css'
import './dialogs.css'
import { FormFoot } from './form-foot.tsx'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** Spec section 9. */
const reloadAfterMs = 1000

/** The time in a zone, written once a second past React. */
const ZoneClock = ({ zone }: { zone: string }) => {
  const shown = useRef<HTMLTimeElement>(null)
  useEffect(() => {
    const tick = (): void => {
      if (shown.current) shown.current.textContent = dateTimeText(platformNowMs() / 1000, zone)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [zone])
  return <time ref={shown} className="zone-clock" />
}

/** D06: the zone that cuts the days of ad reports. Choosing one settles the order-correction prompt, too. */
export const ZoneDialog = ({ record, onClose }: DialogProps) => {
  const say = useDialogText()
  const [leaving, setLeaving] = useState(false)
  const current = modeOf(record) === 'meta' ? record.fb_time_zone : record.time_zone
  const known = timeZoneOptions.some(({ times }) => times === current)
  const form = useForm({
    defaults: { zone: known ? current : '' },
    rules: { zone: (value) => (value ? undefined : 'form.zone.missing') },
    guarded: false,
    send: async ({ zone }) => {
      const option = timeZoneOptions.find(({ times }) => times === zone)
      if (!option || leaving) return
      const time_difference = hoursOf(option.times) ?? 0
      const changed = await call(
        anyPlatform.settimezone,
        { time_zone: option.times, time_difference },
        { tell: 'never' },
      )
      changeRecord(changed ?? zonePatch(record, option.times, time_difference))
      writeOrderCorrection(storage)
      setLeaving(true)
      showToast('good', say('zone.done'))
      setTimeout(() => void writesSettled().then(() => window.location.reload()), reloadAfterMs)
    },
  })
  const { error, input } = form.field('zone')
  const now = platformNowMs() / 1000
  return (
    <Dialog title={say('zone.submit')} testId="zone-dialog" onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <p className="form-alert" role="alert" data-testid="form-alert">
          {form.alert}
        </p>
        <fieldset className="zones" aria-describedby="zone-error">
          <legend>{say('zone.note')}</legend>
          {timeZoneOptions.map(({ zone, times }) => (
            <label key={times} data-times={times}>
              <input type="radio" {...input} value={times} />
              <span className="zone-name">
                {say(`zone.${times}`)}
                <small>{say('zone.now', { offset: offsetText(now, zone) })}</small>
              </span>
              <ZoneClock zone={zone} />
            </label>
          ))}
        </fieldset>
        <p id="zone-error" className="zone-error" role="alert">
          {error}
        </p>
        <FormFoot label={say('zone.submit')} busy={form.busy || leaving} onOther={onClose} />
      </form>
    </Dialog>
  )
}
