import { useId, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StylePaintersView } from '#server/styles/routes.ts'
import {
  removeStylePictures,
  stylePaintersQuery,
  stylePictureAt,
  stylePicturesQuery,
} from '../../data/style-pictures.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSentence } from '../../useSentence.ts'
import { Fold } from './Fold.tsx'
import { words } from './style-words.ts'
import { useStylePainting } from './useStylePainting.ts'

type Pictures = Readonly<Record<string, string>>
type Props = { pictures: Pictures; here: StylePaintersView }

/** What is painted, by whom, and what that costs; what is there already is not painted again. */
function Painting({ pictures, here: { styles, painters, currency } }: Props) {
  const t = useText()
  const { number, money } = useFormats()
  const sentence = useSentence()
  const client = useQueryClient()
  const id = useId()
  const [chosen, choose] = useState(painters[0]?.name ?? '')
  const { state, paint, stop } = useStylePainting()
  const removal = useMutation({
    mutationFn: removeStylePictures,
    onSuccess: none => client.setQueryData(stylePicturesQuery.queryKey, none),
  })
  const missing = styles.filter(style => !Object.hasOwn(pictures, style))
  const there = styles.length - missing.length
  const model = painters.find(({ name }) => name === chosen) ?? painters[0]
  const isPainting = state.state === 'painting' || state.state === 'stopping'
  if (!model) return null
  const price = model.price === null ? undefined : money(model.price * missing.length, currency)
  return (
    <>
      {there > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
          {styles.flatMap(style => {
            const name = pictures[style]
            if (!name) return []
            const look = 'aspect-[3/2] w-full rounded-sm bg-sunken object-cover'
            return [
              <li key={style}>
                <img src={stylePictureAt(style, name)} alt="" className={look} />
              </li>,
            ]
          })}
        </ul>
      )}
      {painters.length > 1 && missing.length > 0 && (
        <div className="grid max-w-sm grid-cols-1 gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t(words.model)}
          </label>
          <Select id={id} value={model.name} isBusy={isPainting} onChange={({ target }) => choose(target.value)}>
            {painters.map(({ name, called }) => (
              <option key={name} value={name}>
                {called}
              </option>
            ))}
          </Select>
        </div>
      )}
      <p role="status">
        {isPainting
          ? t(words.painting(number(state.at + 1), number(state.of)))
          : t(words.there(number(there), number(styles.length)))}
        {state.state === 'stopped' && ` ${t(words.stopped)}`}
      </p>
      {missing.length > 0 && !isPainting && (
        <p className="text-sm text-muted">{t(words.costs(number(missing.length), missing.length === 1, price))}</p>
      )}
      {isPainting && <p className="text-sm text-muted">{t(words.open)}</p>}
      {state.state === 'failed' && (
        <Panel tone="danger">
          {sentence(state.problem)} {t(words.kept)}
        </Panel>
      )}
      {removal.error && <Panel tone="danger">{sentence(removal.error)}</Panel>}
      <div className="flex flex-wrap gap-2">
        {isPainting ? (
          <Button className="btn-line" isBusy={state.state === 'stopping'} onClick={stop}>
            <Spinner />
            {t(words.stop)}
          </Button>
        ) : (
          missing.length > 0 && (
            <button type="button" className="btn-line" onClick={() => void paint(missing, model.name)}>
              {t(there > 0 ? words.goOn : words.paint)}
            </button>
          )
        )}
        {there > 0 && !isPainting && (
          <Button className="btn-quiet" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            {t(words.remove)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Pictures of the styles, painted by this installation's own models in place of the drawings that come along. */
export function StylePictures() {
  const t = useText()
  const { number } = useFormats()
  const { data: pictures } = useQuery(stylePicturesQuery)
  const { data: here } = useQuery(stylePaintersQuery)
  if (!pictures || !here) return null
  if (!here.painters.length && !Object.keys(pictures).length) return null
  const there = here.styles.filter(style => Object.hasOwn(pictures, style)).length
  const holds = t(words.there(number(there), number(here.styles.length)))
  return (
    <Fold id="style-pictures" title={t(words.title)} line={t(words.line)} holds={holds}>
      {here.painters.length ? <Painting {...{ pictures, here }} /> : <p className="text-muted">{t(words.nobody)}</p>}
    </Fold>
  )
}
