import { expect, test } from 'vitest'
import { languageOf } from './languages.ts'
import { closedLine, riverFerry } from '#tests/language/texts.ts'

test.each([
  ['de', closedLine],
  ['de', 'Morgen bleibt unser Laden zu, weil wir umbauen.'],
  ['de', 'Wir haben heute das Software-Update für die Cloud-Server ausgerollt.'],
  ['en', riverFerry],
  ['en', 'Our shop is closed tomorrow, as we are rebuilding it.'],
  ['fr', 'Notre magasin est fermé demain, car nous le rénovons pour vous et pour nos clients.'],
  ['es', 'Nuestra tienda está cerrada mañana porque la estamos reformando para nuestros clientes.'],
  ['it', 'Il nostro negozio è chiuso domani perché lo stiamo rinnovando per i nostri clienti.'],
  ['nl', 'Onze winkel is morgen gesloten, omdat wij hem voor onze klanten verbouwen.'],
  ['pl', 'Jutro nasz sklep jest zamknięty, ponieważ go przebudowujemy dla naszych klientów i nie tylko.'],
  ['pt', 'A nossa loja está fechada amanhã porque a estamos a renovar para os nossos clientes.'],
  ['sv', 'Vår butik är stängd i morgon, eftersom vi bygger om den för våra kunder.'],
  ['ru', 'Завтра наш магазин закрыт, потому что мы его перестраиваем для вас и не только.'],
  ['tr', 'Mağazamız yarın kapalı, çünkü onu sizin için yeniliyoruz ve bu çok uzun sürmeyecek.'],
])('%s: %s', (language, text) => expect(languageOf(text)).toBe(language))

test.each(['', 'Federwerk', '42', 'Müller, Schmidt, Weber'])('is not sure of „%s“', text =>
  expect(languageOf(text)).toBeUndefined(),
)
