import type { PictureSlug } from '#shared/picture-slugs.ts'
import type { Locale } from '#shared/text.ts'

/** What people call each tool for pictures, beside its name. */
export const ofPictures: Readonly<Record<Locale, Readonly<Record<PictureSlug, string>>>> = {
  de: {
    'generate-images': `
      Bild erstellen, Bildgenerator, KI-Bild, malen, zeichnen lassen, Illustration, Grafik, Foto erzeugen, Motiv,
      Titelbild, Logo, DALL-E, Stable Diffusion, Flux`,
    'text-to-style-image': `
      Stile, Bildstil, vier Bilder, Aquarell, Ölgemälde, Comic, Pixelkunst, Kunststil, Skizze, Poster, Anime`,
    'image-variations': `
      Varianten, Variation, abwandeln, ähnliche Bilder, anders malen, neue Fassung, Bild zu Bild, img2img, Alternativen,
      umgestalten, Abwandlung, Remix`,
    'image-editor': `
      Bildbearbeitung, Fotobearbeitung, zuschneiden, gerade richten, begradigen, drehen, Helligkeit, Kontrast,
      Sättigung, Text ins Bild, beschriften, Pfeil, Rechteck, verpixeln, unkenntlich machen, Photoshop`,
    'image-process': `
      konvertieren, komprimieren, verkleinern, zuschneiden, JPEG, PNG, WebP, HEIC, AVIF, Bildgröße, Dateigröße,
      drehen, spiegeln, Metadaten, Format ändern`,
    'upscale-images': `
      hochskalieren, Auflösung, schärfen, größer machen, Upscaler, HD, verpixelt, Bildqualität, Druckauflösung,
      skalieren`,
    'applied-style': `
      Filter, Effekt, Schwarzweiß, Sepia, Vintage, Bleistift, Retro, Duotone, Look, Bildfilter, Vignette,
      als Gemälde, Aquarell aus Foto`,
    'combine-images': `
      Collage, zusammenfügen, nebeneinander, Raster, Montage, Vorher-nachher-Bild, überblenden, Bilder mischen,
      Fotocollage, verbinden, Person einfügen, Fotomontage, Wasserzeichen, Logo aufs Bild`,
    'objects-remover': `
      retuschieren, Objekt löschen, Radierer, ausbessern, Retusche, Person entfernen, Störendes, wegradieren,
      Fleck, reparieren, Inpainting`,
    'image-from-drawing': `
      Skizze, Zeichnung, zeichnen, kritzeln, Skizze zu Bild, malen, Entwurf, Scribble, Leinwand, Ebenen, Stift, Vorlage,
      Strichzeichnung`,
    'remove-texts': `
      Schrift entfernen, Text löschen, Beschriftung, Wasserzeichen, Untertitel, Datum entfernen, Logo entfernen,
      Werbetext, Text im Bild, textfrei, retuschieren`,
    ChangeBackground: `
      freistellen, Freisteller, Hintergrund entfernen, transparent, ausschneiden, Hintergrund weg, unscharf,
      Hintergrundfarbe, Porträt, Bewerbungsfoto`,
    'ai-product-images': `
      Produktfoto, Packshot, Onlineshop, Amazon-Bild, eBay, Shopify, Etsy, weißer Hintergrund, Warenfoto, Spiegelung,
      Schatten, Produkt in Szene, Mockup`,
    'QR-code-generator': `
      QR, Barcode, WLAN-Code, vCard, Visitenkarte, Scan, Code für Flyer, Kontakt-Code, Tischaufsteller, Strichcode`,
    'image-model-generator': `
      trainieren, Training, LoRA, Feinabstimmung, eigenes Modell, Modell anlernen, eigener Stil, Fine-Tuning,
      eigenes Produkt, Bildmodell erstellen, Hausstil`,
  },
  en: {
    'generate-images': `
      image generator, AI image, paint, draw, illustration, artwork, create a picture, cover image, text to image, logo,
      DALL-E, Stable Diffusion, Flux`,
    'text-to-style-image': `
      styles, art style, four pictures, watercolour, oil painting, comic, pixel art, sketch, poster, anime`,
    'image-variations': `
      variations, variants, similar pictures, alternatives, image to image, img2img, remix, reimagine, redo, another version,
      restyle`,
    'image-editor': `
      photo editor, edit a photo, crop, straighten, rotate, brightness, contrast, saturation, text on a picture,
      annotate, arrow, rectangle, pixelate, blur a face, redact, Photoshop`,
    'image-process': `
      convert, compress, resize, crop, JPEG, PNG, WebP, HEIC, AVIF, file size, rotate, flip, metadata, image format`,
    'upscale-images': `
      enlarge, resolution, sharpen, bigger, upscaler, HD, pixelated, image quality, print size, scale`,
    'applied-style': `
      filter, effect, black and white, sepia, vintage, pencil, retro, duotone, look, photo filter, vignette,
      photo into a painting`,
    'combine-images': `
      collage, merge, side by side, grid, montage, before and after picture, blend, layers, join, photo collage,
      insert a person, photomontage, watermark, logo on a photo`,
    'objects-remover': `
      retouch, erase, clean up, eraser, remove a person, inpainting, repair, blemish, heal, delete object`,
    'image-from-drawing': `
      sketch, drawing, doodle, scribble, sketch to image, paint, draft, canvas, layers, pen, line drawing, outline`,
    'remove-texts': `
      erase writing, delete text, caption, watermark, subtitle, remove date, remove logo, lettering, text in image,
      clean picture, retouch`,
    ChangeBackground: `
      cut out, remove background, transparent, background remover, blur, portrait, isolate, green screen, cutout,
      passport photo`,
    'ai-product-images': `
      product photo, packshot, online shop, Amazon image, eBay, Shopify, Etsy, white background, reflection, shadow,
      product in a scene, mockup`,
    'QR-code-generator': `
      QR, barcode, Wi-Fi code, vCard, business card, scan, flyer code, contact code, table stand, scannable`,
    'image-model-generator': `
      train, training, LoRA, fine-tuning, finetune, custom model, own style, own product, personal model, house style,
      teach a model`,
  },
}
