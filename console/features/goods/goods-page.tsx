import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { goodsApi } from '../../../shared/areas/goods/api.ts'
import { goodsDays } from '../../../shared/areas/goods/product.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { MarketProvider } from '../../market/market-provider.tsx'
import { useSession } from '../../state/session.ts'
import { Wait } from '../../ui/empty.tsx'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useStale } from '../../ui/use-stale.ts'
import { ChannelsTab } from './channels-tab.tsx'
import './goods.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { GoodsCard } from './goods-card.tsx'
import { type GoodsState, goodsTabs, useGoodsState, writeGoods } from './goods-state.ts'
import { ListTab } from './list-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PricePanel } from './price-panel.tsx'
import { ReviewsTab } from './reviews-tab.tsx'
import { SimilarTab } from './similar-tab.tsx'
import { Unknown } from './unknown.tsx'
import { useGoodsText } from './use-goods-text.ts'

const AsOf = ({ time, zone }: { time: number; zone: string }) => {
  const text = useGoodsText()
  const stale = useStale(time)
  return (
    <span className={stale ? 'note stale' : 'note'} data-testid="data-time" data-stale={stale}>
      {text('figure.asOf', { time: dateTimeText(time, zone) })}
    </span>
  )
}

const GoodsTabs = ({ state }: { state: GoodsState }) => {
  const text = useGoodsText()
  return (
    <LinkTabs
      label={text('goods.tabs')}
      names={goodsTabs}
      now={state.tab}
      to={(tab) => `?${writeGoods({ ...state, tab })}`}
      titleOf={(tab) => text(`goods.tab.${tab}`)}
    />
  )
}

interface Shown {
  readonly state: GoodsState
  readonly data: CallData<typeof goodsApi.analyse>
  readonly range: string
  readonly zone: string
}

const Tab = ({ state, data, range, zone }: Shown) => {
  switch (state.tab) {
    case 'overview':
      return <OverviewTab data={data} range={range} />
    case 'channels':
      return <ChannelsTab data={data} range={range} />
    case 'creators':
    case 'videos':
    case 'lives':
    case 'skus':
      return <ListTab key={state.tab} tab={state.tab} range={range} />
    case 'reviews':
      return <ReviewsTab state={state} zone={zone} range={range} />
    case 'similar':
      return <SimilarTab state={state} range={range} />
  }
}

/** S11: one product in depth, by what the viewer's own orders say of it. */
export const GoodsPage = () => {
  const text = useGoodsText()
  const zone = useSession((one) => one.record?.zone ?? 'UTC')
  const [state, goDays] = useGoodsState()
  const { product_id, days } = state
  const analyse = useEndpoint(goodsApi.analyse, { product_id, days }, { ready: product_id !== '' })
  const { error } = analyse
  const data = analyse.data?.card.product_id === product_id ? analyse.data : undefined
  const unknown = product_id === '' || error?.fields.product_id !== undefined
  const range = text('goods.last', { days })
  const ids = useMemo(() => [product_id], [product_id])
  return (
    <Stack className="goods" data-ready={data && !analyse.isPlaceholderData ? '' : undefined}>
      <ThinBar shown={analyse.isFetching && data !== undefined} />
      <PageHead title={text('screen.goodsAnalyse')} note={data ? <AsOf time={data.data_time} zone={zone} /> : null}>
        {unknown ? null : (
          <Segmented
            label={text('word.period')}
            value={String(days)}
            onValue={(chosen) => goDays(chosen)}
            options={goodsDays.map((one) => ({ value: String(one), label: text('goods.last', { days: one }) }))}
          />
        )}
        <Link className="button" to={screenRow('product').path}>
          <Icon name="left" size={16} />
          {text('goods.back')}
        </Link>
      </PageHead>
      {unknown ? (
        <Unknown product_id={product_id} zone={zone} onKnown={analyse.refetch} />
      ) : (
        <>
          <LoadFailed error={error} kept={Boolean(data)} onRetry={analyse.refetch} />
          {data ? (
            <FrameContext value={{ currency: data.currency, zone, time: data.data_time }}>
              <MarketProvider ids={ids}>
                <Grid columns="repeat(2, minmax(0, 1fr))">
                  <GoodsCard card={data.card} />
                  <PricePanel prices={data.prices} />
                </Grid>
              </MarketProvider>
              <GoodsTabs state={state} />
              <Stack {...renewal(analyse.isPlaceholderData)}>
                <Tab {...{ state, data, range, zone }} />
              </Stack>
            </FrameContext>
          ) : error ? null : (
            <Wait data-testid="skeleton" />
          )}
        </>
      )}
    </Stack>
  )
}
