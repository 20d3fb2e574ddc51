import { useId, useState } from 'react'
import { ArrowDown, ArrowUp, ChevronDown, Eye, EyeOff, ImagePlus, Plus, Trash2 } from 'lucide-react'
import { PickPicture } from '../canvas/PickPicture.tsx'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LayerRow } from './LayerRow.tsx'
import { placed } from './layer-canvas.ts'
import { blank, changed, layerOf, mostLayers, movedLayer, type Size, withLayer, withoutLayer } from './stack.ts'
import type { OpenStack } from './useStack.ts'

const words = {
  title: { de: 'Ebenen', en: 'Layers' },
  add: { de: 'Ebene hinzufügen', en: 'Add a layer' },
  bring: { de: 'Bild als Hintergrund', en: 'Picture as background' },
  show: { de: 'Ebene einblenden', en: 'Show the layer' },
  hide: { de: 'Ebene ausblenden', en: 'Hide the layer' },
  up: { de: 'Ebene nach oben', en: 'Layer up' },
  down: { de: 'Ebene nach unten', en: 'Layer down' },
  remove: { de: 'Ebene löschen', en: 'Delete the layer' },
  layer: (number: number) => ({ de: `Ebene ${number}`, en: `Layer ${number}` }),
  unread: {
    de: 'Dieses Bild kann der Browser nicht anzeigen. Nehmen Sie ein JPEG oder PNG.',
    en: 'The browser cannot show this picture. Take a JPEG or PNG.',
  },
}

type Props = { open: Pick<OpenStack, 'stack' | 'step' | 'choose'>; size: Size }

/** The layers of a drawing, the highest first: which is drawn on, how it is seen, and in which order they lie. */
export function Layers({ open: { stack, step, choose }, size }: Props) {
  const t = useText()
  const [unread, setUnread] = useState(false)
  const [unfolded, unfold] = useState(false)
  const list = useId()
  const at = stack.layers.findIndex(({ id }) => id === stack.active)
  const active = stack.layers[at]
  const isFull = stack.layers.length >= mostLayers
  const bring = async (file: File) => {
    try {
      const picture = await createImageBitmap(file)
      const pixels = placed(picture, picture, size)
      picture.close()
      step(stack => withLayer(stack, layerOf(file.name, pixels), 'below'))
      setUnread(false)
    } catch {
      setUnread(true)
    }
  }
  return (
    <section
      aria-label={t(words.title)}
      className="max-h-[32vh] shrink-0 overflow-y-auto border-line p-3 max-sm:border-t max-sm:py-1 sm:max-h-none sm:w-64 sm:border-l"
    >
      <div className="mb-1 flex items-center">
        <h3 className="mr-auto text-sm font-medium max-sm:hidden">{t(words.title)}</h3>
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={list}
          onClick={() => unfold(!unfolded)}
          className="btn-small mr-auto sm:hidden"
        >
          {t(words.title)}
          <ChevronDown className={`size-4 ${unfolded ? 'rotate-180' : ''}`} aria-hidden />
        </button>
        <IconButton
          icon={Plus}
          label={t(words.add)}
          disabled={isFull}
          onClick={() =>
            step(stack => withLayer(stack, layerOf(t(words.layer(stack.layers.length + 1)), blank(size)), 'above'))
          }
        />
        <PickPicture icon={ImagePlus} label={t(words.bring)} disabled={isFull} onFile={file => void bring(file)} />
      </div>
      <div id={list} className={unfolded ? '' : 'max-sm:hidden'}>
        <ul className="grid grid-cols-1 gap-1">
          {stack.layers.toReversed().map(layer => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isActive={layer.id === stack.active}
              onChoose={() => choose(layer.id)}
              onOpacity={opacity => step(stack => changed(stack, layer.id, { opacity }))}
            />
          ))}
        </ul>
        {active && (
          <div className="mt-1 flex">
            <IconButton
              icon={active.visible ? Eye : EyeOff}
              label={t(active.visible ? words.hide : words.show)}
              onClick={() => step(stack => changed(stack, active.id, { visible: !active.visible }))}
            />
            <IconButton
              icon={ArrowUp}
              label={t(words.up)}
              disabled={at === stack.layers.length - 1}
              onClick={() => step(stack => movedLayer(stack, active.id, 1))}
            />
            <IconButton
              icon={ArrowDown}
              label={t(words.down)}
              disabled={at === 0}
              onClick={() => step(stack => movedLayer(stack, active.id, -1))}
            />
            <IconButton
              icon={Trash2}
              label={t(words.remove)}
              disabled={stack.layers.length === 1}
              onClick={() => step(stack => withoutLayer(stack, active.id))}
            />
          </div>
        )}
      </div>
      {unread && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t(words.unread)}
        </p>
      )}
    </section>
  )
}
