import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { withTitleLine } from '#shared/document/title-line.ts'
import { inEach, type Text, written } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { useCrumb } from '../shell/crumbs.ts'
import { isSomethingOpen } from '../shortcuts/keys.ts'
import { later } from '../ui/later.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import type { Asks } from './actions.ts'
import { Bars } from './bars/Bars.tsx'
import { ChecksPanel } from './checks/ChecksButton.tsx'
import { useOpen } from './checks/useOpen.ts'
import { MakingSlot } from './making-slot.ts'
import type { Opened } from './opening.ts'
import { BlockHandle } from './screen/BlockHandle.tsx'
import { Counts } from './screen/Counts.tsx'
import { Head } from './screen/Head.tsx'
import { Notes } from './screen/Notes.tsx'
import { Origin } from './screen/Origin.tsx'
import { Outline } from './screen/Outline.tsx'
import { SelectionBar } from './screen/SelectionBar.tsx'
import { SlashMenu } from './screen/SlashMenu.tsx'
import { Tools } from './screen/Tools.tsx'
import { documentOf } from './text/content.ts'
import { openText } from './text/open-text.ts'
import { takePictures } from './text/picture.ts'
import type { SlashKeys } from './text/slash.ts'
import { useKeeper } from './useKeeper.ts'
import { useLanguage } from './useLanguage.ts'
import { useOpenText } from './text/useOpenText.ts'
import { usePrinted } from './usePrinted.ts'

const Conflict = later(() => import('./screen/Conflict.tsx').then(it => it.Conflict))
const Drawer = later(() => import('./drawer/Drawer.tsx').then(it => it.Drawer))
const Versions = later(() => import('./screen/Versions.tsx').then(it => it.Versions))
const PictureDialog = later(() => import('./screen/PictureDialog.tsx').then(it => it.PictureDialog))

const words = {
  text: { de: 'Text', en: 'Text' },
  left: {
    de: 'Das Bild war noch nicht da, als Sie die Seite verlassen haben. Es steht nicht im Text; fügen Sie es noch einmal ein.',
    en: 'The picture was not there yet when you left the page. It is not in the text; add it once more.',
  },
  lost: (pictures: number): Text =>
    pictures === 1
      ? {
          de: 'Ein Bild kam nicht mit: Es liegt anderswo, und von dort wird nichts geholt. Fügen Sie es als Datei ein.',
          en: 'A picture did not come along: it lies elsewhere, and nothing is fetched from there. Add it as a file.',
        }
      : {
          de: `${written(pictures, 'de')} Bilder kamen nicht mit: Sie liegen anderswo, und von dort wird nichts geholt. Fügen Sie sie als Dateien ein.`,
          en: `${written(pictures, 'en')} pictures did not come along: they lie elsewhere, and nothing is fetched from there. Add them as files.`,
        },
  placeholder: { de: 'Schreiben Sie, oder „/“ für mehr', en: 'Write, or “/” for more' },
}

/** The caret is there with the next key: TipTap's own way waits for a frame. */
const focusAtStart = ({ state, view }: Editor) => {
  view.dispatch(state.tr.setSelection(Selection.atStart(state.doc)))
  view.focus()
}

type Props = {
  opened: Opened
  /** Whether it is asked at once what is to be made of it. */
  makes: boolean
  person: string
  onBegun(id: string): void
  onNew(): void
  /** Asks for a file that is to be opened. */
  onOpen(): void
}

