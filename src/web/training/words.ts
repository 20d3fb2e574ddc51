import type { PictureFinding } from '#shared/image-models.ts'
import { longestName, mostPictures, shortestSide } from '#shared/image-models.ts'
import type { Text } from '#shared/text.ts'
import type { ImageModelView, ModelPicture } from '../data/image-models.ts'

export const kinds = {
  product: { de: 'Produkt', en: 'Product' },
  object: { de: 'Gegenstand', en: 'Object' },
  style: { de: 'Stil', en: 'Style' },
  place: { de: 'Ort', en: 'Place' },
} satisfies Record<ImageModelView['kind'], Text>

export const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  waiting: { de: 'In der Warteschlange', en: 'In the queue' },
  training: { de: 'Wird trainiert', en: 'Training' },
  ready: { de: 'Fertig', en: 'Ready' },
  failed: { de: 'Nicht gelungen', en: 'Failed' },
} satisfies Record<ImageModelView['state'], Text>

const findings = {
  person: () => ({
    de: 'Auf diesem Bild ist ein Mensch zu erkennen. Modelle von Menschen trainieren wir nicht; das Bild wird nicht verwendet und nicht übertragen.',
    en: 'A person can be recognised in this picture. We train no models of people; it is not used and not sent anywhere.',
  }),
  small: ({ width, height }) => ({
    de: `Zu klein: ${width} × ${height} Pixel. Die kürzere Seite braucht ${shortestSide}; das Bild wird nicht verwendet.`,
    en: `Too small: ${width} × ${height} pixels. The shorter side needs ${shortestSide}; the picture is not used.`,
  }),
  double: ({ doubleOf }) => ({
    de: `Sieht aus wie Bild ${doubleOf}; nur das erste wird verwendet.`,
    en: `Looks like picture ${doubleOf}; only the first is used.`,
  }),
  blurred: () => ({
    de: 'Wirkt unscharf. Es wird verwendet, aber ein schärferes wäre besser.',
    en: 'Seems blurred. It is used, but a sharper one would be better.',
  }),
} satisfies Record<PictureFinding, (picture: ModelPicture) => Text>

/** What a check has found of a picture, in a sentence. */
export const findingOf = (finding: PictureFinding, picture: ModelPicture): Text => findings[finding](picture)

