import { useState } from 'react'
import { clipOverviewApi } from '../../../shared/areas/clips/overview-api.ts'
import { mayChangeCompany } from '../../../shared/areas/company/api.ts'
import { clipHitForm } from '../../../shared/forms/clips.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { useOverviewInput } from './overview-input.ts'
import { useOverviewText } from './use-overview-text.ts'

/** Where leaders say what a hit is; nobody else sees it. */
export const HitButton = () => {
  const text = useOverviewText()
  const { again } = useListWorld()
  const record = useSession((session) => session.record)
  const [open, setOpen] = useState(false)
  const { data, refetch } = useEndpoint(clipOverviewApi.overview, useOverviewInput(), { tell: 'never' })
  if (!record || !mayChangeCompany(record)) return null
  return (
    <>
      <button type="button" className="button" disabled={!data} onClick={() => setOpen(true)}>
        {text('overview.hit')}
      </button>
      {open && data ? (
        <FormDialog
          form={clipHitForm}
          about={undefined}
          start={{ hit_views: data.hit_views, ...(data.hit_gmv === null ? {} : { hit_gmv: data.hit_gmv }) }}
          onDone={() => {
            void refetch()
            again()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
