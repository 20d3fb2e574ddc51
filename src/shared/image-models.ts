import type { Text } from './text.ts'

/** How many pictures a model of one's own is trained with. */
export const fewestPictures = 3
export const mostPictures = 60
/** How short the shorter side of a picture may be; pixels. */
export const shortestSide = 512
/** Below this a picture looks blurred: the variance of its Laplacian. */
export const leastSharpness = 20
/** In so few of 64 places the prints of two pictures differ that look the same. */
export const samePrint = 4
export const longestName = 60
export const longestCaption = 500
/** The services that train; each paints as well, with the same key. */
export const trainerIds = ['fal', 'replicate'] as const
export type TrainerId = (typeof trainerIds)[number]
export const isTrainer = (name: string): name is TrainerId => trainerIds.some(one => one === name)

/** What a training costs where an administrator has set nothing else; cents. */
export const usualFee = 4999
export const largestFee = 100_000_00

/** What a model of one's own learns. */
export const imageModelKinds = ['product', 'style', 'object', 'place'] as const
export type ImageModelKind = (typeof imageModelKinds)[number]

/** How far a model of one's own is; what is paid for waits until a service has taken it. */
export const imageModelStates = ['draft', 'waiting', 'training', 'ready', 'failed'] as const
export type ImageModelState = (typeof imageModelStates)[number]

/** What keeps a picture out of a training. */
export const picturePleas = ['small', 'person', 'double'] as const
/** What was found of a picture; one that is blurred is used all the same. */
export type PictureFinding = (typeof picturePleas)[number] | 'blurred'

/** What people agree to before their pictures leave this server. */
export const consent = (service: string): Text => ({
  de: `Ich darf diese Bilder verwenden, es sind keine Menschen darauf zu erkennen, und ich bin einverstanden, dass sie an ${service} übertragen und dort zum Trainieren dieses Modells verarbeitet werden.`,
  en: `I may use these pictures, no person can be recognised in them, and I agree that they are sent to ${service} and processed there to train this model.`,
})

const own = 'own:'

/** What a model of one's own is called among those that paint. */
export const painterOfModel = (id: string) => `${own}${id}`

/** The model of one's own that is meant among those that paint; undefined: none of those. */
export const modelOfPainter = (painter: string) => (painter.startsWith(own) ? painter.slice(own.length) : undefined)

/** Under which name a browser keeps the model that was chosen last: forms open with it. */
export const keptModel = 'selectedModelId'
