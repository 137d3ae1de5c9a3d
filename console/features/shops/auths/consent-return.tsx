import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { shopAuthApi } from '../../../../shared/areas/shops/auth-api.ts'
import { authState } from '../../../../shared/areas/shops/auth-states.ts'
import { call } from '../../../http/client.ts'
import { CallError } from '../../../http/errors.ts'
import { Lines, Stack } from '../../../ui/layout.tsx'
import { Note, Warning } from '../../../ui/note.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Section } from '../../../ui/section.tsx'
import { useShopText } from '../use-shop-text.ts'

interface Props {
  readonly state: string
  readonly code: string | null
  readonly error: string | null
}

const { path } = screenRow('shopEmpower')

/** The way back from the network: what it sent is exchanged once, and the page says what came of it. */
export const ConsentReturn = ({ state, code, error }: Props) => {
  const text = useShopText()
  const client = useQueryClient()
  const asked = useRef(false)
  const [done, setDone] = useState<CallData<typeof shopAuthApi.callback> | undefined>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    call(shopAuthApi.callback, { state, code, error }, { tell: 'never' }).then(
      (data) => {
        setDone(data)
        void client.invalidateQueries()
      },
      (failure: unknown) => setProblem(failure instanceof CallError ? failure.message : String(failure)),
    )
  }, [state, code, error, client])
  const failing = done?.shops.some(({ auth_state }) => auth_state === authState.failing) ?? false
  return (
    <Stack>
      <PageHead title={text('auth.new')}>
        <Link className="link-button" to={path}>
          {text('consent.back')}
        </Link>
      </PageHead>
      {!done && !problem ? <Note>{text('consent.working')}</Note> : null}
      {problem ? (
        <Warning tone="bad" role="alert">
          {problem}
        </Warning>
      ) : null}
      {failing ? <Warning tone="warn">{text('consent.part')}</Warning> : null}
      {done ? (
        <Section title={text('consent.done', { n: done.shops.length })} data-testid="consent-done">
          <Lines>
            {done.shops.map(({ shop_id, name }) => (
              <li key={shop_id}>
                {name} <small>{shop_id}</small>{' '}
                <Link className="link-button" to={`${path}?${new URLSearchParams({ open: shop_id })}`}>
                  {text('consent.see')}
                </Link>
              </li>
            ))}
          </Lines>
        </Section>
      ) : null}
    </Stack>
  )
}
