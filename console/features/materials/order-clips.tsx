import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { materialState } from '../../../shared/areas/materials/states.ts'
import { clipDemandForm } from '../../../shared/forms/clips.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { Row } from '../../lists/any-list.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useMaterialText } from './use-material-text.ts'

/** Orders clips of some usable materials: the form of a demand that names them and, where they agree on one, their product. */
export const useOrderClips = () => {
  const text = useMaterialText()
  const navigate = useNavigate()
  const record = useSession((state) => state.record)
  const [rows, setRows] = useState<readonly Row[]>()
  const [one, ...others] = new Set((rows ?? []).map(({ product_id }) => String(product_id ?? '')))
  const open = (chosen: readonly Row[]): void => {
    const usable = chosen.filter(({ material_state }) => material_state === materialState.usable)
    if (usable.length === 0) showToast('bad', text('material.noneUsable'))
    else setRows(usable)
  }
  return {
    /** Whether the viewer orders clips at all. */
    may: record !== null && decideAccess(record).allows('clipDemand'),
    open,
    dialog: rows ? (
      <FormDialog
        form={clipDemandForm}
        about={{ demand_no: null }}
        start={{
          materials: rows.map(({ material_id }) => String(material_id)).join(','),
          ...(one && others.length === 0 ? { product_id: one } : {}),
        }}
        onDone={({ demand_no }) =>
          navigate(
            `${screenRow('clipDemand').path}?${new URLSearchParams({ layout: 'table', keyword: demand_no, open: demand_no })}`,
          )
        }
        onClose={() => setRows(undefined)}
        wide
      />
    ) : null,
  }
}
