import { useEffect, useRef } from 'react'
import { modeOf } from '../../../shared/access/mode.ts'
import { dateTimeText, offsetText } from '../../../shared/format/time.ts'
import { zoneForm } from '../../../shared/forms/zone.ts'
import { writeOrderCorrection } from '../../../shared/record/stored.ts'
import { timeZoneOptions, zonePatch } from '../../../shared/time/offset.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { writesSettled } from '../../http/pending.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { changeRecord } from '../../state/session.ts'
import { storage } from '../../state/storage.ts'
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
  return <time ref={shown} />
}

/** D06: the zone that cuts the days of ad reports. Choosing one settles the order-correction prompt, too. */
export const ZoneDialog = ({ record, onClose }: DialogProps) => {
  const say = useDialogText()
  const current = modeOf(record) === 'meta' ? record.fb_time_zone : record.time_zone
  const known = timeZoneOptions.find(({ times }) => times === current)
  const now = platformNowMs() / 1000
  const notes = timeZoneOptions.map(({ zone, times }) => [
    `time_zone.${times}`,
    <>
      <small>{say('zone.now', { offset: offsetText(now, zone) })}</small>
      <ZoneClock zone={zone} />
    </>,
  ])
  return (
    <FormDialog
      form={zoneForm}
      start={known ? { time_zone: known.times } : {}}
      notes={Object.fromEntries(notes)}
      send={async (input) => {
        const { time_zone, time_difference } = input
        const changed = await call(anyPlatform.settimezone, input, { tell: 'never' })
        return changed ?? { ...record, ...zonePatch(record, time_zone, Number(time_difference)) }
      }}
      onDone={(changed) => {
        changeRecord(changed)
        writeOrderCorrection(storage)
        setTimeout(() => void writesSettled().then(() => window.location.reload()), reloadAfterMs)
      }}
      onClose={onClose}
    />
  )
}
