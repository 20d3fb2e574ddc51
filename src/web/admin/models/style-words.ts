/** What is said about having the styles painted. */
export const words = {
  title: { de: 'Vorschaubilder der Stile', en: 'Pictures of the styles' },
  line: {
    de: 'Im Fenster „Stil auswählen“ steht zu jedem Stil eine Zeichnung. Ein Modell dieser Installation kann sie durch eigene Bilder ersetzen, alle mit demselben Motiv.',
    en: 'In the window “Select style” a drawing stands for each style. A model of this installation can replace them by pictures of its own, all of the same motif.',
  },
  model: { de: 'Modell', en: 'Model' },
  there: (there: string, of: string) => ({
    de: `${there} von ${of} Stilen haben ein Bild.`,
    en: `${there} of ${of} styles have a picture.`,
  }),
  costs: (many: string, one: boolean, price: string | undefined) => ({
    de:
      `Es ${one ? 'wird ein Bild' : `werden ${many} Bilder`} gemalt. Das verbraucht ${one ? 'eine Anfrage' : `${many} Anfragen`} ` +
      `Ihres Kontos und kostet ${price ?? 'so viel, wie der Dienst verlangt; ein Preis ist unter „Verbrauch“ nicht eingetragen'}.`,
    en:
      `${one ? 'One picture is' : `${many} pictures are`} painted. That uses up ${one ? 'one request' : `${many} requests`} ` +
      `of your account and costs ${price ?? 'what the service asks for; no price is entered under “Usage”'}.`,
  }),
  paint: { de: 'Vorschaubilder malen', en: 'Paint the pictures' },
  goOn: { de: 'Die übrigen malen', en: 'Paint the others' },
  painting: (at: string, of: string) => ({
    de: `Bild ${at} von ${of} wird gemalt.`,
    en: `Painting picture ${at} of ${of}.`,
  }),
  open: {
    de: 'Lassen Sie diese Seite offen. Was fertig ist, bleibt, auch wenn Sie anhalten.',
    en: 'Keep this page open. What is finished stays, even if you stop.',
  },
  stop: { de: 'Anhalten', en: 'Stop' },
  stopped: { de: 'Angehalten.', en: 'Stopped.' },
  kept: {
    de: 'Was schon gemalt war, bleibt; fehlende Bilder lassen sich später malen.',
    en: 'What had been painted stays; missing pictures can be painted later.',
  },
  remove: { de: 'Wieder Zeichnungen zeigen', en: 'Show the drawings again' },
  nobody: {
    de: 'Zurzeit ist kein Modell verbunden, das malt. Die Bilder bleiben.',
    en: 'No model that paints is connected at the moment. The pictures stay.',
  },
}
