import type { Text } from '../text.ts'

/** What forms and texts say of models that people train. */
export const problemsOfImageModels = {
  image_model_gone: {
    status: 409,
    de: 'Dieses eigene Modell gibt es nicht mehr. Wählen Sie ein anderes, es wurde nichts berechnet.',
    en: 'This model of your own no longer exists. Choose another one; nothing was charged.',
  },
} as const satisfies Record<string, Text & { status: number }>

/** What can go wrong while models are trained with people's own pictures. */
export const problemsOfTraining = {
  training_unsold: {
    status: 503,
    de: 'Für das Training ist ein Preis festgelegt, aber keine Zahlung eingerichtet. Ihre Bilder sind noch da; die Administration kann das ändern.',
    en: 'A price is set for training, but no way to pay. Your pictures are still here; an administrator can change this.',
  },
  image_models_full: {
    status: 409,
    de: 'Mehr als {most} Modelle sind nicht möglich. Löschen Sie zuerst eines, das Sie nicht mehr brauchen.',
    en: 'There can be no more than {most} models. First delete one that you no longer need.',
  },
  image_model_pictures_full: {
    status: 409,
    de: 'Ein Modell nimmt höchstens {most} Bilder auf. Dieses Bild wurde nicht hinzugefügt.',
    en: 'A model takes {most} pictures at most. This picture was not added.',
  },
  image_model_pictures_few: {
    status: 409,
    de: 'Zum Trainieren sind mindestens {least} brauchbare Bilder nötig, es sind {there}. Es wurde nichts berechnet.',
    en: 'Training needs at least {least} usable pictures, there are {there}. Nothing was charged.',
  },
  image_model_busy: {
    status: 409,
    de: 'Dieses Modell wird gerade trainiert oder ist schon fertig; seine Bilder lassen sich nicht mehr ändern.',
    en: 'This model is being trained or is finished; its pictures can no longer be changed.',
  },
  training_underway: {
    status: 409,
    de: 'Ein anderes Ihrer Modelle wird gerade trainiert. Starten Sie dieses, sobald es fertig ist; Ihre Bilder sind noch da.',
    en: 'Another model of yours is being trained. Start this one when it is finished; your pictures are still here.',
  },
  training_failed: {
    status: 502,
    de: 'Der Dienst konnte das Modell nicht trainieren. Ihre Bilder sind noch da.',
    en: 'The service could not train the model. Your pictures are still here.',
  },
  training_refused: {
    status: 502,
    de: 'Der Dienst hat das Training nicht angenommen. Ihre Bilder sind noch da; die Administration kann den Zugang prüfen.',
    en: 'The service did not accept the training. Your pictures are still here; an administrator can check the access.',
  },
  training_overfull: {
    status: 502,
    de: 'Dem Dienst waren die Bilder zusammen zu viel. Entfernen Sie einige und versuchen Sie es noch einmal; alle sind noch da.',
    en: 'The pictures together were too much for the service. Remove some and try again; all of them are still here.',
  },
  training_too_long: {
    status: 504,
    de: 'Das Training wurde nicht fertig: Der Dienst hat zu lange gebraucht oder war nicht erreichbar. Ihre Bilder sind noch da.',
    en: 'The training was not finished: the service took too long or could not be reached. Your pictures are still here.',
  },
} as const satisfies Record<string, Text & { status: number }>
