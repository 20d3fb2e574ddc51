/** What can go wrong with pictures that are brought and worked on; a part of the table of problems. */
export const problemsOfImages = {
  image_type: {
    status: 415,
    de: 'Das ist kein Bild, das sich hier bearbeiten lässt. Möglich sind JPEG, PNG, WebP, AVIF, HEIC, GIF und TIFF; es wurde nichts berechnet.',
    en: 'This is not a picture that can be worked on here. JPEG, PNG, WebP, AVIF, HEIC, GIF and TIFF are possible; nothing was charged.',
  },
  image_empty: {
    status: 422,
    de: 'Diese Datei ist leer. Wählen Sie eine andere, es wurde nichts berechnet.',
    en: 'This file is empty. Choose another one; nothing was charged.',
  },
  image_broken: {
    status: 422,
    de: 'Dieses Bild ist beschädigt oder unvollständig. Wählen Sie ein anderes, es wurde nichts berechnet.',
    en: 'This picture is damaged or incomplete. Choose another one; nothing was charged.',
  },
  image_heavy: {
    status: 413,
    de: 'Das Bild darf höchstens {megabytes} MB groß sein. Wählen Sie ein kleineres, es wurde nichts berechnet.',
    en: 'The picture may be {megabytes} MB at most. Choose a smaller one; nothing was charged.',
  },
  image_huge: {
    status: 413,
    de: 'Das Bild hat zu viele Pixel. Verkleinern Sie es auf höchstens {megapixels} Megapixel, es wurde nichts berechnet.',
    en: 'The picture has too many pixels. Scale it down to {megapixels} megapixels at most; nothing was charged.',
  },
  image_too_large_to_make: {
    status: 422,
    de: 'Das Ergebnis hätte mehr als {megapixels} Megapixel. Wählen Sie eine kleinere Größe, es wurde nichts berechnet.',
    en: 'The result would have more than {megapixels} megapixels. Choose a smaller size; nothing was charged.',
  },
  image_work_failed: {
    status: 422,
    de: 'Die Bearbeitung ist abgebrochen: Sie brauchte zu viel Zeit oder Speicher. Versuchen Sie es mit einem kleineren Bild, es wurde nichts berechnet.',
    en: 'The work on this picture was broken off: it took too much time or memory. Try a smaller picture; nothing was charged.',
  },
  image_without_subject: {
    status: 422,
    de: 'Auf diesem Bild hebt sich nichts vom Hintergrund ab. Wählen Sie ein anderes, es wurde nichts berechnet.',
    en: 'Nothing on this picture stands out from its background. Choose another one; nothing was charged.',
  },
  images_too_many: {
    status: 422,
    de: 'Dieses Modell setzt höchstens {most} Bilder zusammen. Nehmen Sie einige heraus oder wählen Sie ein anderes Modell, es wurde nichts berechnet.',
    en: 'This model puts {most} pictures together at most. Take some out or choose another model; nothing was charged.',
  },
  image_without_text: {
    status: 422,
    de: 'Auf diesem Bild wurde kein Text gefunden. Wählen Sie den Bereich selbst aus, es wurde nichts berechnet.',
    en: 'No text was found on this picture. Select the area yourself; nothing was charged.',
  },
  picture_model_failed: {
    status: 500,
    de: 'Das Modell, das für dieses Werkzeug heruntergeladen wurde, hat versagt; es wurde nichts berechnet. Die Administration kann es unter „Modelle“ löschen und neu herunterladen. Ohne es arbeitet das Werkzeug wie zuvor.',
    en: 'The model that was downloaded for this tool has failed; nothing was charged. An administrator can delete it under “Models” and download it again. Without it, the tool works as before.',
  },
  picture_network_failed: {
    status: 500,
    de: 'Das Modell, das für dieses Werkzeug mitgeliefert wird, hat versagt; es wurde nichts berechnet. Versuchen Sie es noch einmal. Die Administration kann die Pakete neu installieren (npm ci).',
    en: 'The model that comes along for this tool has failed; nothing was charged. Try again. An administrator can install the packages again (npm ci).',
  },
  remover_failed: {
    status: 502,
    de: 'Der Dienst, der hier Motive freistellt, hat nichts geliefert; es wurde nichts berechnet. Versuchen Sie es noch einmal oder markieren Sie selbst, wo es geht. Die Administration kann ihn unter „Modelle“ prüfen; ohne ihn findet dieser Server Motive selbst.',
    en: 'The service that cuts subjects out here has delivered nothing; nothing was charged. Try again, or mark the area yourself where possible. An administrator can check it under “Models”; without it, this server finds subjects itself.',
  },
  qr_too_long: {
    status: 422,
    de: 'Das passt nicht in einen QR-Code. Kürzen Sie den Inhalt, er ist noch da; es wurde nichts berechnet.',
    en: 'This does not fit into a QR code. Shorten the content, it is still here; nothing was charged.',
  },
  qr_row_too_long: {
    status: 422,
    de: 'Was in Zeile {row} der Liste steht, passt nicht in einen QR-Code. Kürzen Sie diese Zeile, die Liste ist noch da; es wurde nichts berechnet.',
    en: 'What line {row} of the list says does not fit into a QR code. Shorten that line, the list is still here; nothing was charged.',
  },
  qr_row_unreadable: {
    status: 422,
    de: 'Der QR-Code aus Zeile {row} der Liste wäre nicht zu lesen. Kürzen Sie diese Zeile, oder wählen Sie kräftigere Farben oder kein Logo; die Liste ist noch da, es wurde nichts berechnet.',
    en: 'The QR code of line {row} of the list could not be read. Shorten that line, or choose stronger colours or no logo; the list is still here, nothing was charged.',
  },
  qr_light_on_dark: {
    status: 422,
    de: 'Viele Kameras lesen keine hellen Punkte auf dunklem Grund. Tauschen Sie die beiden Farben; es wurde nichts berechnet.',
    en: 'Many cameras cannot read light dots on a dark ground. Swap the two colours; nothing was charged.',
  },
  qr_colours_alike: {
    status: 422,
    de: 'Punkte und Grund sind zu ähnlich. Wählen Sie dunklere Punkte oder einen helleren Grund; es wurde nichts berechnet.',
    en: 'Dots and ground are too alike. Choose darker dots or a lighter ground; nothing was charged.',
  },
  qr_content_unclear: {
    status: 422,
    de: 'Eine Nummer braucht Ziffern, eine E-Mail-Adresse ein @, eine Webadresse hat keine Leerzeichen; es wurde nichts berechnet.',
    en: 'A number needs digits, an e-mail address an @, a web address has no spaces; nothing was charged.',
  },
  qr_list_too_long: {
    status: 422,
    de: 'Auf einmal entstehen höchstens {most} Codes. Teilen Sie die Liste; es wurde nichts berechnet.',
    en: 'At most {most} codes are made at once. Divide the list; nothing was charged.',
  },
  qr_row_empty: {
    status: 422,
    de: 'In Zeile {row} der Liste fehlt der Inhalt. Schreiben Sie ihn hinter den Namen, wie in „Tisch 2;https://beispiel.de/2“; es wurde nichts berechnet.',
    en: 'Line {row} of the list lacks its content. Write it behind the name, as in “Table 2;https://example.com/2”; nothing was charged.',
  },
  qr_time_unclear: {
    status: 422,
    de: 'Eine Uhrzeit ist nicht zu lesen, oder es fehlt der Beginn. Schreiben Sie beide wie 18:00; ohne beide ist es der ganze Tag. Es wurde nichts berechnet.',
    en: 'A time cannot be read, or the beginning is missing. Write both as in 18:00; without both it is the whole day. Nothing was charged.',
  },
  qr_unreadable: {
    status: 422,
    de: 'Dieser QR-Code wäre nicht zu lesen. Wählen Sie kräftigere Farben oder kein Logo; es wurde nichts berechnet.',
    en: 'This QR code could not be read. Choose stronger colours or no logo; nothing was charged.',
  },
} as const