/** A document on its paper, with everything it is written with. */
export function Desk({ opened, makes, person, onBegun, onNew, onOpen }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [title, setTitle] = useState(opened.title)
  // What is printed from here is called as its tab is.
  useCrumb(title.trim() ? { name: inEach(() => title.trim()), inTab: true } : undefined)
  const [{ asks, time }, setAsks] = useState<{ asks?: Asks; time: number }>({ time: 0, ...(makes && { asks: 'make' }) })
  // What is asked once more begins anew.
  const ask = (wanted: Asks | undefined) => setAsks(before => ({ asks: wanted, time: before.time + 1 }))
  const [compares, compare] = useState(true)
  const [checks, openChecks] = useOpen()
  const [hasChecks, setHasChecks] = useState(false)
  const [keys] = useState<SlashKeys>({})
  const making = use(MakingSlot)
  const desk = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)

  const editor = useOpenText(box, element =>
    openText(element, {
      ...{ content: opened.content, label: t(words.text), placeholder: t(words.placeholder), keys },
      onPictures: (files, into, place) =>
        void takePictures(into, files, place, {
          onFailure: error => toast({ text: sentence(error), tone: 'danger' }),
          onLeft: () => toast({ text: t(words.left), tone: 'danger' }),
        }),
      onLost: pictures => toast({ text: t(words.lost(pictures)), tone: 'danger' }),
    }),
  )
  const lang = useLanguage(editor, opened.language)
  const read = () => ({ title: title.trim(), content: editor ? documentOf(editor.state.doc) : opened.content })
  const titled = () => ({ ...read(), given: opened.from.given })
  usePrinted(desk, titled)
  const { keeper, saved, takeOver, look } = useKeeper({ person, opened, editor, read, onTitle: setTitle, onBegun })
  const rename = (typed: string) => {
    setTitle(typed)
    queueMicrotask(() => keeper?.changed())
  }
  useEffect(() => {
    if (editor && !opened.title && !opened.isOpen && !opened.from.id) focusAtStart(editor)
  }, [editor, opened])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHere = desk.current?.contains(document.activeElement) && !isSomethingOpen()
    if (!isHere || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const run = { f: () => ask('find'), s: () => void keeper?.save() }[event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const works = asks === 'ai' || asks === 'expand'
  const leaving = () => {
    const content = withTitleLine(titled())
    return {
      markdown: toMarkdown(content),
      title: title.trim(),
      lang,
      ai: opened.ai || keeper?.place().ai ? ('changed' as const) : undefined,
      document: () => content,
    }
  }
  return (
    <div ref={desk}>
      {/* Nobody writes while the drawer is open. */}
      <div className="desk" inert={works}>
        <div className="sheet-of-text">
          <Head
            {...{ title, lang, saved, keeper, leaving, onNew, onOpen }}
            isThere={editor !== undefined}
            checks={{ open: checks, isThere: hasChecks, toggle: () => openChecks(!checks) }}
            onTitle={rename}
            onText={() => editor && focusAtStart(editor)}
            onAsk={ask}
            onCompare={() => compare(true)}
            onHint={of => (of === 'ai' ? Drawer : making)?.hint()}
          />
          {editor && keeper && <Origin id={keeper.place().id} from={opened.madeFrom} />}
          <div className="card print:border-0">
            <div className="sticky top-14 z-10 rounded-t-lg border-b border-line bg-surface print:hidden">
              <div className="min-h-11 px-2 py-0.5">{editor && <Tools editor={editor} onAsk={ask} />}</div>
              {editor && <Bars editor={editor} asks={asks} time={time} lang={lang} onClose={() => ask(undefined)} />}
            </div>
            <div ref={paper} className="paper relative">
              <div ref={box} className="markdown reading" />
              {editor && (
                <>
                  <Notes editor={editor} />
                  <BlockHandle editor={editor} paper={paper} />
                </>
              )}
            </div>
            <div className="border-t border-line px-5 py-2 print:hidden">{editor && <Counts editor={editor} />}</div>
          </div>
        </div>
        {editor && <Outline editor={editor} />}
        <Suspense>
          {editor && keeper && checks && (
            <ChecksPanel
              {...{ editor, title, lang, person, id: keeper.place().id, place: () => keeper.place().id }}
              onNeeded={() => keeper.changed()}
              onThere={setHasChecks}
              onClose={() => openChecks(false)}
            />
          )}
        </Suspense>
      </div>
      {editor && <SlashMenu editor={editor} keys={keys} onAsk={ask} />}
      {editor && <SelectionBar editor={editor} onAsk={ask} />}
      <Suspense>
        {editor && works && (
          <Drawer
            editor={editor}
            about={{ title, id: keeper?.place().id }}
            lang={lang}
            begins={asks === 'expand' ? asks : undefined}
            onCheck={() => {
              ask(undefined)
              openChecks(true)
            }}
            onClose={() => ask(undefined)}
          />
        )}
        {editor &&
          keeper &&
          asks === 'make' &&
          making?.draw({ editor, keeper, title, lang, onClose: () => ask(undefined) })}
        {editor && asks === 'picture' && (
          <PictureDialog editor={editor} title={title} lang={lang} onClose={() => ask(undefined)} />
        )}
        {keeper && asks === 'versions' && (
          <Versions
            {...{ keeper, onChanged: look, onClose: () => ask(undefined) }}
            onUnsaved={() => {
              ask(undefined)
              compare(true)
            }}
          />
        )}
        {saved.state === 'elsewhere' && compares && (
          <Conflict
            mine={{ ...read(), ai: keeper?.place().ai ?? false }}
            other={saved.other}
            problem={saved.problem}
            onMine={async () => keeper?.outdo(saved.other)}
            onOther={() => takeOver(saved.other)}
            onBoth={() => void keeper?.apart()}
            onClose={() => compare(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
