import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import { shopAuthWorkflow } from '../../../../shared/areas/shops/auth-workflow.ts'
import { shopConnectForm } from '../../../../shared/forms/shop.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMarkets } from '../../../forms/use-markets.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useSession } from '../../../state/session.ts'
import { Lines, Row as Ways } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { useShopText } from '../use-shop-text.ts'
import { AuthLog } from './auth-log.tsx'
import { ConsentPage } from './consent-page.tsx'
import { ConsentReturn } from './consent-return.tsx'

const facts = [
  ...['auth_state', 'seller_name', 'region', 'seller_type', 'auth_time', 'authorised_by', 'refresh_expire_time'],
  ...['access_expire_time', 'last_sync_time', 'sync_result', 'shop_id'],
]

/** On to the page of consent: one of ours, or the network's. */
const useConsent = () => {
  const navigate = useNavigate()
  return (url: string): void => {
    if (url.startsWith('/')) navigate(url)
    else window.location.assign(url)
  }
}

const Head = () => {
  const text = useShopText()
  const [isOpen, setOpen] = useState(false)
  const offered = useMarkets()
  const go = useConsent()
  return (
    <Ways spread>
      <Note>{text('auth.simulated')}</Note>
      <button type="button" className="button primary" data-testid="auth-new" onClick={() => setOpen(true)}>
        {text('auth.new')}
      </button>
      {isOpen ? (
        <FormDialog
          form={shopConnectForm}
          start={{ seller_type: 1 }}
          offered={offered}
          onDone={({ url }) => go(url)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Ways>
  )
}

/** What the seller granted, in words. */
const Scopes = ({ row }: { readonly row: Row | undefined }) => {
  const text = useShopText()
  const granted = String(row?.auth_scopes ?? '')
    .split(', ')
    .filter(Boolean)
  if (granted.length === 0) return null
  return (
    <Section within title={text('consent.scopes')}>
      <Lines>
        {granted.map((scope) => (
          <li key={scope}>
            {text.word(`scope.${scope}`, scope)} <small>{scope}</small>
          </li>
        ))}
      </Lines>
    </Section>
  )
}

const AuthDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useShopText()
  const go = useConsent()
  const record = useSession((state) => state.record)
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={shopAuthWorkflow} row={row} onAnswer={(_, { url = '' }) => go(url)} /> : null}
        {record && decideAccess(record).allows('matrix') ? (
          <Link className="button" to={`${screenRow('matrix').path}?${new URLSearchParams({ open: id })}`}>
            {text('auth.toShop')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('auth.facts')} row={row} fields={facts} /> : null}
      <Scopes row={row} />
      <AuthLog shop_id={id} />
      <RowHistory workflow={shopAuthWorkflow} rowKey={id} />
    </>
  )
}

/** S32: how the data of each shop may be read; the page of consent while no network is configured, and the way back from it. */
export const AuthsPage = () => {
  const [params] = useSearchParams()
  const consent = params.get('consent')
  const state = params.get('state')
  if (consent !== null) return <ConsentPage key={consent} state={consent} />
  if (state !== null)
    return <ConsentReturn key={state} state={state} code={params.get('code')} error={params.get('error')} />
  return (
    <WorkflowList
      workflow={shopAuthWorkflow}
      inDrawer
      head={() => <Head />}
      detail={(key, row) => <AuthDetail key={key} id={key} row={row} />}
    />
  )
}
