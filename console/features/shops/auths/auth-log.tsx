import { shopAuthApi } from '../../../../shared/areas/shops/auth-api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { useShopText } from '../use-shop-text.ts'

/** The last events of a shop's authorisation: people's and the platform's own. */
export const AuthLog = ({ shop_id }: { readonly shop_id: string }) => {
  const text = useShopText()
  const { clock, text: words } = useListWorld()
  const { data, error, refetch } = useEndpoint(shopAuthApi.log, { shop_id }, { tell: 'never' })
  return (
    <Section within title={text('auth.log')}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data?.list.length === 0 ? <Note>{text('auth.noLog')}</Note> : null}
      {data && data.list.length > 0 ? (
        <Table label={text('auth.log')} height={260}>
          <tbody>
            {data.list.map(({ time, event, result, member_name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of one second may be equal, and the list stands still
              <tr key={`${time} ${index}`}>
                <th scope="row">{dateTimeText(time, clock.zone)}</th>
                <td>{text.word(`auth.event.${event}`)}</td>
                <td>{result === 0 ? '' : words.word(`shopSync.${result}`)}</td>
                <td>{member_name || text('auth.platform')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}
