import './words.ts'
import 'virtual:tokens.css'
import '../../../console/ui/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Questions } from '../../../console/app/questions.tsx'
import { FormDialog } from '../../../console/forms/form-dialog.tsx'
import { FormPage } from '../../../console/forms/form-page.tsx'
import type { Offered } from '../../../console/forms/use-fields.ts'
import { usePreferences } from '../../../console/state/preferences.ts'
import { Toasts } from '../../../console/ui/toasts.tsx'
import { TransitionDialog } from '../../../console/workflows/transition-dialog.tsx'
import type { Form } from '../../../shared/forms/define-form.ts'
import type { Params } from '../../../shared/i18n/texts.ts'
import { workflows } from '../../../shared/workflows/all.ts'
import { parcelWorkflow } from '../../imaginary/parcels.ts'
import { fakeRowsFor } from '../../support/fake-rows.ts'
import { ParcelBoard } from './parcel-board.tsx'
import { places, type StageFormId, stageForms } from './places.ts'

declare global {
  interface Window {
    stage: {
      /** Draws a declared form in one of its frames. */
      form: (id: StageFormId, frame: 'dialog' | 'page') => void
      /** Draws the dialog of a transition, of the first row. */
      transition: (list: string, name: string) => void
      /** Draws the board of the imaginary machine. */
      board: () => void
      /** How often what stands was sent. */
      sent: number
      open: boolean
    }
  }
}

interface Props {
  readonly form: Form
  readonly about: unknown
  readonly start: object
  readonly params: Params
  readonly offered?: Offered
  readonly onDone: () => void
  readonly onClose?: () => void
}
// Whichever form: `places` holds what each of them needs.
const Page = FormPage as unknown as ComponentType<Props>
const Framed = FormDialog as unknown as ComponentType<Props>

const machines = { ...workflows, [parcelWorkflow.list.id]: parcelWorkflow }
const { theme, language } = usePreferences.getState()
document.documentElement.dataset.theme = theme
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'

const root = createRoot(document.getElementById('root') as HTMLElement)
let drawn = 0
const draw = (children: ReactNode): void => {
  window.stage.sent = 0
  window.stage.open = true
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // What stood before is gone when this returns, so that nothing is pressed in it.
  flushSync(() =>
    root.render(
      <BrowserRouter key={++drawn}>
        <QueryClientProvider client={client}>
          <main>{children}</main>
        </QueryClientProvider>
        <Questions />
        <Toasts />
      </BrowserRouter>,
    ),
  )
}
const sent = (): void => {
  window.stage.sent++
}
const closed = (): void => {
  window.stage.open = false
  root.render(<main />)
}

window.stage = {
  sent: 0,
  open: false,
  form: (id, frame) => {
    const { about, start = {}, params = {}, offered = {} } = places[id]
    const props = { form: stageForms[id], about, start, params, offered, onDone: sent }
    draw(frame === 'page' ? <Page {...props} /> : <Framed {...props} onClose={closed} />)
  },
  transition: (list, name) => {
    const workflow = machines[list] ?? parcelWorkflow
    const answer = (data: unknown): void => {
      if (data) sent()
      closed()
    }
    const rows = fakeRowsFor(workflow.list).slice(0, 1)
    draw(<TransitionDialog asked={{ workflow, name, rows, currency: 'USD', answer }} />)
  },
  board: () => draw(<ParcelBoard />),
}
document.body.dataset.ready = ''
