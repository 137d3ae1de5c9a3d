import { applyChanges, previewOf, withChange } from '../../../shared/access/preview.ts'
import { privilegeApi } from '../../../shared/areas/permissions/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useSession } from '../../state/session.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { AccountPicker } from './account-picker.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { Failed } from './failed.tsx'
import { MenuPreview } from './menu-preview.tsx'
import './permissions.css'
import { usePermissionsText } from './use-permissions-text.ts'
import { usePreviewAddress } from './use-preview-address.ts'
import { WhatIfForm } from './what-if-form.tsx'

/** S25: what an account sees, what it does not and why, and what would change if its record were another. */
export const PermissionsPage = () => {
  const { text } = usePermissionsText()
  const viewer = useSession((state) => state.record?.id ?? '')
  const { account, changes, pick, suppose } = usePreviewAddress(viewer)
  const { data: own, error, refetch, isPlaceholderData } = useEndpoint(privilegeApi.record, { id: account })
  const record = own && applyChanges(own, changes)
  return (
    <div className="perm" data-ready={own && !isPlaceholderData ? '' : undefined}>
      <ThinBar shown={isPlaceholderData} />
      <header className="perm-title">
        <h1>{text('screen.permissions')}</h1>
        <p>{text('perm.note')}</p>
        <CompanyMenu />
      </header>
      <div className="perm-panes">
        <section className="perm-pane perm-left" aria-label={text('perm.record')}>
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
        <section className="perm-pane" aria-labelledby="perm-menu">
          {own && record ? (
            <MenuPreview preview={previewOf(own, record)} record={record} stale={isPlaceholderData} />
          ) : null}
          {error ? (
            <Failed message={error.message} onRetry={() => void refetch()}>
              {account === viewer ? null : (
                <button type="button" className="button" onClick={() => pick(viewer)}>
                  {text('perm.toSelf')}
                </button>
              )}
            </Failed>
          ) : null}
          {own || error ? null : (
            <p className="perm-wait" role="status">
              {text('perm.loading')}
            </p>
          )}
        </section>
      </div>
    </div>
  )
}
