import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { mostPictures, fewestPictures } from '#shared/image-models.ts'
import { uploadKinds } from '#shared/accepts.ts'
import { filesKey } from '../data/files.ts'
import type { ImageModelDeeds, ImageModelView } from '../data/image-models.ts'
import { FileInput } from '../files/FileInput.tsx'
import { Inviting } from '../files/Inviting.tsx'
import { LetGo } from '../files/LetGo.tsx'
import { NotTaken } from '../files/NotTaken.tsx'
import { Underway } from '../files/Underway.tsx'
import { useDropAll } from '../files/useDrop.ts'
import { useUploads } from '../files/useUploads.ts'
import { words as ofFiles } from '../files/words.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Section } from '../ui/Section.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { PictureCard } from './PictureCard.tsx'
import { words } from './words.ts'

type Props = { model: ImageModelView; deeds: ImageModelDeeds; isOpen: boolean }

/** The pictures of a model with what was found of each; more are brought one after the other, and checked. */
export function PicturesSection({ model, deeds, isOpen }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { number } = useFormats()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [checking, setChecking] = useState(0)
  const [refused, setRefused] = useState<unknown>()
  const { _id: id, pictures, used } = model
  const { uploads, take, cancel, ...refusals } = useUploads<{ response: string }>({
    path: uploadKinds.images.path,
    accept: 'images',
    onDone({ response: file }) {
      void client.invalidateQueries({ queryKey: filesKey, refetchType: 'none' })
      setChecking(count => count + 1)
      deeds.add
        .mutateAsync({ id, file })
        .catch(setRefused)
        .finally(() => setChecking(count => count - 1))
    },
  })
  const room = Math.max(0, mostPictures - pictures.length - uploads.length - checking)
  const takeSome = (files: readonly File[]) => {
    setRefused(undefined)
    take(files, room)
  }
  const { over, handlers } = useDropAll(takeSome, !isOpen || room === 0)
  return (
    <Section id="model-pictures" title={t(words.pictures)} {...(isOpen && { line: t(words.line) })}>
      {isOpen && room > 0 && (
        <div
          {...handlers}
          className={`field relative flex min-h-11 items-start gap-2.5 py-2.5
            has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2
            has-[input:focus-visible]:outline-ring ${over ? 'border-accent' : ''}`}
        >
          <FileInput
            ref={input}
            accept="images"
            aria-label={t(words.make)}
            className="absolute inset-0 cursor-pointer text-[0px] opacity-0"
            onFiles={takeSome}
          />
          <Inviting accept="images" several more={t(words.most)} />
          {over && <LetGo>{t(ofFiles.letGo)}</LetGo>}
        </div>
      )}
      {uploads.map(upload => (
        <div key={upload.key} className="field flex min-h-11 items-start gap-2.5 py-2.5">
          <Underway upload={upload} onCancel={() => cancel(upload.key)} />
        </div>
      ))}
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
        {checking > 0 && (
          <>
            <Spinner className="size-4 text-accent-ink" /> {t(words.checking)}
          </>
        )}
      </p>
      <NotTaken {...refusals} control={input} onOther={() => input.current?.click()} />
      {!!refused && (
        <Panel tone="danger">
          {t(words.notAdded)} {sentence(refused)}
        </Panel>
      )}
      {pictures.length > 0 && (
        <p className="text-sm text-muted">
          {t(words.used(number(used), number(pictures.length)))} {used < fewestPictures && t(words.needed)}
        </p>
      )}
      {pictures.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {pictures.map((picture, at) => (
            <PictureCard key={picture._id} model={id} picture={picture} number={at + 1} isOpen={isOpen} deeds={deeds} />
          ))}
        </ol>
      )}
    </Section>
  )
}
