import { test } from 'vitest'
import { screenRow } from '../../shared/access/screens.ts'
import { lists } from '../../shared/lists/all.ts'
import { fakeProducts } from '../support/fake-products.ts'
import { walkList } from './support/list-walk.ts'
import { consoleStage } from './support/open.ts'

const stage = consoleStage()

const product_id = fakeProducts[2]?.product_id ?? ''

/** Lists that do not stand under their screen's bare path: the query that shows them. */
const queries: Readonly<Record<string, string>> = {
  products: '?layout=table',
  'spy-products': '?tab=products',
  'spy-creators': '?tab=creators',
  'spy-videos': '?tab=videos',
  'spy-lives': '?tab=lives',
  'spy-shops': '?tab=shops',
  'spy-ads': '?tab=ads',
  'goods-creators': `?product_id=${product_id}&tab=creators`,
  'goods-videos': `?product_id=${product_id}&tab=videos`,
  'goods-lives': `?product_id=${product_id}&tab=lives`,
  'goods-skus': `?product_id=${product_id}&tab=skus`,
}

/** Lists that follow from the record's ad network, or whose screen is of one mode. */
const accounts: Readonly<Record<string, string>> = { adTiktok: 'ads', adMeta: 'fbads', team: 'shops' }

test.each(Object.values(lists).map((list) => ({ id: list.id, list })))(
  '[LP1] [LP2] [LP7] [LP8] [LP10] [LP12] $id does what every list does',
  ({ list }) =>
    walkList({
      stage,
      list,
      path: screenRow(list.screen).path + (queries[list.id] ?? ''),
      account: accounts[list.id] ?? list.mode ?? 'leader',
      stranger: 'cutter',
    }),
)
