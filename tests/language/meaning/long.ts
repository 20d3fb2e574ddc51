import type { Changed, Kept } from './de.ts'

/** Longer German rewrites that keep the meaning, several sentences each. */
export const keptLongDe: readonly Kept[] = [
  [
    'Liebe Nachbarn, am 12. Juni wird in unserem Haus ab 8 Uhr das Wasser abgestellt. Die Arbeiten dauern voraussichtlich vier Stunden. Bitte füllen Sie vorher Eimer und Töpfe. Herr Yilmaz von der Hausverwaltung ist unter 0351 445566 zu erreichen.',
    'Am 12. Juni bleibt ab 8 Uhr das Wasser in unserem Haus weg, und zwar etwa vier Stunden lang. Füllen Sie am besten vorher ein paar Eimer. Fragen beantwortet Herr Yilmaz von der Hausverwaltung (Telefon 0351 445566).',
  ],
  [
    'Unser Hofladen führt Kartoffeln, Möhren und Äpfel aus eigenem Anbau. Wir spritzen nicht und düngen mit Kompost. Im Herbst pressen wir Saft: 5 Liter kosten 7,50 Euro. Kommen Sie donnerstags oder samstags vorbei.',
    'Was in unserem Hofladen liegt, haben wir selbst angebaut: Kartoffeln, Möhren, Äpfel. Statt zu spritzen, düngen wir mit Kompost. Und im Herbst gibt es frisch gepressten Saft, fünf Liter für 7,50 €. Geöffnet ist am Donnerstag und am Samstag.',
  ],
  [
    'Die Stadtbibliothek Jena hat im vergangenen Jahr 214.000 Medien verliehen, 6 Prozent mehr als im Jahr davor. Besonders gefragt waren Hörbücher. Leiterin Claudia Brandt führt das auf die neuen Öffnungszeiten zurück. Gebühren werden nicht erhoben.',
    '214.000 Ausleihen zählte die Stadtbibliothek Jena im vergangenen Jahr und damit 6 % mehr als zuvor. Vor allem Hörbücher waren beliebt. Den Grund sieht Claudia Brandt, die das Haus leitet, in den neuen Öffnungszeiten. Die Ausleihe bleibt gebührenfrei.',
  ],
  [
    'Sehr geehrter Herr Wolff, leider können wir Ihre Bestellung vom 2. März nicht liefern. Der Artikel ist vergriffen und wird nicht mehr hergestellt. Den Betrag von 39,90 Euro überweisen wir Ihnen in den nächsten drei Tagen zurück.',
    'Guten Tag Herr Wolff, Ihre Bestellung vom 2. März können wir leider nicht mehr ausführen: Der Artikel ist ausverkauft, die Herstellung eingestellt. 39,90 € erhalten Sie innerhalb von drei Tagen zurück.',
  ],
  [
    'Der Verein sucht Ehrenamtliche, die Kindern beim Lesen helfen. Man braucht keine Ausbildung, nur Geduld und eine Stunde Zeit in der Woche. Zurzeit lesen 26 Menschen an neun Schulen vor.',
    'Wer Kindern beim Lesen helfen möchte, ist beim Verein richtig. Eine Ausbildung ist nicht nötig. Es genügen Geduld und eine Stunde pro Woche. 26 Ehrenamtliche sind schon an 9 Schulen dabei.',
  ],
  [
    'Das Museum zeigt bis zum 18. Oktober Bilder von Johanna Reuter. Die Malerin lebte von 1871 bis 1943 und war zu Lebzeiten kaum bekannt. Zu sehen sind 70 Gemälde, davon 12 zum ersten Mal. Der Eintritt kostet 8 Euro, ermäßigt 5 Euro.',
    'Kaum jemand kannte Johanna Reuter (1871–1943) zu ihren Lebzeiten. Jetzt zeigt das Museum 70 ihrer Gemälde, zwölf davon erstmals. Die Ausstellung läuft bis 18. Oktober, der Eintritt liegt bei 8 € (ermäßigt 5 €).',
  ],
  [
    'Wir haben den Fehler gefunden: Ein Kabel war nicht richtig angeschlossen. Das Gerät läuft wieder. Sie müssen nichts weiter tun. Sollte die Lampe noch einmal rot blinken, ziehen Sie bitte den Stecker.',
    'Der Fehler ist gefunden. Ein Kabel saß locker, jetzt läuft das Gerät wieder, und Sie brauchen nichts zu unternehmen. Nur wenn die Lampe erneut rot blinken sollte, ziehen Sie bitte den Stecker heraus.',
  ],
  [
    'Die Fähre legt täglich um 10:15 Uhr in Konstanz ab und ist 50 Minuten später in Meersburg. Hunde fahren umsonst mit. Fahrräder kosten 3 Euro. Bei Sturm fällt die Fahrt aus.',
    'Täglich um 10.15 Uhr startet die Fähre in Konstanz, nach 50 Minuten erreicht sie Meersburg. Für Fahrräder zahlt man 3 €, für Hunde nichts. Stürmt es, fährt das Schiff nicht.',
  ],
]

