import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../shared/access/decide.ts'
import { screenRow } from '../../shared/access/screens.ts'
import { clipDemandForm } from '../../shared/forms/clips.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useSession } from '../state/session.ts'

/** What the draft begins with. */
interface Wish {
  readonly clip_title?: string
  readonly product_id?: string
  readonly refs?: string
  /** Ids, with commas between them. */
  readonly materials?: string
}

/** Orders clips of what the viewer looks at: the form of a demand, and its draft once it is kept. */
export const useOrderClips = () => {
  const navigate = useNavigate()
  const record = useSession((state) => state.record)
  const [wish, setWish] = useState<Wish>()
  return {
    /** Whether the viewer orders clips at all. */
    may: record !== null && decideAccess(record).allows('clipDemand'),
    open: (start: Wish): void => setWish(start),
    dialog: wish ? (
      <FormDialog
        form={clipDemandForm}
        about={{ demand_no: null }}
        start={wish}
        onDone={({ demand_no }) =>
          navigate(
            `${screenRow('clipDemand').path}?${new URLSearchParams({ layout: 'table', keyword: demand_no, open: demand_no })}`,
          )
        }
        onClose={() => setWish(undefined)}
        wide
      />
    ) : null,
  }
}
