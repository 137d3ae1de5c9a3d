import { useSearchParams } from 'react-router-dom'
import { applyChanges, previewOf, withChange } from '../../../shared/access/preview.ts'
import { privilegeApi } from '../../../shared/areas/permissions/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useSession } from '../../state/session.ts'
import { Wait } from '../../ui/empty.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { AccountPicker } from './account-picker.tsx'
import { GroupsTab } from './groups-tab.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { PermissionTabs } from './permission-tabs.tsx'
import './permissions.css'
import { usePermissionsText } from './use-permissions-text.ts'
import { usePreviewAddress } from './use-preview-address.ts'
import { WhatIfForm } from './what-if-form.tsx'

/** What an account sees, what it does not and why, and what would change if its record were another. */
const PreviewTab = () => {
  const { text } = usePermissionsText()
  const viewer = useSession((state) => state.record?.id ?? '')
  const { account, changes, pick, suppose } = usePreviewAddress(viewer)
  const { data: own, error, refetch, isPlaceholderData } = useEndpoint(privilegeApi.record, { id: account })
  const record = own && applyChanges(own, changes)
  return (
    <Stack className="perm" data-ready={own && !isPlaceholderData ? '' : undefined}>
      <ThinBar shown={isPlaceholderData} />
      <PageHead title={text('screen.permissions')} note={<Note>{text('perm.note')}</Note>} />
      <PermissionTabs now="preview" />
      <Grid columns="minmax(360px, 4fr) minmax(0, 9fr)">
        <section className="section perm-left" aria-label={text('perm.record')}>
          <AccountPicker chosen={own && !isPlaceholderData ? own : undefined} viewer={viewer} onPick={pick} />
          {own && record ? (
            <WhatIfForm
              key={own.id}
              own={own}
              record={record}
              stale={isPlaceholderData}
              onValue={(id, value) => suppose(withChange(own, changes, id, value))}
              onRestore={() => pick(account)}
            />
          ) : null}
        </section>
        <Stack className="perm-right">
          {own && record ? (
            <MenuPreview preview={previewOf(own, record)} record={record} stale={isPlaceholderData} />
          ) : null}
          <LoadFailed error={error} kept={false} onRetry={refetch}>
            {account === viewer ? null : (
              <button type="button" className="button" onClick={() => pick(viewer)}>
                {text('perm.toSelf')}
              </button>
            )}
          </LoadFailed>
          {own || error ? null : <Wait label={text('app.loading')} />}
        </Stack>
      </Grid>
    </Stack>
  )
}

/** S25: what accounts see and why, and by tab the groups of rights. */
export const PermissionsPage = () => {
  const [params] = useSearchParams()
  return params.get('tab') === 'groups' ? <GroupsTab /> : <PreviewTab />
}
