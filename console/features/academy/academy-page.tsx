import { useState } from 'react'
import { articleApi, usualArticle } from '../../../shared/areas/academy/api.ts'
import { articleWorkflow } from '../../../shared/areas/academy/workflow.ts'
import { articleForm } from '../../../shared/forms/article.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleView } from './article-view.tsx'
import { useArticleText } from './use-article-text.ts'

/** What is for who writes articles. */
const Writing = () => {
  const text = useArticleText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const { data } = useEndpoint(articleApi.rights, {}, { tell: 'never' })
  if (!data?.writes) return null
  return (
    <Ways>
      <button type="button" className="button primary" data-testid="article-new" onClick={() => setOpen(true)}>
        {text('article.new')}
      </button>
      {isOpen ? (
        <FormDialog
          form={articleForm}
          about={{ id: null }}
          start={usualArticle}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Ways>
  )
}

/** S35: articles to read, as cards or as a list. */
export const AcademyPage = () => (
  <WorkflowList
    workflow={articleWorkflow}
    inDrawer
    cardsFirst
    card={(row, link) => <ArticleCard row={row} link={link} />}
    head={() => <Writing />}
    detail={(key, row) => <ArticleView key={key} id={key} row={row} />}
  />
)
