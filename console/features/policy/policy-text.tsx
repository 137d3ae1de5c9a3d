import { useCallback, useState } from 'react'
import { usePublicText } from '../../i18n/use-public-text.ts'
import { Row } from '../../ui/layout.tsx'
import { Note, Warning } from '../../ui/note.tsx'
import { SafeHtml } from '../../ui/safe-html.tsx'
import type { ShownPolicy } from './use-policy.ts'

const idOf = (index: number): string => `section-${index + 1}`

/** The text and, on a wide screen, its sections beside it, each with an address of its own. */
export const PolicyText = ({ policy }: { policy: ShownPolicy }) => {
  const say = usePublicText()
  const [sections, setSections] = useState<readonly string[]>([])
  const nameSections = useCallback((box: HTMLElement): void => {
    const headings = [...box.querySelectorAll('h3')]
    for (const [index, heading] of headings.entries()) heading.id = idOf(index)
    setSections(headings.map((heading) => heading.textContent))
    const wanted = headings.find(({ id }) => `#${id}` === window.location.hash)
    wanted?.scrollIntoView()
  }, [])
  return (
    <>
      <nav className="policy-outline" aria-label={say('policy.outline')}>
        <Note>{say('policy.outline')}</Note>
        <ol>
          {sections.map((section, index) => (
            <li key={idOf(index)}>
              <a href={`#${idOf(index)}`}>{section}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="policy-text" data-testid="policy-text">
        <h2>{policy.title}</h2>
        <Row as="p" className="note">
          <span>{say('policy.version', { version: policy.version })}</span>
          <span>{say('policy.date', { date: policy.date })}</span>
        </Row>
        {policy.bundled ? (
          <Warning tone="warn" data-testid="policy-bundled">
            <span>{say('policy.bundled')}</span>
          </Warning>
        ) : null}
        <SafeHtml html={policy.content} onShown={nameSections} />
      </article>
    </>
  )
}
