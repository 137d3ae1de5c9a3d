import { useState } from 'react'
import { MOST_COMPARED } from '../../../shared/areas/tt-accounts/states.ts'
import { ttAccountWorkflow } from '../../../shared/areas/tt-accounts/workflow.ts'
import { ttAccountForm } from '../../../shared/forms/tt-account.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { Row } from '../../lists/any-list.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { CompareDialog } from '../../lists/compare-dialog.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { showToast } from '../../state/toasts.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { AccountDetail } from './account-detail.tsx'
import { useAccountText } from './use-account-text.ts'

const without = ['follow_id', 'creator_id', 'account_note', 'followed_by', 'add_time', 'account_state'] as const

const AddAccount = () => {
  const text = useAccountText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button primary" data-testid="account-add" onClick={() => setOpen(true)}>
        {text('account.add')}
      </button>
      {isOpen ? (
        <FormDialog
          form={ttAccountForm}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** S43: accounts of the market that are followed, what they post and sell, side by side. */
export const AccountsPage = () => {
  const text = useAccountText()
  const [compared, setCompared] = useState<readonly Row[]>([])
  const compare: BulkAction = {
    name: 'compare',
    label: text('word.compare'),
    run: async (_, rows) => {
      if (rows.length < 2 || rows.length > MOST_COMPARED)
        showToast('warn', text('account.compareCount', { most: MOST_COMPARED }))
      else setCompared(rows)
      return undefined
    },
  }
  return (
    <WorkflowList
      workflow={ttAccountWorkflow}
      inDrawer
      aside={<AddAccount />}
      also={[compare]}
      head={() =>
        compared.length > 0 ? (
          <CompareDialog
            title={text('account.compareTitle', { n: compared.length })}
            rows={compared}
            currency="USD"
            figure={text('word.figure')}
            without={without}
            onClose={() => setCompared([])}
          />
        ) : null
      }
      detail={(key, row) => <AccountDetail key={key} id={key} row={row} />}
    />
  )
}
