import type { Changed, Kept } from './de.ts'

/** Translations from German that keep the meaning: silence. */
export const keptInEnglish: readonly Kept[] = [
  ['Die Sitzung beginnt am Montag um 14 Uhr im Rathaus.', 'The meeting starts on Monday at 2 p.m. in the town hall.'],
  ['Wir haben drei neue Kolleginnen eingestellt.', 'We have hired three new colleagues.'],
  ['Der Umbau kostet 1,8 Mrd. Euro.', 'The conversion costs 1.8 billion euros.'],
  ['Im Jahr 2025 kamen 1.250 Gäste.', 'In 2025, 1,250 guests came.'],
  ['Rund 20 Prozent der Befragten sind zufrieden.', 'About 20 per cent of those asked are satisfied.'],
  ['Haustiere sind in der Wohnung nicht erlaubt.', 'Pets are not allowed in the flat.'],
  ['Es fallen keine zusätzlichen Kosten an.', 'There is no extra charge.'],
  ['Der Eintritt ist kostenlos.', 'Admission is free.'],
  [
    'Frau Schmidt leitet die Abteilung seit November 2019.',
    'Ms Schmidt has headed the department since November 2019.',
  ],
  [
    'Dr. Helene Marx stellte den Plan am 3. Mai in München vor.',
    'Dr. Helene Marx presented the plan in Munich on 3 May.',
  ],
  ['Die Deutsche Bahn sperrt die Strecke bis Ende März.', 'Deutsche Bahn is closing the line until the end of March.'],
  ['Wir öffnen montags bis freitags von 9 bis 18 Uhr.', 'We are open Monday to Friday from 9 a.m. to 6 p.m.'],
  ['Die Wanderung ist 12 Kilometer lang.', 'The walk is 12 kilometres long.'],
  ['Der zweitägige Kurs kostet 9,50 €.', 'The two-day course costs €9.50.'],
  ['Schreiben Sie an info@beispiel.de oder rufen Sie 030 123456 an.', 'Write to info@beispiel.de or call 030 123456.'],
  ['Das Fest am Samstag beginnt um halb acht.', 'Saturday’s party begins at half past seven.'],
  ['Der Antrag muss spätestens am 15.10.2026 eingehen.', 'The application must arrive by October 15, 2026.'],
  ['Etwa zwei Drittel der Mitglieder stimmten zu.', 'About two thirds of the members agreed.'],
  ['Die Temperatur sinkt auf -5 °C.', 'The temperature falls to -5 °C.'],
  ['Der Bundeskanzler reiste nach Brüssel und Rom.', 'The chancellor travelled to Brussels and Rome.'],
  ['Die DSGVO gilt auch in Österreich.', 'The GDPR applies in Austria, too.'],
  ['Erst im Mai wird das Haus fertig.', 'The house will not be finished until May.'],
  ['Das Wasser ist nicht zum Trinken geeignet.', 'The water is unsuitable for drinking.'],
  ['Im 19. Jahrhundert wohnten hier 250.000 Menschen.', 'In the 19th century, 250,000 people lived here.'],
  ['Einundzwanzig Kinder malten ein Bild.', 'Twenty-one children painted a picture.'],
  ['Wir liefern nur nach Absprache.', 'We do not deliver without prior agreement.'],
]

/** Translations with one thing changed: it is found. */
export const changedInEnglish: readonly Changed[] = [
  [
    'Die Sitzung beginnt am Montag um 14 Uhr im Rathaus.',
    'The meeting starts on Tuesday at 2 p.m. in the town hall.',
    'Tuesday',
  ],
  [
    'Die Sitzung beginnt am Montag um 14 Uhr im Rathaus.',
    'The meeting starts on Monday at 4 p.m. in the town hall.',
    '4 p.m.',
  ],
  ['Der Umbau kostet 1,8 Mrd. Euro.', 'The conversion costs 1.8 million euros.', '1.8 million euros'],
  ['Im Jahr 2025 kamen 1.250 Gäste.', 'In 2025, 1.250 guests came.', '1.250'],
  ['Haustiere sind in der Wohnung nicht erlaubt.', 'Pets are allowed in the flat.', 'nicht'],
  ['Der Zug fährt am Sonntag in die Stadt.', 'The train does not run into town on Sunday.', 'not'],
  [
    'Dr. Helene Marx stellte den Plan am 3. Mai in München vor.',
    'Dr. Helene Marx presented the plan in Hamburg on 3 May.',
    'Hamburg',
  ],
  [
    'Dr. Helene Marx stellte den Plan am 3. Mai in München vor.',
    'Dr. Helene Marx presented the plan in Munich on 3 March.',
    '3 March',
  ],
  ['Frau Schmidt leitet die Abteilung.', 'Ms Miller heads the department.', 'Ms Miller'],
  ['Der Kurs kostet 9,50 €.', 'The course costs €95.', '€95'],
  ['Die Wanderung ist 12 Kilometer lang.', 'The walk is 12 miles long.', '12 miles'],
  ['Einundzwanzig Kinder malten ein Bild.', 'Twelve children painted a picture.', 'Twelve'],
  ['Der Antrag muss spätestens im November eingehen.', 'The application must arrive by October.', 'October'],
  ['Drei Grundschulen heizen mit mobilen Anlagen.', 'Primary schools are heated by mobile units.', 'Drei'],
]

