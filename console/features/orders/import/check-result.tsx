import type { ImportCheck } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { FigureList } from '../../../imports/figure-list.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { CheckColumns } from './check-columns.tsx'
import { ControlTable } from './control-table.tsx'
import { useImportText } from './use-import-text.ts'

const counts = ['taken', 'known', 'older', 'repeated', 'refused', 'orders'] as const

/** What the whole file would become. */
export const CheckResult = ({ check, zone }: { readonly check: ImportCheck; readonly zone: string }) => {
  const text = useImportText()
  const { first_t, last_t, refusals } = check
  const [lines, taken] = [countText(check.lines), countText(check.taken)]
  const [repeated, refused] = [countText(check.repeated), countText(check.refused)]
  return (
    <Stack as="section" className="import-result" data-testid="check-result">
      <p role="status">
        <b>{text('check.done', { lines, taken, repeated, refused })}</b>{' '}
        {first_t === null || last_t === null
          ? null
          : text('check.period', { first: dateTimeText(first_t, zone), last: dateTimeText(last_t, zone), zone })}
      </p>
      <FigureList
        figures={counts.map((name) => ({ name, title: text(`check.sum.${name}`), value: countText(check[name]) }))}
      />
      <ControlTable check={check} />
      {refusals.length > 0 ? (
        <section data-part="refusals">
          <h4>{text('check.refusals')}</h4>
          <ul className="import-list">
            {refusals.map(({ message, lines: n, first }) => (
              <li key={message}>
                {text('check.refusal', { message, lines: countText(n) })}
                {first.length > 0 ? (
                  <small>
                    {text(first.length < n ? 'check.firstMore' : 'check.first', {
                      first: first.join(text('word.and')),
                    })}
                  </small>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <CheckColumns check={check} />
    </Stack>
  )
}
