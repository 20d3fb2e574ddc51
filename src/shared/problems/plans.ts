import type { Text } from '../text.ts'

/** What can go wrong with a plan that is asked or paid for. */
export const problemsOfPlans = {
  webhook_refused: {
    status: 400,
    de: 'Diese Nachricht trägt keine gültige Signatur und wurde nicht beachtet.',
    en: 'This message has no valid signature and was ignored.',
  },
  plan_requested: {
    status: 409,
    de: 'Sie haben schon nach einem Tarif gefragt. Sobald die Administration entschieden hat, steht es hier.',
    en: 'You have already asked for a plan. You will see here what an administrator decides.',
  },
  plan_not_larger: {
    status: 409,
    de: 'Ihr Tarif enthält das schon. Es bleibt alles, wie es ist.',
    en: 'Your plan includes this already. Everything stays as it is.',
  },
  plan_not_sold: {
    status: 409,
    de: 'Dieser Tarif wird hier nicht verkauft. Fragen Sie die Administration danach, es wurde nichts berechnet.',
    en: 'This plan is not for sale here. Ask an administrator for it; nothing was charged.',
  },
  already_subscribed: {
    status: 409,
    de: 'Sie haben schon ein Abonnement. Den Tarif wechseln Sie dort, es wurde nichts berechnet.',
    en: 'You already have a subscription. Change the plan there; nothing was charged.',
  },
  request_settled: {
    status: 409,
    de: 'Darüber ist schon entschieden. Laden Sie die Seite neu, dann sehen Sie den Stand.',
    en: 'This has already been decided. Reload the page to see the outcome.',
  },
  payment_unavailable: {
    status: 502,
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts berechnet; versuchen Sie es gleich noch einmal.',
    en: 'The payment service cannot be reached right now. Nothing was charged; try again in a moment.',
  },
  subscription_goes_on: {
    status: 502,
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Das Konto bleibt, wie es ist, und ein Abonnement läuft weiter, bis es sich beenden lässt. Versuchen Sie es später noch einmal.',
    en: 'The payment service cannot be reached right now. The account stays as it is, and a subscription continues until it can be ended. Try again later.',
  },
  subscription_unmanaged: {
    status: 409,
    de: 'Für dieses Konto läuft ein Abonnement, und Stripe ist hier nicht mehr verbunden: Niemand könnte es beenden. Das Konto bleibt, wie es ist. Sobald die Administration Stripe wieder verbunden hat, lässt sich beides beenden.',
    en: 'This account pays for a subscription, and Stripe is no longer connected here: nobody could end it. The account stays as it is. Once an administrator has connected Stripe again, both can be ended.',
  },
} as const satisfies Record<string, Text & { status: number }>
