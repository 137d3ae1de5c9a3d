import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { privilegeApi } from '../../../shared/areas/permissions/api.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { changeRecord, useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { usePermissionsText } from './use-permissions-text.ts'

/** A setting of the viewer's company: whether its menus leave out what is to come. */
export const CompanyMenu = () => {
  const { text } = usePermissionsText()
  const record = useSession((state) => state.record)
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (!record || record.company === 0) return null
  const set = async (hide: boolean): Promise<void> => {
    setBusy(true)
    try {
      changeRecord(await call(privilegeApi.menu, { hide_coming: hide ? 1 : 0 }))
      void queries.invalidateQueries({ queryKey: [privilegeApi.record.path] })
      showToast('good', text(hide ? 'perm.menu.hidden' : 'perm.menu.shown'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <label className="check" data-testid="hide-coming">
      <input
        type="checkbox"
        checked={record.hide_coming === 1}
        disabled={busy}
        onChange={(event) => void set(event.target.checked)}
      />
      <span>
        {text('perm.menu.hide')} <small className="note">{text('perm.menu.hideNote')}</small>
      </span>
    </label>
  )
}
