import { useState } from 'react'
import { materialApi } from '../../../shared/areas/materials/api.ts'
import type { MediaFile } from '../../../shared/areas/media/api.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { fetchFile } from '../../http/fetch-file.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { saveFile } from '../../lists/tools/save-file.ts'
import { markedPicture } from '../../media/marked-picture.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Note } from '../../ui/note.tsx'
import { useMaterialText } from './use-material-text.ts'

const [VIDEO, PICTURE] = [1, 2]

const addressOf = async (id: string): Promise<string> => (await call(materialApi.download, { id })).address

const saveMarked = async (address: string, { name }: MediaFile, words: string): Promise<void> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  saveFile(await markedPicture(await answer.blob(), words), name)
}

interface Props {
  readonly materialId: string
  readonly file: MediaFile
  /** It was fetched, and that is noted. */
  readonly onFetched: () => void
}

/** Fetches a material as it was brought, or a picture with its company, who fetches it and the day written all over it. */
export const Fetching = ({ materialId, file, onFetched }: Props) => {
  const text = useMaterialText()
  const { clock } = useListWorld()
  const record = useSession((state) => state.record)
  const [drawing, setDrawing] = useState(false)
  const get = async (run: (address: string) => void | Promise<void>): Promise<void> => {
    try {
      const address = await addressOf(materialId)
      onFetched()
      await run(address)
    } catch (error) {
      // What the platform refuses has been told.
      if (!(error instanceof CallError)) showToast('bad', text('material.unmarked'))
    }
  }
  const getMarked = async (): Promise<void> => {
    if (!record) return
    const words = [
      record.company_name,
      record.membername || record.username,
      todayOf(clock, Math.floor(platformNowMs() / 1000)),
    ]
    setDrawing(true)
    await get((address) => saveMarked(address, file, words.filter(Boolean).join(' · ')))
    setDrawing(false)
  }
  return (
    <>
      <button type="button" className="button" data-testid="material-download" onClick={() => void get(fetchFile)}>
        {text('material.download')}
      </button>
      {file.kind === PICTURE ? (
        <button
          type="button"
          className="button"
          data-testid="material-marked"
          disabled={drawing}
          onClick={() => void getMarked()}
        >
          {text('material.marked')}
        </button>
      ) : null}
      {file.kind === VIDEO ? <Note>{text('material.videoUnmarked')}</Note> : null}
    </>
  )
}
