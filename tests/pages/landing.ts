import { cookieBanner, cookieText, documentOf, linkedData, navigation, type Page } from './page.ts'

const tile = (heading: string, text: string) =>
  `<div class="tile"><div class="tile-icon"></div><h3>${heading}</h3><p>${text}</p></div>`

const firm = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: 'Tischlerei Ahrens & Sohn',
  telephone: '+49 4941 55501',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Hafenstraße 12',
    postalCode: '26603',
    addressLocality: 'Aurich',
    addressCountry: 'DE',
  },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:30',
      closes: '16:30',
    },
  ],
}

/** A craft firm that says what it does in tiles, as most small firms do. */
export const landing: Page = {
  title: 'Tischlerei Ahrens & Sohn – Möbel nach Maß in Aurich',
  language: 'de',
  keeps: [
    'Küchen und Einbaumöbel aus ostfriesischer Eiche',
    'seit 1962',
    '14 Gesellinnen und Gesellen',
    'Lieferzeit von sechs Wochen',
    'ab 1.890 €',
    '10 Jahre Garantie',
    'Hafenstraße 12, 26603 Aurich',
    '+49 4941 55501',
    '07:30',
    'Das Aufmaß ist kostenlos.',
    '„Die Treppe knarrt nicht mehr.“',
  ],
  drops: [...cookieText.de, 'Karriere', 'Datenschutz', 'Newsletter abonnieren', 'trackPageView', 'Menü schließen'],
  html: documentOf({
    language: 'de',
    title: 'Tischlerei Ahrens &amp; Sohn – Möbel nach Maß in Aurich',
    head: `<meta name="description" content="Küchen, Treppen und Möbel nach Maß, seit 1962 in Aurich.">
<meta property="og:site_name" content="Tischlerei Ahrens">
<style>.tile{display:flex}</style>
<script>window.trackPageView = () => fetch('/trackPageView')</script>
${linkedData(firm)}`,
    body: `${cookieBanner('de')}
<header class="site-header"><a class="logo" href="/">Ahrens</a>
${navigation('Start', 'Leistungen', 'Karriere', 'Kontakt')}<button>Menü schließen</button></header>
<main>
<section class="hero"><h1>Möbel, die bleiben</h1>
<p>Küchen und Einbaumöbel aus ostfriesischer Eiche, gebaut in Aurich seit 1962.</p><a class="btn" href="#">Termin</a></section>
<section class="tiles">
${tile('Küchen', 'Mit einer Lieferzeit von sechs Wochen, ab 1.890 € je laufendem Meter.')}
${tile('Treppen', '10 Jahre Garantie auf jede Stufe.')}
${tile('Handwerk', '14 Gesellinnen und Gesellen, zwei Meister, vier Auszubildende.')}
${tile('Aufmaß', 'Das Aufmaß ist kostenlos.')}
</section>
<section class="voices"><blockquote>„Die Treppe knarrt nicht mehr.“ <cite>Familie Janssen, Norden</cite></blockquote></section>
<section class="newsletter"><form><label>Newsletter abonnieren <input type="email"></label><button>Los</button></form></section>
</main>
<footer><p>© Ahrens</p><a href="#">Impressum</a> <a href="#">Datenschutz</a></footer>`,
  }),
}
