import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { fleetApi } from '../../../shared/areas/walls/api.ts'
import { wallScreen } from '../../../shared/areas/walls/states.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { wallForm } from '../../../shared/forms/wall.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { call } from '../../http/client.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Note } from '../../ui/note.tsx'
import { useWallText } from './use-wall-text.ts'

type Box = CallData<typeof fleetApi.about>

/** What the box with the code says of itself, so that nobody confirms another one. */
const AboutBox = ({ box: { screen, w, h, device, address, add_time } }: { readonly box: Box }) => {
  const text = useWallText()
  const { clock } = useListWorld()
  return (
    <Note>
      <span data-testid="wall-box">
        {text('walls.about', {
          screen: text(`wallScreen.${wallScreen[screen]}`),
          ...{ w, h, address },
          device: device || text('walls.unknownBox'),
          ago: text('walls.since', { time: dateTimeText(add_time, clock.zone) }),
        })}
      </span>
    </Note>
  )
}

/** Takes the code of a wall, in a dialog that stands open when the address brings one. */
export const PairWall = () => {
  const text = useWallText()
  const { again, replace } = useListWorld()
  const [params] = useSearchParams()
  const [brought] = useState(() => params.get('code') ?? '')
  const [isOpen, setOpen] = useState(brought !== '')
  const [box, setBox] = useState<Box>()
  const close = (): void => {
    setOpen(false)
    setBox(undefined)
    replace({})
  }
  return (
    <>
      <button type="button" className="button primary" data-testid="wall-pair" onClick={() => setOpen(true)}>
        {text('walls.pair')}
      </button>
      {isOpen ? (
        <FormDialog
          form={wallForm}
          start={{ code: brought }}
          onStep={async (_, { code }) => {
            const found = await call(fleetApi.about, { code: String(code) }, { tell: 'never' })
            setBox(found)
            return { wall_screen: String(wallScreen[found.screen]) }
          }}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={close}
        >
          {box ? <AboutBox box={box} /> : null}
        </FormDialog>
      ) : null}
    </>
  )
}
