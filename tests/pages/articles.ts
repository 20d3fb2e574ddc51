import { cookieBanner, cookieText, documentOf, linkedData, navigation, type Page } from './page.ts'

/** A newspaper's article, with a head of its own, a list, a table and everything that stands around it. */
export const germanArticle: Page = {
  title: 'Warum das Watt wächst',
  language: 'de',
  keeps: [
    'Jule Petersen',
    'Das Wattenmeer wächst an manchen Stellen schneller, als der Meeresspiegel steigt.',
    '## Was gemessen wurde',
    '3,4 Millimeter im Jahr',
    '- Queller hält den Schlick fest.',
    '| Messpunkt | Zuwachs |',
    '| Norderney | 4,1 mm |',
    '> „Ohne Queller kein Land“',
    'Im Frühjahr 2027 beginnt die nächste Messung.',
  ],
  drops: [...cookieText.de, 'Meistgelesen', 'Jetzt abonnieren', 'Artikel teilen', 'Impressum', 'Ressorts'],
  html: documentOf({
    language: 'de-DE',
    title: 'Warum das Watt wächst – Küstenbote',
    head: `<meta property="og:title" content="Warum das Watt wächst">
<meta property="og:description" content="An der Küste wird seit zwölf Jahren gemessen.">
${linkedData({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'Küstenbote' },
    {
      '@type': 'NewsArticle',
      headline: 'Warum das Watt wächst',
      author: [{ '@type': 'Person', name: 'Jule Petersen' }],
      datePublished: '2026-09-14T06:00:00+02:00',
    },
  ],
})}`,
    body: `<header id="top"><a href="/">Küstenbote</a>${navigation('Ressorts', 'Wetter', 'Sport')}</header>
<main><article>
<header><p class="kicker">Küste</p><h1>Warum das Watt wächst</h1><p class="byline">Von Jule Petersen</p></header>
<div class="share-buttons">Artikel teilen</div>
<p>Das Wattenmeer wächst an manchen Stellen schneller, als der Meeresspiegel steigt. Das zeigen Messungen, die ein
Verein aus Norden seit zwölf Jahren an denselben Pfählen vornimmt, bei jedem Wetter und ohne Geld vom Land.</p>
<h2>Was gemessen wurde</h2>
<p>Im Mittel kamen 3,4 Millimeter im Jahr dazu, an geschützten Stellen mehr. Drei Dinge helfen dabei:</p>
<ul><li>Queller hält den Schlick fest.</li><li>Lahnungen bremsen die Strömung.</li><li>Miesmuscheln binden Feines.</li></ul>
<table><thead><tr><th>Messpunkt</th><th>Zuwachs</th></tr></thead>
<tbody><tr><td>Norderney</td><td>4,1 mm</td></tr><tr><td>Hilgenriedersiel</td><td>2,7 mm</td></tr></tbody></table>
<blockquote><p>„Ohne Queller kein Land“, sagt Petersens Nachbar Enno Wilts.</p></blockquote>
<h2>Wie es weitergeht</h2>
<p>Im Frühjahr 2027 beginnt die nächste Messung. Wer helfen will, braucht Gummistiefel und einen Vormittag.</p>
</article></main>
<aside><h2>Meistgelesen</h2><ol><li><a href="#">Fähre fällt aus</a></li></ol></aside>
<div class="paywall-banner"><p>Jetzt abonnieren</p></div>
${cookieBanner('de', 'class="cmp-overlay" role="dialog" aria-label="Cookies"')}
<footer>${navigation('Impressum', 'Kontakt')}</footer>`,
  }),
}

/** A blog's article in English, in the divs that a site builder makes. */
export const englishArticle: Page = {
  title: 'How We Cut Our Bread Waste in Half',
  language: 'en',
  keeps: [
    'Every evening we used to throw away forty loaves.',
    'down to 18 loaves',
    '### Day-old croutons',
    '1. Weigh what is left at closing time.',
    'Marta Keane',
    'from an open list that other bakeries keep',
  ],
  drops: [...cookieText.en, 'Related posts', 'Leave a comment', 'Skip to content', 'Subscribe'],
  html: documentOf({
    language: 'en',
    title: 'How We Cut Our Bread Waste in Half | Keane Bakery Blog',
    head: `<meta name="author" content="Marta Keane">
<meta name="description" content="What a small bakery learned from weighing its leftovers.">`,
    body: `<a class="skip-link" href="#content">Skip to content</a>
<div class="site-header" role="banner"><div class="menu" role="navigation"><a href="#">Shop</a> <a href="#">Subscribe</a></div></div>
<div id="content" class="wrap"><div class="post">
<h1 class="post-title">How We Cut Our Bread Waste in Half</h1>
<div class="post-meta">by Marta Keane, 3 May 2026</div>
<div class="post-body">
<p>Every evening we used to throw away forty loaves. Nobody had decided that; it had simply become the number that kept
the shelves looking full until the last customer had gone home, and nobody had ever asked what it cost.</p>
<p>After eight weeks we were down to 18 loaves, and no customer complained. Here is what we did, from an
<a href="https://example.com/list">open list</a> that other bakeries keep with us.</p>
<h2>What worked</h2>
<ol><li>Weigh what is left at closing time.</li><li>Bake the second batch after two o'clock.</li></ol>
<h3>Day-old croutons</h3>
<p>What is left becomes croutons, sold at $4.50 a bag. They pay for the oven.</p>
</div></div>
<div class="comments" id="comments"><h3>Leave a comment</h3><form><textarea></textarea></form></div>
<div class="sidebar related-posts"><h3>Related posts</h3><a href="#">Sourdough in June</a></div></div>
${cookieBanner('en', 'id="onetrust-consent-sdk"')}
<div class="site-footer" role="contentinfo">© 2026</div>`,
  }),
}
