import { cookieBanner, cookieText, documentOf, linkedData, navigation, type Page } from './page.ts'

/** Tables that put things in their place, as pages were made before there was anything else. */
export const oldTables: Page = {
  title: 'Gasthof zur Linde',
  language: 'de',
  keeps: [
    'Gutbürgerliche Küche seit 1911',
    'Montag ist Ruhetag.',
    '| Schnitzel mit Pommes | 14,50 € |',
    'Tel. 04941 77',
  ],
  drops: ['Anfahrt', '|  | Gutbürgerliche'],
  html: documentOf({
    language: 'de',
    title: 'Gasthof zur Linde',
    body: `<table width="100%"><tr><td class="nav"><a href="#">Speisen</a><br><a href="#">Anfahrt</a></td>
<td><center><h1>Gasthof zur Linde</h1><font size=3>Gutbürgerliche Küche seit 1911.<br>Montag ist Ruhetag.</font></center>
<p><b>Aus unserer Karte
<table border=1><tr><td>Schnitzel mit Pommes<td>14,50 &euro;<tr><td>Matjes nach Hausfrauenart<td>12,90 &euro;</table>
<p>Tel. 04941 77</td></tr></table>`,
  }),
}

/** Divs in divs, as site builders make them, with classes that say nothing. */
export const builder: Page = {
  title: 'Yoga am Deich | Anke Folkerts',
  language: 'de',
  keeps: ['Atmen, wo andere Urlaub machen', '12 Matten', 'Zehnerkarte', '110 €', 'Anke Folkerts'],
  drops: ['Wir nutzen Cookies', 'Akzeptieren', 'Impressum', 'Instagram'],
  html: documentOf({
    language: 'en',
    title: 'Yoga am Deich | Anke Folkerts',
    body: `<div class="css-1a"><div class="css-2b"><div role="navigation"><a href="#">Kurse</a><a href="#">Instagram</a></div></div>
<div class="css-3c"><div class="css-4d"><h1><span>Atmen, wo andere</span> <span>Urlaub machen</span></h1></div></div>
<div class="css-5e"><div><div><h2>Der Raum</h2><div><span>12 Matten</span>, ein Ofen und der Blick auf das Vorland.</div></div></div>
<div><div><h2>Preise</h2><div>Zehnerkarte</div><div>110 €</div></div></div></div>
<div class="css-6f"><p>Anke Folkerts unterrichtet seit 2009 und hat in Bremen und in Mysore gelernt.</p></div>
<div class="css-9z"><div>Wir nutzen Cookies. Mehr dazu im Datenschutz.</div><div><button>Akzeptieren</button></div></div>
<div role="contentinfo">Impressum</div></div>`,
  }),
}

