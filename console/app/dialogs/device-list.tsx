import { useState } from 'react'
import { sessionApi } from '../../../shared/areas/account/session-api.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { confirm } from '../../state/confirm.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DeviceRow } from './device-row.tsx'
import { ListState } from './list-state.tsx'
import './lists.css'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** Where the account is signed in: one ended at a press, all others after asking. */
export const DeviceList = ({ record, onClose }: DialogProps) => {
  const say = useDialogText()
  const { data, error, refetch } = useEndpoint(sessionApi.list, {})
  const [busy, setBusy] = useState(false)
  const devices = data?.list ?? []
  const others = devices.filter(({ current }) => !current).length

  const end = async (input: { id?: string }, told: (ended: number) => string): Promise<void> => {
    setBusy(true)
    try {
      const { ended } = await call(sessionApi.end, input)
      showToast('good', told(ended))
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
    } finally {
      await refetch()
      setBusy(false)
    }
  }
  const endAll = async (): Promise<void> => {
    const sure = await confirm({
      title: say('devices.endAll'),
      text: say('devices.endAllAsk'),
      yes: say('devices.endAll'),
      no: say('word.cancel'),
      danger: true,
    })
    if (sure) await end({}, (n) => say('devices.endedAll', { n }))
  }
  const actions = (
    <button type="button" className="button" disabled={busy || others === 0} onClick={() => void endAll()}>
      {say(data && others === 0 ? 'devices.alone' : 'devices.endAll')}
    </button>
  )
  return (
    <Dialog title={say('menu.devices')} testId="device-list" wide light onClose={onClose} actions={actions}>
      <p className="devices-note">{say('devices.note')}</p>
      <ListState rows={data?.list.length} error={error} again={() => void refetch()} empty={say('dialog.empty')}>
        <ul className="devices">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              zone={record.zone}
              busy={busy}
              onEnd={() => void end({ id: device.id }, () => say('devices.ended'))}
            />
          ))}
        </ul>
      </ListState>
    </Dialog>
  )
}