/** Longer English rewrites that keep the meaning. */
export const keptLongEn: readonly Kept[] = [
  [
    'Dear neighbours, the water in our building will be turned off on 12 June from 8 a.m. The work should take about four hours. Please fill some buckets beforehand. Mr Yilmaz of the property office can be reached on 020 7946 0042.',
    'On June 12 there will be no water in our building from 8 in the morning, for roughly four hours. It is best to fill a few buckets before then. Mr Yilmaz at the property office will answer questions (020 7946 0042).',
  ],
  [
    'Our farm shop sells potatoes, carrots and apples that we grow ourselves. We do not spray, and we use compost. In autumn we press juice: 5 litres cost £7.50. Come by on Thursdays or Saturdays.',
    'Everything in our farm shop is home-grown: potatoes, carrots and apples. Rather than spraying, we rely on compost. And in autumn there is fresh juice, five litres for £7.50. We are open on Thursday and Saturday.',
  ],
  [
    'Exeter Library lent 214,000 items last year, 6 per cent more than the year before. Audiobooks were especially popular. Its head, Claudia Brand, puts this down to the new opening hours. There are no fees.',
    'Last year, 214,000 loans were counted at Exeter Library, up 6%. Audiobooks in particular were in demand. Claudia Brand, who runs the library, credits the new opening hours. Borrowing remains free of charge.',
  ],
  [
    'Dear Mr Wolf, we are sorry that we cannot deliver your order of March 2. The item is sold out and is no longer made. We will refund the amount of $39.90 within three days.',
    'Dear Mr Wolf, unfortunately your order of 2 March can’t be delivered: the item is out of stock and has been discontinued. You will receive your $39.90 back in the next three days.',
  ],
  [
    'The charity needs volunteers to help children read. You need no training, only patience and an hour a week. At present 26 people read at nine schools.',
    'Would you like to help children read? The charity is looking for volunteers. Training is not required; patience and one hour a week are enough. There are 26 readers at 9 schools so far.',
  ],
  [
    'Until October 18 the museum is showing pictures by Joanna Reuter. The painter lived from 1871 to 1943 and was hardly known in her lifetime. There are 70 paintings, 12 of them shown for the first time. Admission is £8, or £5 for concessions.',
    'Hardly anyone knew Joanna Reuter (1871–1943) while she was alive. Now the museum shows 70 of her paintings, twelve never seen before. The exhibition runs until 18 October; tickets are £8 (concessions £5).',
  ],
  [
    'We have found the fault: a cable was not connected properly. The device works again. You need do nothing more. Should the lamp flash red once more, please pull the plug.',
    'The fault has been found. A cable had come loose; the device is working again, and there is nothing for you to do. Only if the lamp flashes red again should you pull the plug.',
  ],
  [
    'The ferry leaves Dover every day at 10:15 a.m. and reaches Calais 90 minutes later. Dogs travel for free. Bicycles cost £3. In a storm the crossing is cancelled.',
    'Every day at 10.15 a.m. the ferry sets off from Dover, arriving in Calais after 90 minutes. You pay £3 for a bicycle and nothing for a dog. If there is a storm, it does not sail.',
  ],
]

