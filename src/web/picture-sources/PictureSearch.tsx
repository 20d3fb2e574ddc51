import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { foundQuery, type ImageView, keepImage } from '../data/images.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { FoundImage } from './FoundImage.tsx'
import type { Taken } from './taken.ts'
import { words } from './words.ts'

type Props = {
  /** What the article is about: the field begins with what is told of it most. */
  about: string
  name: string
  onPicture(picture: Taken): void
}

const fewest = 2

/** The words that an article is about most, as somebody would look for them. */
const subjectOf = async (about: string) => {
  const { keywords } = await import('#language/keywords.ts')
  return keywords({ text: about }).slice(0, fewest).join(' ')
}

/** Looks for a picture in a collection of others', by words; what is taken becomes a file of one's own. */
export function PictureSearch({ about, name, onPicture }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [subject, setSubject] = useState('')
  useEffect(() => {
    void subjectOf(about).then(words => setSubject(now => now || words))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, [])
  const [asked, setAsked] = useState('')
  const { data, error, isFetching, refetch } = useQuery(foundQuery(asked))
  const [taking, setTaking] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const images = data?.images

  async function take({ _id, title, author, authorUrl, provider, source, licence, licenceUrl }: ImageView) {
    setTaking(_id)
    setFailure(undefined)
    try {
      const { response } = await keepImage(_id)
      const credit = { author, authorUrl, provider, source, licence, licenceUrl }
      onPicture({ src: response, alt: title, credit })
    } catch (error) {
      setFailure(error)
    } finally {
      setTaking(undefined)
    }
  }
  const problem = failure ?? error
  return (
    <section aria-label={t(words.search(name))} className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-3">
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={event => {
          event.preventDefault()
          setFailure(undefined)
          if (subject.trim() === asked) void refetch()
          else setAsked(subject.trim())
        }}
      >
        <Field label={t(words.subject)}>
          {control => (
            <input
              {...control}
              type="search"
              className="field h-10 pointer-coarse:h-11"
              autoFocus
              value={subject}
              maxLength={200}
              onChange={({ target }) => setSubject(target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="btn-line min-h-10" disabled={!subject.trim()} isBusy={isFetching}>
          <Search className="size-4" aria-hidden />
          <span className="max-sm:sr-only">{t(words.find)}</span>
        </Button>
      </form>
      <p role="status" className={`flex items-center gap-2 text-sm text-muted ${images?.length ? 'sr-only' : ''}`}>
        {isFetching && (
          <>
            <Spinner /> {t(words.finding)}
          </>
        )}
        {!isFetching && images && t(images.length ? words.found(images.length) : words.none)}
      </p>
      {problem !== undefined && problem !== null && !isFetching && <Panel tone="danger">{sentence(problem)}</Panel>}
      {images && images.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {images.map(image => (
            <FoundImage
              key={image._id}
              image={image}
              busy={taking !== undefined}
              taking={taking === image._id}
              onTake={() => void take(image)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
