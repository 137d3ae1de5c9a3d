import type { SignedIn } from '../../../shared/areas/account/session-api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { Mark } from '../../ui/mark.tsx'
import { useDialogText } from './use-dialog-text.ts'

interface Props {
  readonly device: SignedIn
  readonly zone: string
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One place where the account is signed in; the one at hand has its own way out in the menu. */
export const DeviceRow = ({ device, zone, busy, onEnd }: Props) => {
  const say = useDialogText()
  const name = device.device || say('devices.unknown')
  const used = say('devices.used', { time: dateTimeText(device.used_time, zone) })
  const since = say('devices.since', { time: dateTimeText(device.add_time, zone) })
  return (
    <li className="device" data-session={device.id}>
      <p className="device-name">{name}</p>
      <p className="device-facts">
        {device.address} · <span>{used}</span> · <span>{since}</span>
      </p>
      <span className="device-act">
        {device.current ? (
          <>
            <Mark tone="good" />
            {say('devices.this')}
          </>
        ) : (
          <button
            type="button"
            className="button"
            disabled={busy}
            aria-label={say('devices.endOne', { device: name })}
            onClick={onEnd}
          >
            {say('devices.end')}
          </button>
        )}
      </span>
    </li>
  )
}