const council = `Die Stadt Freiberg will bis 2032 alle 18 Schulen mit Fernwärme versorgen. Das hat der Stadtrat am Donnerstag \
mit 21 zu 14 Stimmen beschlossen. Die Kosten schätzt das Bauamt auf 9,4 Millionen Euro; davon soll das Land etwa 40 \
Prozent übernehmen, eine Zusage gibt es noch nicht. Nach Angaben von Dr. Helene Marx sinken die Heizkosten um rund ein \
Fünftel. Begonnen wird im Sommer 2027 mit dem Gymnasium an der Zugspitzstraße.`

const ferry = `A passenger ferry will link the old docks with the campus from next spring. Bristol City Council approved \
the plan on Tuesday by 34 votes to 19. The ferry will run every 20 minutes between 6 a.m. and 11 p.m. and carry up to 90 \
passengers. Mr. Alan Price said the boats would take about 800 cars a day off the roads. The two boats cost £4.2 million. \
Tickets will cost £2.50, and students travel for half the price. Dogs are not allowed on board.`

/** Summaries that keep the meaning: silence, whatever they leave out. */
export const keptShort: readonly Kept[] = [
  [council, 'Freiberg stellt seine 18 Schulen bis 2032 auf Fernwärme um. Der Umbau kostet 9,4 Millionen Euro.'],
  [council, 'Der Stadtrat hat beschlossen, alle Schulen mit Fernwärme zu heizen; das kostet gut 9 Millionen Euro.'],
  [council, 'Die Heizkosten sollen laut Helene Marx um etwa 20 Prozent sinken. Los geht es im Sommer 2027.'],
  [council, 'Mit 21 zu 14 Stimmen entschied sich Freiberg für Fernwärme. Ob das Land 40 % zahlt, ist noch offen.'],
  [ferry, 'Bristol is to get a passenger ferry that runs every 20 minutes. Two boats cost over £4 million.'],
  [ferry, 'By 34 votes to 19, the council approved a ferry for 90 passengers. Tickets cost £2.50.'],
  [ferry, 'The ferry, Alan Price says, would take some 800 cars a day off the roads. It starts next spring.'],
  [ferry, 'A new ferry links docks and campus from 6 a.m. to 11 p.m. Students pay half, and dogs must stay ashore.'],
]

/** Summaries with something that the text does not say: it is found. */
export const changedShort: readonly Changed[] = [
  [council, 'Freiberg stellt seine 28 Schulen bis 2032 auf Fernwärme um. Der Umbau kostet 9,4 Millionen Euro.', '28'],
  [council, 'Freiberg stellt seine Schulen bis 2035 auf Fernwärme um.', '2035'],
  [council, 'Die Heizkosten sollen laut Helene Marx um etwa 30 Prozent sinken.', '30 Prozent'],
  [council, 'Der Umbau kostet rund 12 Millionen Euro, sagt das Bauamt.', '12 Millionen Euro'],
  [council, 'Am Freitag hat der Stadtrat die Fernwärme für alle Schulen beschlossen.', 'Freitag'],
  [ferry, 'Bristol is to get a ferry that runs every 30 minutes.', '30 minutes'],
  [ferry, 'Oxford is to get a passenger ferry. Two boats cost £4.2 million.', 'Oxford'],
  [ferry, 'The ferry will run between 6 a.m. and 10 p.m. and carry up to 90 passengers.', '10 p.m.'],
  [ferry, 'Ms. Jane Harlow said the boats would take about 800 cars a day off the roads.', 'Ms. Jane Harlow'],
  [ferry, 'Two boats cost £4.2 million. Dogs are allowed on board.', 'not'],
]
