import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type CompanyChange, companyApi } from '../../../shared/areas/company/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { refreshRecord } from '../refresh-record.ts'
import { useCompanyText } from './use-company-text.ts'

const EVERY_S = 1

/** The settings of a company (the own one without `id`); while a change is under way asked again each second, its end is told. */
export const useCompany = (id: string | undefined) => {
  const text = useCompanyText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const asked = id === undefined ? {} : { company: id }
  const { data, error, refetch } = useEndpoint(companyApi.settings, asked, { every: busy ? EVERY_S : 0 })
  const { change } = data ?? {}
  const running = change?.state === 'queued' || change?.state === 'running' ? change : undefined
  useEffect(() => setBusy(running !== undefined), [running])
  // Opened again it shows how things stand now.
  useEffect(() => void refetch(), [refetch])
  const watched = useRef('')
  const ended = change && change.id === watched.current && !running ? change : undefined
  const tell = useRef<(change: CompanyChange) => void>(() => {})
  tell.current = ({ state, reason }) => {
    if (state === 'failed') return showToast('bad', text('company.failed', { reason }), { sticky: true })
    showToast('good', text(state === 'done' ? 'company.done' : 'company.cancelled'))
    // Days and amounts of every page are others from now on, and so is the record's clock.
    if (state === 'done') void refreshRecord().then(() => queries.invalidateQueries())
  }
  useEffect(() => {
    if (ended) tell.current(ended)
    watched.current = running?.id ?? ''
  }, [ended, running?.id])
  return { data, running, error, refetch: () => void refetch() }
}
