import { ArrowDown, ArrowUp, GripVertical, PenLine, X } from 'lucide-react'
import type { Point } from '#shared/blog-draft.ts'
import type { Options } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const words = {
  in: (at: number) => ({ de: `Abschnitt ${at} kommt in den Artikel`, en: `Section ${at} goes into the article` }),
  heading: (at: number) => ({ de: `Überschrift von Abschnitt ${at}`, en: `Heading of section ${at}` }),
  says: (at: number) => ({ de: `Was Abschnitt ${at} sagt`, en: `What section ${at} says` }),
  saysHint: { de: 'Was soll darin stehen?', en: 'What should it say?' },
  text: (at: number) => ({ de: `Text von Abschnitt ${at}`, en: `Text of section ${at}` }),
  textHint: { de: 'Text, sonst wird er mit dem Artikel geschrieben', en: 'Text, or it is written with the article' },
  tone: (at: number) => ({ de: `Ton von Abschnitt ${at}`, en: `Tone of section ${at}` }),
  usual: { de: 'Ton wie im Ganzen', en: 'The article’s tone' },
  write: { de: 'Text schreiben lassen', en: 'Have it written' },
  writing: { de: 'Wird geschrieben …', en: 'Being written …' },
  up: (at: number) => ({ de: `Abschnitt ${at} nach oben`, en: `Move section ${at} up` }),
  down: (at: number) => ({ de: `Abschnitt ${at} nach unten`, en: `Move section ${at} down` }),
  remove: (at: number) => ({ de: `Abschnitt ${at} entfernen`, en: `Remove section ${at}` }),
}

type Props = {
  point: Point
  tones: Options
  /** Its place, counted from 1. */
  at: number
  of: number
  fresh: boolean
  writing: boolean
  /** Whether nothing can be asked at this moment. */
  busy: boolean
  onPoint(point: Point): void
  onMove(by: 'up' | 'down'): void
  onRemove(): void
  onWrite(): void
}

const plain = `block min-h-9 pointer-coarse:min-h-11 w-full min-w-0 field-sizing-content resize-none rounded-sm bg-transparent px-1 py-1.5
  outline-offset-2 placeholder:text-muted`

/** A point of the outline: in or out, its heading, what it says, its text; and its place. */
export function PointRow(props: Props) {
  const { point, tones, at, of, fresh, writing, busy, onPoint, onMove, onRemove, onWrite } = props
  const t = useText()
  const put = (change: Partial<Point>) => onPoint({ ...point, ...change })
  return (
    <li className={`card flex items-start gap-2 p-2 sm:p-3 ${point.out ? 'bg-sunken' : ''}`}>
      <span draggable className="mt-2 hidden cursor-grab text-muted sm:block pointer-coarse:hidden" aria-hidden>
        <GripVertical className="size-4" />
      </span>
      <label className="-mx-3 -mt-1 -mb-3 block shrink-0 cursor-pointer p-3">
        <input
          type="checkbox"
          aria-label={t(words.in(at))}
          className="block size-5"
          checked={!point.out}
          onChange={({ target }) => put({ out: !target.checked })}
        />
      </label>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <textarea
          rows={1}
          dir="auto"
          autoFocus={fresh}
          aria-label={t(words.heading(at))}
          className={`${plain} font-serif text-lg leading-6 font-medium ${point.out ? 'text-muted' : ''}`}
          value={point.heading}
          onChange={({ target }) => put({ heading: target.value })}
        />
        <textarea
          rows={1}
          dir="auto"
          aria-label={t(words.says(at))}
          placeholder={t(words.saysHint)}
          className={`${plain} text-sm text-muted`}
          value={point.says}
          onChange={({ target }) => put({ says: target.value })}
        />
        {!point.out && (
          <textarea
            rows={1}
            dir="auto"
            aria-label={t(words.text(at))}
            placeholder={t(words.textHint)}
            className="field block max-h-96 min-h-10 field-sizing-content resize-none py-2 font-serif leading-7"
            value={point.text}
            readOnly={writing}
            onChange={({ target }) => put({ text: target.value })}
          />
        )}
        {!point.out && (!point.text || writing) && (
          <div className="flex flex-wrap items-center gap-2 pt-1">
            <Select
              aria-label={t(words.tone(at))}
              className="w-48"
              value={point.tone}
              isBusy={writing}
              onChange={({ target }) => put({ tone: target.value })}
            >
              <option value="">{t(words.usual)}</option>
              {Object.entries(tones).map(([key, label]) => (
                <option key={key} value={key}>
                  {t(label)}
                </option>
              ))}
            </Select>
            <Button
              className="btn-small text-accent-ink disabled:opacity-55"
              disabled={!point.heading.trim()}
              isBusy={busy}
              onClick={onWrite}
            >
              {writing ? <Spinner /> : <PenLine className="size-4" aria-hidden />}
              {t(writing ? words.writing : words.write)}
            </Button>
          </div>
        )}
      </div>
      <div className="flex shrink-0 flex-col sm:flex-row">
        <IconButton
          icon={ArrowUp}
          data-move="up"
          label={t(words.up(at))}
          disabled={at === 1}
          onClick={() => onMove('up')}
        />
        <IconButton
          icon={ArrowDown}
          data-move="down"
          label={t(words.down(at))}
          disabled={at === of}
          onClick={() => onMove('down')}
        />
        <IconButton icon={X} label={t(words.remove(at))} onClick={onRemove} />
      </div>
    </li>
  )
}
