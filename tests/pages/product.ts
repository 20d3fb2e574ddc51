import { cookieBanner, cookieText, documentOf, linkedData, navigation, type Page } from './page.ts'

/** A shop's product: the price stands in the linked data and, split over spans, in the text. */
export const product: Page = {
  title: 'Regenjacke „Siel“',
  language: 'de',
  keeps: [
    'Regenjacke „Siel“',
    '189.00 EUR',
    'Deichkind Outdoor',
    'auf Lager',
    '4.6',
    'Wassersäule von 15.000 mm',
    'Wiegt in Größe M 420 Gramm',
    '| Material | Recyceltes Polyamid |',
    '| Pflege | Bei 30 Grad waschen |',
  ],
  drops: [...cookieText.de, 'Zum Warenkorb', 'Größe wählen', 'Andere kauften auch', 'Versand und Rückgabe'],
  html: documentOf({
    language: 'de',
    title: 'Regenjacke „Siel“ kaufen | Deichkind Outdoor',
    head: `<meta property="og:type" content="product">
<meta property="og:title" content="Regenjacke „Siel“">
${linkedData({
  '@context': 'https://schema.org/',
  '@type': 'Product',
  name: 'Regenjacke „Siel“',
  brand: { '@type': 'Brand', name: 'Deichkind Outdoor' },
  offers: {
    '@type': 'Offer',
    price: '189.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', reviewCount: '212' },
})}`,
    body: `<header>${navigation('Jacken', 'Hosen')}<a href="#">Zum Warenkorb</a></header>
<main><div class="product">
<div class="gallery"><img src="/siel.jpg" alt="Jacke in Blau"></div>
<div class="details"><h1>Regenjacke „Siel“</h1>
<div class="price"><span>189</span><span>,00</span> <span>€</span></div>
<form><select><option>Größe wählen</option><option>S</option></select><button>In den Warenkorb</button></form>
<div class="description"><p>Hält bei einer Wassersäule von 15.000 mm auch am Deich dicht.
Wiegt in Größe M 420 Gramm und passt in ihre eigene Tasche.</p></div>
<table class="specs"><tr><th>Material</th><td>Recyceltes Polyamid</td></tr>
<tr><th>Pflege</th><td>Bei 30 Grad waschen</td></tr></table></div></div></main>
<aside class="recommendations"><h2>Andere kauften auch</h2><a href="#">Gummistiefel</a></aside>
${cookieBanner('de', 'id="usercentrics-root"')}
<footer><a href="#">Versand und Rückgabe</a></footer>`,
  }),
}
