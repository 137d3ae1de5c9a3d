import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { shopAuthApi } from '../../../../shared/areas/shops/auth-api.ts'
import { allScopes, neededScopes } from '../../../../shared/areas/shops/auth-states.ts'
import { call } from '../../../http/client.ts'
import { CallError } from '../../../http/errors.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { WorkButton } from '../../../http/work-button.tsx'
import { useCountryName } from '../../../ui/country-name.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note, Warning } from '../../../ui/note.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Section } from '../../../ui/section.tsx'
import { useShopText } from '../use-shop-text.ts'

const needed: readonly string[] = neededScopes

/** Ticks a value of a list on or off. */
const ticked = (all: readonly string[], one: string, on: boolean): readonly string[] =>
  on ? [...all, one] : all.filter((other) => other !== one)

const Question = ({ state, data }: { readonly state: string; readonly data: CallData<typeof shopAuthApi.consent> }) => {
  const text = useShopText()
  const navigate = useNavigate()
  const nameOf = useCountryName()
  const { region, seller_type, only } = data
  const [shops, setShops] = useState<readonly string[]>(only ? data.shops.map(({ shop_id }) => shop_id) : [])
  const [scopes, setScopes] = useState<readonly string[]>(allScopes)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const answer = async (allow: boolean): Promise<void> => {
    try {
      const said = { state, allow, shops: [...shops], new_shop: name.trim() || null, scopes: [...scopes] }
      const { url } = await call(shopAuthApi.answer, said, { tell: 'never' })
      navigate(url, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    }
  }
  const kind = text.word(`seller.${seller_type}`)
  return (
    <Section title={text('consent.who', { country: nameOf(region), kind })} data-testid="consent">
      <Stack>
        {problem ? (
          <Warning tone="bad" role="alert">
            {problem}
          </Warning>
        ) : null}
        <fieldset className="field">
          <legend>{text('consent.shops')}</legend>
          <Stack>
            {data.shops.map(({ shop_id, name: shop }) => (
              <label key={shop_id}>
                <input
                  type="checkbox"
                  checked={shops.includes(shop_id)}
                  disabled={only}
                  data-shop={shop_id}
                  onChange={({ target }) => setShops(ticked(shops, shop_id, target.checked))}
                />{' '}
                {shop} <small>{shop_id}</small>
              </label>
            ))}
            {only ? null : (
              <label className="field">
                {text('consent.newShop')}
                <span className="field-box">
                  <input
                    type="text"
                    value={name}
                    maxLength={100}
                    data-testid="consent-new-shop"
                    onChange={({ target }) => setName(target.value)}
                  />
                </span>
              </label>
            )}
          </Stack>
        </fieldset>
        <fieldset className="field">
          <legend>{text('consent.scopes')}</legend>
          <Stack>
            {allScopes.map((scope) => (
              <label key={scope}>
                <input
                  type="checkbox"
                  checked={scopes.includes(scope)}
                  data-scope={scope}
                  onChange={({ target }) => setScopes(ticked(scopes, scope, target.checked))}
                />{' '}
                {text.word(`scope.${scope}`)}
                {needed.includes(scope) ? <small> · {text('consent.needed')}</small> : null}
              </label>
            ))}
          </Stack>
        </fieldset>
        <Row>
          <WorkButton className="button primary" onWork={() => answer(true)} data-testid="consent-allow">
            {text('consent.allow')}
          </WorkButton>
          <WorkButton onWork={() => answer(false)} data-testid="consent-refuse">
            {text('consent.refuse')}
          </WorkButton>
        </Row>
      </Stack>
    </Section>
  )
}

/** What a network asks its seller, on a page of ours while none is configured. */
export const ConsentPage = ({ state }: { readonly state: string }) => {
  const text = useShopText()
  const { data, error, refetch } = useEndpoint(shopAuthApi.consent, { state }, { tell: 'never' })
  return (
    <Stack>
      <PageHead title={text('consent.title')} note={<Note>{text('consent.note')}</Note>}>
        <Link className="link-button" to={screenRow('shopEmpower').path}>
          {text('consent.back')}
        </Link>
      </PageHead>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? <Question state={state} data={data} /> : null}
    </Stack>
  )
}
