import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { usualInvite } from '../../../shared/areas/invites/api.ts'
import { applicantWorkflow, inviteWorkflow } from '../../../shared/areas/invites/workflow.ts'
import { inviteForm } from '../../../shared/forms/invite.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { showToast } from '../../state/toasts.ts'
import { Stack, Row as Ways } from '../../ui/layout.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Section } from '../../ui/section.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CreatorTabs } from './creator-tabs.tsx'
import { useCreatorText } from './use-creator-text.ts'

const { path } = screenRow('merchantsTeamMent')
const terms = [
  ...['invite_state', 'share_rate_bp', 'expire_time', 'most_uses', 'applicants', 'waiting', 'inviter_name', 'add_time'],
  'invite_note',
]
const person = [
  ...['applicant_state', 'applicant_account', 'mobile', 'share_rate_bp', 'inviter_name', 'invite_code', 'add_time'],
  'refused_reason',
]

/** Where whoever has the code registers. */
const linkOf = (code: string): string => `${window.location.origin}/register?${new URLSearchParams({ invite: code })}`

const Head = () => {
  const text = useCreatorText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CreatorTabs now="invites" />
      <Ways>
        <button type="button" className="button primary" data-testid="invite-new" onClick={() => setOpen(true)}>
          {text('creator.invite')}
        </button>
      </Ways>
      {isOpen ? (
        <FormDialog
          form={inviteForm}
          start={usualInvite}
          onDone={({ code }) => {
            again()
            replace({ open: code })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

const InviteDetail = ({ code, row }: { readonly code: string; readonly row: Row | undefined }) => {
  const text = useCreatorText()
  const link = linkOf(code)
  const copy = (what: string): void => {
    navigator.clipboard.writeText(what).then(
      () => showToast('good', text('creator.copied')),
      () => showToast('warn', text('creator.uncopied')),
    )
  }
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={inviteWorkflow} row={row} /> : null}
        <Link className="button" to={`${path}?${new URLSearchParams({ tab: 'applicants', invite_code: code })}`}>
          {text('creator.whoCame')}
        </Link>
      </Ways>
      <Section within title={text('creator.inviteLink')}>
        <Stack>
          <output data-testid="invite-link">{link}</output>
          <Ways>
            <button type="button" className="button" onClick={() => copy(link)}>
              {text('creator.copyLink')}
            </button>
            <button type="button" className="button" onClick={() => copy(code)}>
              {text('creator.copyCode')}
            </button>
          </Ways>
          <QrCode text={link} label={text('creator.qr')} />
        </Stack>
      </Section>
      {row ? <Fields title={text('creator.tab.invites')} row={row} fields={terms} /> : null}
      <RowHistory workflow={inviteWorkflow} rowKey={code} />
    </>
  )
}

/** Invitations of the viewer's team, each with its link and QR code. */
export const InvitesTab = () => (
  <WorkflowList
    workflow={inviteWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <InviteDetail key={key} code={key} row={row} />}
  />
)

const ApplicantDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useCreatorText()
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <RowButtons workflow={applicantWorkflow} row={row} />
          </Ways>
          <Fields title={text('creator.tab.applicants')} row={row} fields={person} />
        </>
      ) : null}
      <RowHistory workflow={applicantWorkflow} rowKey={id} />
    </>
  )
}

/** Who registered by an invitation of the viewer's team, to be taken or not. */
export const ApplicantsTab = () => (
  <WorkflowList
    workflow={applicantWorkflow}
    inDrawer
    head={() => <CreatorTabs now="applicants" />}
    detail={(key, row) => <ApplicantDetail key={key} id={key} row={row} />}
  />
)
