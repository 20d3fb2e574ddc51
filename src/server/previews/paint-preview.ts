import type { Call } from '#catalogue/call.ts'
import type { Values } from '#shared/fields.ts'
import { previewSide, sizes } from '#shared/picture-sizes.ts'
import { Problem } from '#shared/problems.ts'
import { layFiles } from '../files/laid-files.ts'
import type { Painter, Painting, Size } from '../painting/painter.ts'
import { gather } from '../works/gather.ts'
import { paintRequestOf } from '../works/paint-request.ts'
import type { World } from '../world.ts'

/** With the same number each time, a preview differs from the one before only by what was drawn. */
const seed = 1

const small = ({ width, height }: Size): Size => {
  const by = previewSide / Math.max(width, height)
  return { width: Math.round(width * by), height: Math.round(height * by) }
}

/** A drawing as a small PNG. It is opened where all pictures are, and not kept. */
export const openedSmall = async (
  { files, pictures }: Pick<World, 'files' | 'pictures'>,
  whose: string,
  drawing: Buffer,
  signal: AbortSignal,
) => {
  const { lies, remove } = await layFiles(files.incoming)
  try {
    const { path } = await lies('drawing', drawing)
    return await pictures.small(whose, path, { side: previewSide, isWhole: true, as: 'png' }, signal)
  } finally {
    await remove()
  }
}

type Asked = Readonly<{ call: Call; values: Values; language: string; picture: Buffer }>

/** What a small drawing becomes, painted as small. */
export const paintPreview = async (
  painter: Painter,
  { call, values, language, picture }: Asked,
  signal: AbortSignal,
): Promise<Painting> => {
  const gathered = gather(call.fields, values)
  const { strength, ...request } = paintRequestOf(call, { values, language, gathered }, painter.can)
  const asked = {
    ...{ ...request, signal, howMany: 1, isPreview: true, seed },
    ...{ size: small(request.size ?? sizes['1:1']), from: { picture, strength } },
  } as const
  for await (const part of painter.paint(asked)) if ('bytes' in part) return part
  throw new Problem('painting_failed')
}
