// The addresses of the fonts, which the linter takes for the fonts themselves.
// oxlint-disable import/default
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url'
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url'
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url'
import signs from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import type { FontName } from '#shared/picture-steps/lettering.ts'

const addresses: Readonly<Record<FontName, string>> = { regular, bold, signs, emoji }

/** The bytes of a font, the same that the server sets text with. Rejects where it cannot be fetched. */
export const fontBytes = async (name: FontName) => {
  const answer = await fetch(addresses[name])
  if (!answer.ok) throw new TypeError(`The font ${name} could not be fetched.`)
  return new Uint8Array(await answer.arrayBuffer())
}
