import { useEffect, useRef, useState } from 'react'
import { type ClipMark, clipsApi } from '../../../../shared/areas/clips/api.ts'
import { clipTaskWorkflow } from '../../../../shared/areas/clips/task-workflow.ts'
import { clipCommentForm } from '../../../../shared/forms/clips.ts'
import { timeCode } from '../../../../shared/forms/time-code.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import type { Row as ListRow } from '../../../lists/any-list.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Grid, Row, Stack } from '../../../ui/layout.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { showFrame, stepFrame } from '../../../ui/player.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { useTransitions } from '../../../workflows/use-transitions.ts'
import { useClipText } from '../use-clip-text.ts'
import { Said } from './said.tsx'
import { VersionPlayer } from './version-player.tsx'

interface Props {
  readonly taskNo: string
  readonly row: ListRow | undefined
  readonly onClose: () => void
}

/** A reviewer opens the newest version once: from then on the cutter cannot take it back. */
const useOpened = (row: ListRow | undefined): void => {
  const { may, currency } = useListWorld()
  const { make } = useTransitions(clipTaskWorkflow, currency)
  const done = useRef(false)
  const isFirst = row !== undefined && may[String(row.task_no)]?.includes('open') === true
  useEffect(() => {
    if (!isFirst || done.current || !row) return
    done.current = true
    void make('open', [row])
  })
}

/** The versions of a task played, alone or two together; what was said of them stands beside, each at its moment. */
export const ReviewDialog = ({ taskNo, row, onClose }: Props) => {
  const text = useClipText()
  useOpened(row)
  const { data, error, refetch } = useEndpoint(clipsApi.task, { task_no: taskNo })
  const [shown, setShown] = useState<number>()
  const [beside, setBeside] = useState<number>()
  const [at, setAt] = useState(0)
  const [startMs, setStart] = useState(0)
  const [mark, setMark] = useState<ClipMark>([])
  const [draws, setDraws] = useState(false)
  const [says, setSays] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const second = useRef<HTMLVideoElement>(null)
  const versions = data?.versions ?? []
  const now = versions.find(({ no }) => no === shown) ?? versions[0]
  const other = versions.find(({ no }) => no === beside && no !== now?.no)

  const both = (act: (element: HTMLVideoElement) => void): void => {
    for (const element of [video.current, second.current]) if (element) act(element)
  }
  const jump = (ms: number | null, drawn: ClipMark | null): void => {
    setDraws(false)
    setMark(drawn ?? [])
    setStart(ms ?? 0)
    both((element) => showFrame(element, ms ?? 0))
  }
  return (
    <Dialog title={text('clip.reviewOf', { task: taskNo })} testId="clip-review" wide onClose={onClose}>
      {error ? <LoadFailed error={error} kept={false} onRetry={refetch} /> : null}
      {data && !now ? <Note>{text('clip.noVersions')}</Note> : null}
      {data && now ? (
        <Grid columns="3fr 2fr">
          <Stack>
            <Grid min={220}>
              <VersionPlayer version={now} video={video} startMs={startMs} onTime={setAt}>
                {{ mark, ...(draws ? { onDraw: setMark } : {}) }}
              </VersionPlayer>
              {other ? <VersionPlayer version={other} video={second} startMs={startMs} onTime={() => {}} /> : null}
            </Grid>
            <Row>
              <button type="button" className="button" onClick={() => both((one) => void one.play())}>
                {text(other ? 'clip.playBoth' : 'clip.play')}
              </button>
              <button type="button" className="button" onClick={() => both((one) => one.pause())}>
                {text('clip.pause')}
              </button>
              <button type="button" className="button" onClick={() => both((one) => stepFrame(one, -1))}>
                {text('clip.frameBack')}
              </button>
              <button type="button" className="button" onClick={() => both((one) => stepFrame(one, 1))}>
                {text('clip.frameOn')}
              </button>
              <output data-testid="clip-at">{timeCode(at)}</output>
            </Row>
            {versions.length > 1 ? (
              <Row>
                <label>
                  {text('clip.shownVersion')}{' '}
                  <select
                    value={now.no}
                    onChange={({ target }) => {
                      setStart(0)
                      setShown(Number(target.value))
                    }}
                  >
                    {versions.map(({ no }) => (
                      <option key={no} value={no}>
                        {text('clip.version', { no })}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  {text('word.compare')}{' '}
                  <select
                    value={other?.no ?? ''}
                    onChange={({ target }) => setBeside(Number(target.value) || undefined)}
                  >
                    <option value="">{text('clip.alone')}</option>
                    {versions
                      .filter(({ no }) => no !== now.no)
                      .map(({ no }) => (
                        <option key={no} value={no}>
                          {text('clip.version', { no })}
                        </option>
                      ))}
                  </select>
                </label>
              </Row>
            ) : null}
          </Stack>
          <Stack>
            <Row>
              <button
                type="button"
                className="button"
                aria-pressed={draws}
                onClick={() => {
                  video.current?.pause()
                  setMark([])
                  setDraws(!draws)
                }}
              >
                {text(draws ? 'clip.noDraw' : 'clip.draw')}
              </button>
              <button
                type="button"
                className="button primary"
                onClick={() => {
                  video.current?.pause()
                  setSays(true)
                }}
              >
                {text('clip.sayAt', { at: timeCode(at) })}
              </button>
            </Row>
            <Said comments={data.comments} version={now.no} onJump={jump} />
            {row ? <RowButtons workflow={clipTaskWorkflow} row={row} /> : null}
          </Stack>
        </Grid>
      ) : null}
      {says && now ? (
        <FormDialog
          form={clipCommentForm}
          about={{ task_no: taskNo, version_no: now.no, mark: mark.length > 0 ? mark : null }}
          start={{ at: timeCode(at), text: '' }}
          onDone={() => {
            setDraws(false)
            setMark([])
            void refetch()
          }}
          onClose={() => setSays(false)}
        />
      ) : null}
    </Dialog>
  )
}