/** A recipe below the story of a life. */
export const recipe: Page = {
  title: 'Ostfriesentorte',
  language: 'de',
  keeps: ['Ostfriesentorte', '4 Eier; 200 g Rosinen; 600 ml Sahne', '1 h 30 min', '12 Stücke', 'Meine Großmutter'],
  drops: [...cookieText.de, 'Rezept drucken', 'Auf Pinterest merken'],
  html: documentOf({
    language: 'de',
    title: 'Ostfriesentorte - Omas Küche',
    head: linkedData({
      '@type': 'Recipe',
      name: 'Ostfriesentorte',
      totalTime: 'PT1H30M',
      recipeYield: '12 Stücke',
      recipeIngredient: ['4 Eier', '200 g Rosinen', '600 ml Sahne'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Die Rosinen in Branntwein einlegen.' }],
    }),
    body: `${navigation('Torten', 'Brot')}<article><h1>Ostfriesentorte</h1>
<div class="share-bar">Auf Pinterest merken</div><button>Rezept drucken</button>
<p>Meine Großmutter hat diese Torte zu jeder Teezeit gebacken, an der jemand gefehlt hat, und das waren viele. Sie wog
nichts ab und irrte sich nie, und wer sie nach dem Rezept fragte, bekam ein zweites Stück.</p></article>
${cookieBanner('de', 'class="cc-window"')}`,
  }),
}

/** Questions that open when they are touched. */
export const questions: Page = {
  title: 'Delivery and Returns',
  language: 'en',
  keeps: [
    'How long does delivery take?',
    'Two to four working days',
    'Can I return cut cloth?',
    'No, cloth is cut for you',
  ],
  drops: [...cookieText.en, 'Log in', 'Search'],
  html: documentOf({
    language: 'en-GB',
    title: 'Delivery and Returns – Clothworks',
    body: `<header class="header"><a href="#">Log in</a><form role="search"><input><button>Search</button></form></header>
<main><h1>Delivery and Returns</h1>
<div class="accordion"><h2><button aria-expanded="false">How long does delivery take?</button></h2>
<div class="panel"><p>Two to four working days, six to the islands.</p></div></div>
<details><summary>Can I return cut cloth?</summary><p>No, cloth is cut for you alone.</p></details></main>
<div class="modal" role="dialog" aria-modal="true"><p>Get 10% off your first order</p></div>
${cookieBanner('en', 'class="fixed bottom-0" data-x')}`,
  }),
}

/** An evening, with its place and its price in the data for machines. */
export const event: Page = {
  title: 'Shantychor trifft Jazz',
  language: 'de',
  keeps: ['2026-12-05, 19:30', 'Landesbühne, Am Markt 3, 26506 Norden', '18 EUR', 'ausverkauft', 'Platt und Posaune'],
  drops: ['Tickets sichern', 'Weitere Termine'],
  html: documentOf({
    language: 'de',
    title: 'Shantychor trifft Jazz',
    head: linkedData({
      '@type': 'MusicEvent',
      name: 'Shantychor trifft Jazz',
      startDate: '2026-12-05T19:30:00+01:00',
      location: {
        '@type': 'Place',
        name: 'Landesbühne',
        address: { streetAddress: 'Am Markt 3', postalCode: '26506', addressLocality: 'Norden' },
      },
      offers: { price: 18, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
    }),
    body: `<main><h1>Shantychor trifft Jazz</h1><p>Platt und Posaune an einem Abend: zwei Chöre, ein Quintett.</p>
<button>Tickets sichern</button><div class="related-events"><h2>Weitere Termine</h2></div></main>`,
  }),
}

/** Instructions for programs, with code that must stay as it is. */
export const manual: Page = {
  title: 'Install the relay',
  language: 'en',
  keeps: [
    '```\nrelay init --port 7000\n  --keep\n```',
    '1. Download the archive.',
    '   - for ARM as well',
    '| Option | Default |',
  ],
  drops: ['On this page', 'Edit this page', 'Previous'],
  html: documentOf({
    language: 'en',
    title: 'Install the relay — Relay documentation',
    body: `<nav class="sidebar"><a href="#">Guide</a></nav><main><article><h1>Install the relay</h1>
<p>The relay runs on Linux. It needs one open port and <code>64 MB</code> of memory, and it never phones home.</p>
<ol><li>Download the archive.<ul><li>for x64</li><li>for ARM as well</li></ul></li><li>Run it:</li></ol>
<pre><code class="language-sh">relay init --port 7000
  --keep</code></pre>
<table><thead><tr><th>Option</th><th>Default</th></tr></thead><tbody><tr><td>keep</td><td>false | true</td></tr></tbody></table>
</article><div class="pagination"><a href="#">Previous</a></div></main>
<aside class="toc"><p>On this page</p></aside><footer>Edit this page</footer>`,
  }),
}

/** A job, with its banner in the dress of a dialog and its facts in pairs. */
export const job: Page = {
  title: 'Elektronikerin oder Elektroniker (m/w/d)',
  language: 'de',
  keeps: ['Arbeitsort: Emden', 'Gehalt: 3.400 bis 3.900 €', '- Gesellenbrief', 'Wir antworten in fünf Tagen.'],
  drops: [...cookieText.de, 'Jetzt bewerben', 'Zurück zur Übersicht'],
  html: documentOf({
    language: 'de',
    title: 'Elektronikerin oder Elektroniker (m/w/d) | Stadtwerke',
    body: `<div id="usercentrics-root"></div>${cookieBanner('de', 'role="alertdialog"')}
<div class="breadcrumbs"><a href="#">Zurück zur Übersicht</a></div>
<div id="main"><h1>Elektronikerin oder Elektroniker (m/w/d)</h1>
<dl><dt>Arbeitsort</dt><dd>Emden</dd><dt>Gehalt:</dt><dd>3.400 bis 3.900 €</dd></dl>
<h2>Sie bringen mit</h2><ul><li><p>Gesellenbrief</p></li><li>Führerschein</li></ul>
<p>Wir antworten in fünf Tagen.</p><a class="button" role="button" href="#">Jetzt bewerben</a></div>`,
  }),
}

/** Everything on the page is a listing. */
export const listing: Page = {
  title: 'Teekannen',
  language: 'de',
  keeps: ['Kanne „Rose“', '59,00 €', '- Kanne „Blau Dresmer“', '64,00 €', 'Fünfzehn Kannen aus Porzellan'],
  drops: ['Filter', 'Sortieren', 'Seite 2'],
  html: documentOf({
    language: 'de',
    title: 'Teekannen | Teehaus',
    body: `<header>${navigation('Tee', 'Kannen')}</header><main><h1>Teekannen</h1><p>Fünfzehn Kannen aus Porzellan.</p>
<form><label>Filter</label><select><option>Sortieren</option></select></form>
<ul class="products"><li class="product"><a href="#"><h2>Kanne „Rose“</h2><span class="price">59,00 €</span></a></li>
<li class="product"><a href="#"><h2>Kanne „Blau Dresmer“</h2><span class="price">64,00 €</span></a></li></ul>
<ul class="pagination"><li>Seite 2</li></ul></main>`,
  }),
}