export const words = {
  yours: { de: 'Ihre Modelle', en: 'Your models' },
  none: { de: 'Noch kein Modell.', en: 'No model yet.' },
  fresh: { de: 'Neues Modell', en: 'New model' },
  name: { de: 'Name', en: 'Name' },
  nameHint: {
    de: 'So heißt es später in der Liste der Modelle.',
    en: 'What it is called in the list of models later.',
  },
  example: { de: 'Emaille-Kanne', en: 'Enamel jug' },
  nameNeeded: { de: 'Geben Sie einen Namen ein.', en: 'Enter a name.' },
  nameLong: { de: `Höchstens ${longestName} Zeichen.`, en: `At most ${longestName} characters.` },
  kind: { de: 'Was lernt das Modell?', en: 'What does the model learn?' },
  make: { de: 'Bilder auswählen', en: 'Choose pictures' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  line: {
    de: `3 bis ${mostPictures} Bilder, die kürzere Seite mindestens ${shortestSide} Pixel, ohne Menschen.`,
    en: `3 to ${mostPictures} pictures, the shorter side at least ${shortestSide} pixels, without people.`,
  },
  most: { de: `höchstens ${mostPictures}`, en: `at most ${mostPictures}` },
  used: (used: string, all: string) => ({
    de: `${used} von ${all} Bildern werden verwendet.`,
    en: `${used} of ${all} pictures are used.`,
  }),
  needed: { de: 'Mindestens 3 brauchbare Bilder sind nötig.', en: 'At least 3 usable pictures are needed.' },
  checking: { de: 'Bild wird geprüft', en: 'Checking the picture' },
  notAdded: { de: 'Ein Bild wurde nicht hinzugefügt.', en: 'A picture was not added.' },
  number: (at: number) => ({ de: `Bild ${at}`, en: `Picture ${at}` }),
  fine: { de: 'Geeignet', en: 'Suitable' },
  caption: (at: number) => ({ de: `Beschreibung von Bild ${at}`, en: `Description of picture ${at}` }),
  captionExample: {
    de: 'Beschreibung, etwa: auf einem Holztisch, von oben',
    en: 'Description, such as: on a wooden table, from above',
  },
  remove: (at: number) => ({ de: `Bild ${at} entfernen`, en: `Remove picture ${at}` }),
  training: { de: 'Training', en: 'Training' },
  happens: (service: string) => ({
    de: `Die Bilder gehen an ${service} und werden dort gelernt; das dauert meist 5 bis 30 Minuten. Danach steht das Modell nur Ihnen zur Wahl, wo Bilder aus Worten gemalt werden, etwa in „Bild erzeugen“.`,
    en: `The pictures go to ${service} and are learned there, which usually takes 5 to 30 minutes. Then the model can be chosen by you alone, wherever pictures are painted from words, such as in “Generate a picture”.`,
  }),
  givenBack: {
    de: 'Misslingt das Training, wird der Preis erstattet.',
    en: 'Should the training fail, the price is refunded.',
  },
  price: (price: string) => ({ de: `Einmalig ${price}`, en: `${price}, once` }),
  free: { de: 'Kostenlos', en: 'Free of charge' },
  paid: { de: 'Bezahlt', en: 'Paid' },
  pay: { de: 'Bezahlen und trainieren', en: 'Pay and train' },
  start: { de: 'Training starten', en: 'Start training' },
  unsold: {
    de: 'Für das Training ist ein Preis festgelegt, aber Bezahlen ist hier nicht eingerichtet.',
    en: 'A price is set for training, but paying is not set up here.',
  },
  toFee: { de: 'Preis ändern', en: 'Change the price' },
  askAdmin: { de: 'Die Administration kann das ändern.', en: 'Your administrator can change this.' },
  consentNeeded: { de: 'Stimmen Sie zuerst zu.', en: 'Agree first.' },
  refunded: { de: 'Der Preis wird erstattet.', en: 'The price is refunded.' },
  confirming: { de: 'Die Zahlung wird geprüft.', en: 'Checking the payment.' },
  leave: {
    de: 'Sie können die Seite verlassen: Das Training läuft weiter, auch wenn dieser Server neu startet.',
    en: 'You can leave this page: the training goes on, even if this server restarts.',
  },
  steps: {
    sent: { de: 'Bilder übertragen', en: 'Pictures sent' },
    learned: { de: 'Modell lernt', en: 'Model learns' },
    there: { de: 'Modell steht bereit', en: 'Model is ready' },
  },
  since: (moment: string) => ({ de: `Begonnen am ${moment}.`, en: `Begun on ${moment}.` }),
  readyOn: (moment: string) => ({ de: `Fertig seit ${moment}.`, en: `Ready since ${moment}.` }),
  trigger: (word: string) => ({
    de: `In Beschreibungen steht das Wort ${word} für das Gelernte; wir setzen es von selbst ein.`,
    en: `In descriptions the word ${word} stands for what was learned; we put it in by ourselves.`,
  }),
  paint: { de: 'Bild erzeugen', en: 'Generate a picture' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  save: { de: 'Speichern', en: 'Save' },
  delete: { de: 'Löschen', en: 'Delete' },
  deleteAsk: (name: string) => ({ de: `„${name}“ löschen?`, en: `Delete “${name}”?` }),
  deleteText: {
    de: 'Das Modell und seine Bilder werden hier gelöscht, und beim Dienst, soweit er es zulässt. Damit erzeugte Bilder bleiben.',
    en: 'The model and its pictures are deleted here, and at the service as far as it allows. Pictures made with it stay.',
  },
  deleteRunning: {
    de: 'Das Modell und seine Bilder werden hier gelöscht, und beim Dienst, soweit er es zulässt. Das Training endet.',
    en: 'The model and its pictures are deleted here, and at the service as far as it allows. The training ends.',
  },
  deletePaid: {
    de: 'Sein Preis wird nur erstattet, wenn der Dienst noch nicht begonnen hat.',
    en: 'Its price is refunded only if the service has not begun yet.',
  },
  missing: {
    de: 'Zum Trainieren ist ein Schlüssel von fal oder Replicate nötig, und hier ist noch keiner verbunden.',
    en: 'Training needs a key of fal or Replicate, and none is connected here yet.',
  },
  connect: { de: 'Dienst verbinden', en: 'Connect a service' },
}
