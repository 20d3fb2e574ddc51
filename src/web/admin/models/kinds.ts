import type { Text } from '#shared/text.ts'
import type { ServiceKind, ServicesView, TriedView } from '../../data/services.ts'

type Connected = ServicesView['connected']

type Words = Readonly<{
  /** The name in the page’s address. */
  id: string
  title: Text
  line: Text
  /** What is so where none is connected. */
  none: Text
  /** The same where programs or models of this server do it meanwhile. */
  noneButHere?: Text
  /** Models that do the same on this server and can be downloaded. */
  downloads?: 'speak' | 'listen'
  /** The variable of the environment that says which there are. */
  variable: string
  /** Where its price is entered, once one is connected. */
  price: Text
  service: Text
  key: Text
  keyHint: Text
  address: Text
  addressHint: Text
  /** Of a service that wants nothing. */
  free: Text
  /** Services that have no name of their own, by their id: what they are called, and what is so of them. */
  ours?: Readonly<Record<string, Readonly<{ name: Text; hint: Text }>>>
  done: Text
  /** What a trial has shown. */
  tried(told: TriedView, number: (value: number) => string): Text
}>

/** How the administration speaks of each kind of service, in the order of the page. */
export const kindWords: Readonly<Record<ServiceKind, Words>> = {
  searches: {
    id: 'search',
    title: { de: 'Suche im Netz', en: 'Web search' },
    line: {
      de: 'Damit finden die Faktenprüfung und die Recherche ihre Quellen. Sind mehrere Dienste verbunden, werden alle gefragt.',
      en: 'With it, the fact check and research find their sources. If several services are connected, all of them are asked.',
    },
    none: {
      de: 'Noch ist kein Suchdienst verbunden. Die Faktenprüfung gibt dann kein Urteil ab, und Recherche gibt es nicht.',
      en: 'No search service is connected yet. The fact check then gives no verdict, and there is no research.',
    },
    variable: 'SEARCH_URL',
    price: {
      de: 'Was eine Suche kostet, tragen Sie unter „Verbrauch“ beim Modell ein, das mit ihr arbeitet.',
      en: 'What a search costs is entered under “Usage”, with the model that works with it.',
    },
    service: { de: 'Suchdienst', en: 'Search service' },
    key: { de: 'Schlüssel des Suchdienstes', en: 'Key of the search service' },
    keyHint: {
      de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt. Der Dienst rechnet nach Verbrauch ab.',
      en: 'It is stored encrypted and never shown again. The service bills by use.',
    },
    address: { de: 'Adresse des Suchdienstes', en: 'Address of the search service' },
    addressHint: {
      de: 'Ihre SearXNG-Installation; in ihren Einstellungen muss das Format JSON erlaubt sein.',
      en: 'Your SearXNG installation; the format JSON must be allowed in its settings.',
    },
    free: {
      de: 'Kostenlos und ohne Schlüssel, auf Deutsch und Englisch.',
      en: 'Free and without a key, in German and English.',
    },
    ours: {
      provider: {
        name: { de: 'Suche des Textmodells', en: 'Search of the text model' },
        hint: {
          de: 'Es sucht das erste verbundene Textmodell von OpenAI, Anthropic, Mistral oder OpenRouter, mit dessen Schlüssel. Der Anbieter berechnet die Suche und was das Modell dazu liest und schreibt.',
          en: 'The first connected text model of OpenAI, Anthropic, Mistral or OpenRouter searches, with its own key. The provider charges for the search and for what the model reads and writes for it.',
        },
      },
    },
    done: { de: 'Der Suchdienst ist verbunden.', en: 'The search service is connected.' },
    tried: ({ hits = 0, title = '', milliseconds }, number) => ({
      de: `Nach ${number(milliseconds)} Millisekunden gefunden: ${number(hits)}, zuerst „${title}“`,
      en: `Found after ${number(milliseconds)} milliseconds: ${number(hits)}, first “${title}”`,
    }),
  },
  speakers: {
    id: 'speak',
    title: { de: 'Sprechen', en: 'Speaking' },
    line: {
      de: 'Damit werden Texte vorgelesen. Sind mehrere Dienste verbunden, wird der erste gefragt; kann er nicht beginnen, der nächste.',
      en: 'With it, texts are read aloud. If several services are connected, the first is asked; if it cannot begin, the next one is.',
    },
    none: {
      de: 'Noch ist kein Sprachdienst verbunden. Es spricht, was auf diesem Server ist: ein heruntergeladenes Modell, sonst einfache Stimmen.',
      en: 'No speech service is connected yet. What is on this server speaks: a downloaded model, otherwise simple voices.',
    },
    downloads: 'speak',
    variable: 'SPEECH_MODEL',
    price: {
      de: 'Was Gesprochenes kostet, tragen Sie unter „Verbrauch“ je Million Zeichen ein.',
      en: 'What speech costs is entered under “Usage”, per million characters.',
    },
    service: { de: 'Sprachdienst', en: 'Speech service' },
    key: { de: 'Schlüssel des Sprachdienstes', en: 'Key of the speech service' },
    keyHint: {
      de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt. Der Dienst rechnet nach Verbrauch ab.',
      en: 'It is stored encrypted and never shown again. The service bills by use.',
    },
    address: { de: 'Adresse des Sprachdienstes', en: 'Address of the speech service' },
    addressHint: {
      de: 'Wie sie der Dienst nennt, zum Beispiel https://westeurope.tts.speech.microsoft.com.',
      en: 'As the service gives it, such as https://westeurope.tts.speech.microsoft.com.',
    },
    free: {
      de: 'Die Modelle und Programme dieses Servers, kostenlos und ohne Schlüssel.',
      en: 'The models and programs of this server, free and without a key.',
    },
    done: { de: 'Der Sprachdienst ist verbunden.', en: 'The speech service is connected.' },
    tried: ({ seconds = 0, milliseconds }, number) => ({
      de: `In ${number(milliseconds)} Millisekunden gesprochen: ${number(seconds)} Sekunden Ton`,
      en: `Spoken in ${number(milliseconds)} milliseconds: ${number(seconds)} seconds of sound`,
    }),
  },
  listeners: {
    id: 'listen',
    title: { de: 'Zuhören', en: 'Listening' },
    line: {
      de: 'Damit werden Aufnahmen abgetippt. Sind mehrere Dienste verbunden, übernimmt der nächste, wenn einer ausfällt.',
      en: 'With it, recordings are transcribed. If several services are connected, the next takes over where one fails.',
    },
    none: {
      de: 'Noch ist nichts verbunden, das zuhört. Aufnahmen lassen sich dann nicht abtippen.',
      en: 'Nothing that listens is connected yet, so recordings cannot be transcribed.',
    },
    downloads: 'listen',
    noneButHere: {
      de: 'Kein Dienst ist verbunden. Aufnahmen tippt das erste Modell dieses Servers ab; sie verlassen ihn nicht.',
      en: 'No service is connected. The first model of this server transcribes recordings, which do not leave it.',
    },
    variable: 'TRANSCRIPTION_MODEL',
    price: {
      de: 'Was eine Minute Ton kostet, tragen Sie unter „Verbrauch“ beim Modell ein, sobald es abgetippt hat.',
      en: 'What a minute of sound costs is entered under “Usage”, once the model has transcribed something.',
    },
    service: { de: 'Dienst, der zuhört', en: 'Transcription service' },
    key: { de: 'Schlüssel des Dienstes', en: 'Key of the service' },
    keyHint: {
      de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt. Die Aufnahmen werden an diesen Dienst gesendet.',
      en: 'It is stored encrypted and never shown again. Recordings are sent to this service.',
    },
    address: { de: 'Adresse des Dienstes', en: 'Address of the service' },
    addressHint: {
      de: 'Ein Dienst mit der Schnittstelle von OpenAI, auch auf dem eigenen Rechner, zum Beispiel speaches oder whisper.cpp: http://localhost:8000/v1',
      en: 'A service that speaks OpenAI’s protocol, also on a machine of your own, such as speaches or whisper.cpp: http://localhost:8000/v1',
    },
    free: {
      de: 'Das größte Modell, das auf diesen Server heruntergeladen ist, kostenlos und ohne Schlüssel.',
      en: 'The largest model that was downloaded onto this server, free and without a key.',
    },
    done: { de: 'Der Dienst ist verbunden.', en: 'The service is connected.' },
    tried: ({ milliseconds }, number) => ({
      de: `Hat nach ${number(milliseconds)} Millisekunden geantwortet.`,
      en: `Answered after ${number(milliseconds)} milliseconds.`,
    }),
  },
  painters: {
    id: 'paint',
    title: { de: 'Malen', en: 'Painting' },
    line: {
      de: 'Damit entstehen Bilder. Sind mehrere Dienste verbunden, kann man unter ihren Modellen wählen.',
      en: 'With it, pictures are made. If several services are connected, people choose among their models.',
    },
    none: {
      de: 'Noch ist kein KI-Dienst verbunden, der malt. Bilder lassen sich dann nicht erzeugen.',
      en: 'No AI service that paints is connected yet, so pictures cannot be generated.',
    },
    variable: 'IMAGE_MODEL',
    price: {
      de: 'Was ein Bild kostet, tragen Sie unter „Verbrauch“ beim Modell ein, sobald es gemalt hat.',
      en: 'What a picture costs is entered under “Usage”, once the model has painted one.',
    },
    service: { de: 'KI-Dienst, der malt', en: 'AI service that paints' },
    key: { de: 'Schlüssel des KI-Dienstes', en: 'Key of the AI service' },
    keyHint: {
      de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt. Beim Verbinden wird ein Bild gemalt.',
      en: 'It is stored encrypted and never shown again. One picture is painted when it is connected.',
    },
    address: { de: 'Adresse des KI-Dienstes', en: 'Address of the AI service' },
    addressHint: {
      de: 'Auch auf dem eigenen Rechner, zum Beispiel Stable Diffusion WebUI: http://localhost:7860, ComfyUI: http://localhost:8188, rembg: http://localhost:7000',
      en: 'Also on a machine of your own, such as Stable Diffusion WebUI: http://localhost:7860, ComfyUI: http://localhost:8188, rembg: http://localhost:7000',
    },
    free: { de: 'Ohne Schlüssel.', en: 'Without a key.' },
    done: { de: 'Der KI-Dienst ist verbunden.', en: 'The AI service is connected.' },
    tried: ({ milliseconds }, number) => ({
      de: `Nach ${number(milliseconds)} Millisekunden war ein Bild da.`,
      en: `A picture was there after ${number(milliseconds)} milliseconds.`,
    }),
  },
}

/** What a service is called: most by the name of who runs it. */
export const serviceName = (kind: ServiceKind, { id, name }: { id: string; name: string }): Text =>
  kindWords[kind].ours?.[id]?.name ?? { de: name, en: name }

export const kindNames = Object.keys(kindWords) as ServiceKind[]

/** Whether the environment says which services there are. */
export const isFixed = (connected: Connected) => connected.some(({ from }) => from === 'environment')
