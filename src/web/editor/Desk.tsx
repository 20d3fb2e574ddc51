import { type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FilePlus2 } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { toHtml } from '#shared/document/to-html.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { escaped } from '#shared/html.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { useText } from '../language.tsx'
import { isSomethingOpen } from '../shortcuts/keys.ts'
import { later } from '../ui/later.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import type { Asks } from './actions.ts'
import { Bars } from './bars/Bars.tsx'
import type { Opened } from './opening.ts'
import { BlockHandle } from './screen/BlockHandle.tsx'
import { Counts } from './screen/Counts.tsx'
import { DeskMenu } from './screen/DeskMenu.tsx'
import { Notes } from './screen/Notes.tsx'
import { Outline } from './screen/Outline.tsx'
import { SavedState } from './screen/SavedState.tsx'
import { SelectionBar } from './screen/SelectionBar.tsx'
import { SlashMenu } from './screen/SlashMenu.tsx'
import { Title } from './screen/Title.tsx'
import { Tools } from './screen/Tools.tsx'
import { documentOf } from './text/content.ts'
import { openText } from './text/open-text.ts'
import { insertPicture, pictureAddress } from './text/picture.ts'
import type { SlashKeys } from './text/slash.ts'
import { useKeeper } from './useKeeper.ts'
import { useLanguage } from './useLanguage.ts'

const Conflict = later(() => import('./screen/Conflict.tsx').then(it => it.Conflict))
const PictureDialog = later(() => import('./screen/PictureDialog.tsx').then(it => it.PictureDialog))

const words = {
  fresh: { de: 'Neuer Text', en: 'New Edit' },
  text: { de: 'Text', en: 'Text' },
  placeholder: { de: 'Schreiben Sie, oder „/“ für mehr', en: 'Write, or “/” for more' },
}

/** The caret is there with the next key: TipTap's own way waits for a frame. */
const focusAtStart = ({ state, view }: Editor) => {
  view.dispatch(state.tr.setSelection(Selection.atStart(state.doc)))
  view.focus()
}

/** The editor in this element, from when it is drawn until it goes. */
const useOpenText = (box: RefObject<HTMLElement | null>, open: (element: HTMLElement) => Editor) => {
  const [editor, setEditor] = useState<Editor>()
  const begin = useEffectEvent(open)
  useLayoutEffect(() => {
    if (!box.current) return
    const made = begin(box.current)
    setEditor(made)
    return () => {
      setEditor(undefined)
      // Whoever keeps the text reads it once more as the page goes.
      queueMicrotask(() => made.destroy())
    }
  }, [box])
  return editor
}

type Props = {
  opened: Opened
  person: string
  onBegun(id: string): void
  onNew(): void
  onFile(file: File): void
}

/** A document on its paper, with everything it is written with. */
export function Desk({ opened, person, onBegun, onNew, onFile }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [title, setTitle] = useState(opened.title)
  const [asks, ask] = useState<Asks>()
  const [compares, compare] = useState(true)
  const [keys] = useState<SlashKeys>({})
  const desk = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)

  const takePictures = async (files: readonly File[], into: Editor) => {
    for (const file of files)
      try {
        insertPicture(into, await pictureAddress(file))
      } catch (error) {
        toast({ text: sentence(error), tone: 'danger' })
      }
  }
  const editor = useOpenText(box, element =>
    openText(element, {
      ...{ content: opened.content, label: t(words.text), placeholder: t(words.placeholder), keys },
      onPictures: (files, into) => void takePictures(files, into),
    }),
  )
  const lang = useLanguage(editor, opened.language)
  const read = () => ({ title: title.trim(), content: editor ? documentOf(editor.state.doc) : opened.content })
  const { keeper, saved, takeOver } = useKeeper({ person, opened, editor, read, onTitle: setTitle, onBegun })
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
  const leaving = () => {
    const { content } = read()
    const picture = ({ attrs: { src, alt = '', width } }: { attrs: { src: string; alt?: string; width?: number } }) =>
      `<img src="${escaped(src)}" alt="${escaped(alt)}"${width ? ` width="${width}"` : ''}>`
    return {
      markdown: toMarkdown(content),
      title: title.trim(),
      lang,
      html: () => toHtml(content.content, { picture }),
    }
  }
  return (
    <div ref={desk}>
      <div className="desk">
        <div className="sheet-of-text">
          <div className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-1 print:block">
            <Title title={title} lang={lang} onChange={rename} onDone={() => editor && focusAtStart(editor)} />
            <div className="ml-auto flex min-h-10 flex-wrap items-center gap-x-1 print:hidden">
              <SavedState saved={saved} onCompare={() => compare(true)} onApart={() => void keeper?.apart()} />
              {editor && (
                <>
                  <ExportButton leaving={leaving} />
                  <DeskMenu leaving={leaving} onFile={onFile} />
                  <button type="button" className="btn-line ml-1 min-h-9" onClick={onNew}>
                    <FilePlus2 className="size-4" aria-hidden />
                    <span className="max-sm:sr-only">{t(words.fresh)}</span>
                  </button>
                </>
              )}
            </div>
          </div>
          <div className="card print:border-0">
            <div className="sticky top-14 z-10 rounded-t-lg border-b border-line bg-surface print:hidden">
              <div className="min-h-11 px-2 py-0.5">{editor && <Tools editor={editor} onAsk={ask} />}</div>
              {editor && <Bars editor={editor} asks={asks} onClose={() => ask(undefined)} />}
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
      </div>
      {editor && <SlashMenu editor={editor} keys={keys} onAsk={ask} />}
      {editor && <SelectionBar editor={editor} onAsk={ask} />}
      <Suspense>
        {editor && asks === 'picture' && (
          <PictureDialog
            onClose={() => ask(undefined)}
            onPicture={(address, alt) => {
              ask(undefined)
              insertPicture(editor, address, alt)
            }}
          />
        )}
        {saved.state === 'elsewhere' && compares && (
          <Conflict
            mine={read()}
            other={saved.other}
            onMine={() => keeper?.took(saved.other, true)}
            onOther={() => takeOver(saved.other)}
            onBoth={() => void keeper?.apart()}
            onClose={() => compare(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