const [bikes, tour] = [
  'Der Fahrradladen Kettenglück zieht am 1. April in die Lindenstraße 8. Dort stehen 120 Quadratmeter und drei Arbeitsplätze bereit. Inhaberin Sabine Voss stellt zwei Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
  'The walking tour starts at 11 a.m. at Victoria Gate and takes two hours. Tickets cost £12. Our guide, Thomas Reed, has led it for nine years. The tour does not take place in the rain.',
]

/** Longer texts with one thing changed. */
export const changedLong: readonly Changed[] = [
  [
    bikes,
    'Am 1. Mai zieht der Fahrradladen Kettenglück in die Lindenstraße 8. Auf 120 Quadratmetern gibt es drei Arbeitsplätze. Sabine Voss stellt zwei Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
    '1. Mai',
  ],
  [
    bikes,
    'Am 1. April zieht der Fahrradladen Kettenglück in die Lindenstraße 18. Auf 120 Quadratmetern gibt es drei Arbeitsplätze. Sabine Voss stellt zwei Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
    '18',
  ],
  [
    bikes,
    'Am 1. April zieht der Fahrradladen Kettenglück in die Lindenstraße 8. Auf 120 Quadratmetern gibt es drei Arbeitsplätze. Sabine Vogt stellt zwei Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
    'Sabine Vogt',
  ],
  [
    bikes,
    'Am 1. April zieht der Fahrradladen Kettenglück in die Lindenstraße 8. Auf 120 Quadratmetern gibt es drei Arbeitsplätze. Sabine Voss stellt zwei Lehrlinge ein und nimmt auch gebrauchte Räder an.',
    'nicht',
  ],
  [
    bikes,
    'Am 1. April zieht der Fahrradladen Kettenglück in die Lindenstraße 8. Auf 210 Quadratmetern gibt es drei Arbeitsplätze. Sabine Voss stellt zwei Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
    '210 Quadratmetern',
  ],
  [
    bikes,
    'Am 1. April zieht der Fahrradladen Kettenglück in die Lindenstraße 8. Auf 120 Quadratmetern gibt es drei Arbeitsplätze. Sabine Voss stellt fünf Lehrlinge ein. Gebrauchte Räder nimmt sie nicht an.',
    'fünf',
  ],
  [
    tour,
    'At 10 a.m. the walking tour sets off from Victoria Gate; it takes two hours and costs £12. Thomas Reed has been the guide for nine years. It does not take place in the rain.',
    '10 a.m.',
  ],
  [
    tour,
    'At 11 a.m. the walking tour sets off from Victoria Gate; it takes three hours and costs £12. Thomas Reed has been the guide for nine years. It does not take place in the rain.',
    'three hours',
  ],
  [
    tour,
    'At 11 a.m. the walking tour sets off from Victoria Gate; it takes two hours and costs £15. Thomas Reed has been the guide for nine years. It does not take place in the rain.',
    '£15',
  ],
  [
    tour,
    'At 11 a.m. the walking tour sets off from Victoria Gate; it takes two hours and costs £12. Thomas Ward has been the guide for nine years. It does not take place in the rain.',
    'Thomas Ward',
  ],
  [
    tour,
    'At 11 a.m. the walking tour sets off from Victoria Gate; it takes two hours and costs £12. Thomas Reed has been the guide for nine years. The tour also takes place in the rain.',
    'not',
  ],
  [
    tour,
    'At 11 a.m. the walking tour sets off from Albert Gate; it takes two hours and costs £12. Thomas Reed has been the guide for nine years. It does not take place in the rain.',
    'Albert Gate',
  ],
]
