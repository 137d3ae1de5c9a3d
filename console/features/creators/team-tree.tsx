import { creatorTeamsApi } from '../../../shared/areas/creators/teams-api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Pills } from '../../ui/tabs.tsx'
import { Tree } from '../../ui/tree.tsx'
import { useCreatorDataText } from './use-creator-data-text.ts'
import { useTeamPlace } from './use-team-place.ts'

interface Props {
  readonly pid?: string
  /** From here down, the way to the chosen one. */
  readonly unfolded: readonly string[]
}

/** Who stands directly below one of the viewer's people, or below the viewer; asked for once it is looked at. */
const Below = ({ pid, unfolded }: Props) => {
  const text = useCreatorDataText()
  const { chosen, choose } = useTeamPlace()
  const { data, error, refetch } = useEndpoint(creatorTeamsApi.below, pid === undefined ? {} : { pid }, {
    tell: 'never',
  })
  if (!data) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  if (data.nodes.length === 0) return <Note>{text('team.none')}</Note>
  return (
    <Tree
      label={text('team.below')}
      nodes={data.nodes.map(({ team_id, name, people, folds }) => ({
        key: team_id,
        name,
        count: people,
        nodes: [],
        folds,
      }))}
      chosen={chosen}
      onChoose={choose}
      below={(key) => <Below pid={key} unfolded={unfolded.slice(unfolded.indexOf(key) + 1)} />}
      unfolded={unfolded}
    />
  )
}

/** The teams below the viewer, a level at a time; the chosen one has its people in the table. */
export const TeamTree = () => {
  const text = useCreatorDataText()
  const { chosen, choose } = useTeamPlace()
  const { data } = useEndpoint(creatorTeamsApi.below, chosen ? { pid: chosen } : {}, { tell: 'never' })
  return (
    <>
      <Pills aria-label={text('team.below')}>
        <button type="button" aria-pressed={chosen === ''} onClick={() => choose('')}>
          {text('team.all')}
        </button>
        {data?.path.map(({ team_id, name }) => (
          <button key={team_id} type="button" aria-pressed={chosen === team_id} onClick={() => choose(team_id)}>
            {name}
          </button>
        ))}
      </Pills>
      {data ? <Below unfolded={data.path.map(({ team_id }) => team_id)} /> : null}
    </>
  )
}
