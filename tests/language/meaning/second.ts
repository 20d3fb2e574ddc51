import type { Changed, Kept } from './de.ts'

/** More rewrites that keep the meaning, in both languages, and from each into the other. */
export const keptSecond: readonly Kept[] = [
  [
    'Die Volkshochschule bietet ab Februar 14 neue Kurse an, darunter drei für Anfänger.',
    'Ab Februar gibt es an der Volkshochschule 14 neue Kurse. Drei davon richten sich an Anfänger.',
  ],
  [
    'Mein Name ist Jonas Keller, ich bin 34 Jahre alt und lebe in Bremen.',
    'Ich heiße Jonas Keller, bin 34 und wohne in Bremen.',
  ],
  ['Der Wagen verbraucht 5,4 Liter auf 100 Kilometer.', 'Auf 100 km braucht das Auto 5,4 l.'],
  ['Wir bitten um Rückmeldung bis kommenden Mittwoch, 12 Uhr.', 'Bitte melden Sie sich bis Mittwoch um zwölf Uhr.'],
  [
    'Unsere Kaffeebohnen stammen aus Brasilien und werden in Hamburg geröstet.',
    'In Hamburg rösten wir Kaffeebohnen, die aus Brasilien kommen.',
  ],
  [
    'Das Hotel hat 48 Zimmer, eine Sauna und keinen Fahrstuhl.',
    'Sauna ja, Fahrstuhl nein: Das Hotel verfügt über 48 Zimmer.',
  ],
  [
    'Die Studie umfasst 1.204 Personen zwischen 18 und 65 Jahren.',
    'Befragt wurden 1204 Menschen im Alter von 18 bis 65 Jahren.',
  ],
  [
    'Ich kann am Dienstag leider nicht kommen, weil mein Sohn krank ist.',
    'Am Dienstag muss ich leider absagen, mein Sohn ist krank.',
  ],
  ['Es hat seit drei Wochen nicht geregnet.', 'Seit drei Wochen ist kein Regen gefallen.'],
  [
    'Die Versandkosten betragen 4,90 Euro, ab 50 Euro liefern wir frei Haus.',
    'Ab einem Bestellwert von 50 € zahlen Sie keinen Versand, sonst 4,90 €.',
  ],
  [
    'Das neue Stadion fasst 22.500 Zuschauer und wird im Sommer 2028 eröffnet.',
    '22.500 Menschen passen in das neue Stadion, das im Sommer 2028 fertig wird.',
  ],
  [
    'Martina Scholz übernimmt zum 1. Januar die Leitung der Klinik.',
    'Neue Leiterin der Klinik wird am 1. Januar Martina Scholz.',
  ],
  [
    'Vegane Gerichte sind auf der Karte mit einem Blatt gekennzeichnet.',
    'Was vegan ist, erkennen Sie auf der Karte an einem Blatt.',
  ],
  ['Die Treppe ist 80 cm breit und 2,60 m hoch.', 'Mit 80 Zentimetern Breite und 2,60 Metern Höhe passt die Treppe.'],
  ['Wir haben den Auftrag nicht vergessen, sondern verschoben.', 'Der Auftrag ist nur verschoben.'],
  [
    'Fünf von sieben Mitgliedern des Rates stimmten gegen den Antrag.',
    'Gegen den Antrag votierten fünf der sieben Ratsmitglieder.',
  ],
  [
    'Bei uns zählt nicht die Herkunft, sondern das Können.',
    'Auf das Können kommt es bei uns an, die Herkunft spielt keine Rolle.',
  ],
  [
    'Das Training findet dienstags und donnerstags von 17:30 bis 19 Uhr statt.',
    'Trainiert wird jeden Dienstag und Donnerstag zwischen 17.30 und 19.00 Uhr.',
  ],
  ['Der Roman spielt in den zwanziger Jahren in Prag.', 'Schauplatz des Romans ist das Prag der zwanziger Jahre.'],
  ['Mit dem Gutschein sparen Sie 15 Prozent auf alle Jacken.', '15 % Rabatt auf jede Jacke gibt es mit dem Gutschein.'],
  ['My name is Tom Keller, I am 34 years old and live in Bristol.', 'I’m Tom Keller, 34, from Bristol.'],
  ['The car uses 5.4 litres per 100 kilometres.', 'Fuel use is 5.4 l per 100 km.'],
  ['Please reply by next Wednesday at noon.', 'We need your reply by 12 noon on Wednesday.'],
  ['Our beans come from Brazil and are roasted in Edinburgh.', 'Grown in Brazil, our beans are roasted in Edinburgh.'],
  [
    'The hotel has 48 rooms, a sauna and no lift.',
    'With 48 rooms and a sauna, the hotel offers everything but a lift.',
  ],
  ['The study covers 1,204 people between 18 and 65.', '1204 people aged 18 to 65 took part in the study.'],
  ['I am afraid I cannot come on Tuesday because my son is ill.', 'My son is ill, so I have to cancel on Tuesday.'],
  ['It has not rained for three weeks.', 'There has been no rain for three weeks.'],
  [
    'Postage is £4.90; orders above £50 are delivered free.',
    'You pay £4.90 for postage, or nothing if you spend over £50.',
  ],
  [
    'The new stadium seats 22,500 and opens in the summer of 2028.',
    'Opening in summer 2028, the new stadium has room for 22,500 people.',
  ],
  ['Martha Stone will take over the clinic on 1 January.', 'From January 1, the clinic will be run by Martha Stone.'],
  ['Vegan dishes are marked with a leaf on the menu.', 'Look for the leaf on our menu to find vegan dishes.'],
  ['Five of the seven members voted against the motion.', 'The motion was opposed by five out of seven members.'],
  ['We have not forgotten your order; it has been postponed.', 'Your order is only postponed.'],
  ['What counts is not where you come from but what you can do.', 'Skill matters here; origin doesn’t.'],
  [
    'Training is on Tuesdays and Thursdays from 5:30 to 7 p.m.',
    'We train every Tuesday and Thursday between 5.30 p.m. and 7 p.m.',
  ],
  ['The novel is set in Prague in the 1920s.', 'Prague in the twenties is the setting of the novel.'],
  ['The voucher takes 15 percent off all jackets.', 'Get 15% off every jacket with the voucher.'],
  [
    'The Green Lane Community Garden was founded by Priya Raman in 2011.',
    'Priya Raman set up the community garden on Green Lane in 2011.',
  ],
  ['Do not leave the oven unattended.', 'Never leave the oven on its own.'],
  [
    'Zum Frühstück servieren wir Brötchen, Käse und Eier von Hühnern aus dem Nachbardorf. Kaffee dürfen Sie so oft nachschenken, wie Sie möchten. Die Küche schließt um 10:30 Uhr.',
    'Brötchen, Käse und Eier aus dem Nachbardorf: So beginnt der Tag bei uns. Kaffee gibt es, so viel Sie wollen. Um 10.30 Uhr macht die Küche zu.',
  ],
  [
    'Unsere Praxis ist vom 24. bis zum 31. Dezember geschlossen. Die Vertretung übernimmt Dr. Petra Vogel in der Marktstraße 7. In Notfällen wählen Sie bitte die 116 117.',
    'Vom 24. bis 31. Dezember machen wir Ferien. Dr. Petra Vogel (Marktstraße 7) vertritt uns in dieser Zeit. Im Notfall rufen Sie 116 117 an.',
  ],
  [
    'Nach fünf Jahren in der Entwicklung wechselte ich 2021 in den Vertrieb. Dort betreue ich rund 40 Kunden in Österreich und der Schweiz.',
    'Seit 2021 bin ich im Vertrieb tätig und für etwa 40 Kunden in der Schweiz und in Österreich da; zuvor war ich fünf Jahre in der Entwicklung.',
  ],
  [
    'Der Akku hält bis zu 12 Stunden. Geladen wird er über USB-C, ein Netzteil liegt nicht bei.',
    'Bis zu zwölf Stunden läuft das Gerät mit einer Ladung. Das Kabel ist USB-C; ein Netzteil gehört nicht zum Lieferumfang.',
  ],
  [
    'Wir können Ihnen kein neues Gerät schicken, erstatten aber den Kaufpreis von 79 Euro.',
    'Ein Ersatzgerät ist leider nicht mehr verfügbar. Wir erstatten Ihnen deshalb den Kaufpreis in Höhe von 79 €.',
  ],
  [
    'Wer zu spät kommt, wird nach dem ersten Satz eingelassen. Handys sind auszuschalten.',
    'Einlass für Verspätete ist nach dem ersten Satz. Bitte schalten Sie Ihr Handy aus.',
  ],
  [
    'Das Dorf zählte 1850 noch 612 Einwohner, heute sind es 204.',
    'Von 612 Menschen im Jahr 1850 sind dem Dorf heute 204 geblieben.',
  ],
  [
    'Die Anlage spart im Jahr etwa 3,2 Tonnen CO2 und rechnet sich nach neun Jahren.',
    'Jährlich werden rund 3,2 t CO2 eingespart. Nach 9 Jahren hat sich die Anlage bezahlt gemacht.',
  ],
  [
    'Niemand muss hier alles können. Wichtig ist uns, dass Sie gern mit Menschen arbeiten.',
    'Sie müssen nicht alles können. Hauptsache, Sie arbeiten gern mit Menschen.',
  ],
  [
    'Die Bank gewährt den Kredit nur, wenn keine Schulden bestehen.',
    'Einen Kredit gibt die Bank nur schuldenfreien Menschen.',
  ],
  [
    'For breakfast we serve rolls, cheese and eggs from hens in the next village. You may refill your coffee as often as you like. The kitchen closes at 10:30 a.m.',
    'Rolls, cheese and eggs from the next village: that is how the day begins here. Have as much coffee as you want. At 10.30 in the morning the kitchen shuts.',
  ],
  [
    'Our surgery is closed from 24 to 31 December. Dr. Petra Vogel at 7 Market Street will stand in. In an emergency please call 111.',
    'We are away from December 24 to 31. Dr. Vogel (7 Market Street) covers for us during that time. Call 111 in emergencies.',
  ],
  [
    'After five years in development I moved to sales in 2021, where I look after some 40 clients in Austria and Switzerland.',
    'Since 2021 I have been in sales, in charge of about 40 clients in Switzerland and Austria; before that I spent five years in development.',
  ],
  [
    'The battery lasts up to 12 hours. It charges by USB-C; a power supply is not included.',
    'Up to twelve hours on one charge. The cable is USB-C, and no power supply comes with it.',
  ],
  [
    'We cannot send you a new device, but we will refund the price of £79.',
    'A replacement is no longer available, so we will refund your £79.',
  ],
  [
    'Latecomers are admitted after the first movement. Phones must be switched off.',
    'If you are late, you will be let in after the first movement. Please turn off your phone.',
  ],
  [
    'In 1850 the village had 612 inhabitants; today there are 204.',
    'From 612 people in 1850, the village has shrunk to 204 today.',
  ],
  [
    'The plant saves about 3.2 tonnes of CO2 a year and pays for itself after nine years.',
    'Each year, some 3.2 t of CO2 are saved. After 9 years the plant has paid for itself.',
  ],
  [
    'Nobody has to know everything here. What matters is that you like working with people.',
    'You don’t have to know everything. The main thing is that you enjoy working with people.',
  ],
  ['The bank only grants the loan if there are no debts.', 'The bank lends to people free of debt.'],
  ['The ferry does not run in January.', 'Im Januar fährt die Fähre nicht.'],
  ['Ms Okafor joined the company on 3 May 2019.', 'Frau Okafor kam am 3. Mai 2019 in die Firma.'],
  [
    'The tickets cost $12.50, and children under 6 get in free.',
    'Die Karten kosten 12,50 Dollar; Kinder unter sechs Jahren kommen umsonst hinein.',
  ],
  ['More than 1,500 people visited the fair in Cologne.', 'Mehr als 1.500 Menschen besuchten die Messe in Köln.'],
  ['Two thirds of the staff work from home on Fridays.', 'Freitags arbeiten zwei Drittel der Beschäftigten zu Hause.'],
  ['The museum opens at 10 a.m. and closes at 6 p.m.', 'Das Museum öffnet um 10 Uhr und schließt um 18 Uhr.'],
  ['We will never share your data without your consent.', 'Ohne Ihre Zustimmung geben wir Ihre Daten niemals weiter.'],
  ['Write to press@example.org by the end of March.', 'Schreiben Sie bis Ende März an press@example.org.'],
  [
    'In the second half of the year, sales rose by 4.2 percent.',
    'In der zweiten Jahreshälfte stieg der Umsatz um 4,2 Prozent.',
  ],
  ['There is no need to book.', 'Eine Reservierung ist überflüssig.'],
]

/** And some in which one thing was changed. */
export const changedSecond: readonly Changed[] = [
  [
    'Die Volkshochschule bietet ab Februar 14 neue Kurse an.',
    'Ab März gibt es an der Volkshochschule 14 neue Kurse.',
    'März',
  ],
  [
    'Mein Name ist Jonas Keller, ich bin 34 Jahre alt und lebe in Bremen.',
    'Ich heiße Jonas Keller, bin 43 und wohne in Bremen.',
    '43',
  ],
  ['Der Wagen verbraucht 5,4 Liter auf 100 Kilometer.', 'Auf 100 km braucht das Auto 4,5 l.', '4,5 l'],
  ['Wir bitten um Rückmeldung bis Mittwoch.', 'Bitte melden Sie sich bis Donnerstag.', 'Donnerstag'],
  [
    'Unsere Kaffeebohnen stammen aus Brasilien und werden in Hamburg geröstet.',
    'In Hamburg rösten wir Kaffeebohnen, die aus Indien kommen.',
    'Indien',
  ],
  [
    'Die Studie umfasst 1.204 Personen zwischen 18 und 65 Jahren.',
    'Befragt wurden 1.204 Menschen im Alter von 16 bis 65 Jahren.',
    '16',
  ],
  ['Es hat seit drei Wochen nicht geregnet.', 'Seit drei Wochen hat es geregnet.', 'nicht'],
  [
    'Martina Scholz übernimmt zum 1. Januar die Leitung der Klinik.',
    'Neue Leiterin der Klinik wird am 1. Januar Martina Schulz.',
    'Martina Schulz',
  ],
  [
    'Fünf von sieben Mitgliedern stimmten gegen den Antrag.',
    'Sechs von sieben Mitgliedern stimmten gegen den Antrag.',
    'Sechs',
  ],
  [
    'Mit dem Gutschein sparen Sie 15 Prozent auf alle Jacken.',
    '15 Euro Rabatt auf jede Jacke gibt es mit dem Gutschein.',
    '15 Euro',
  ],
  ['Rückgaben sind ohne Kassenbon nicht möglich.', 'Rückgaben sind auch ohne Kassenbon möglich.', 'nicht'],
  [
    'Unsere Bank wurde von der Familie Reimann gegründet.',
    'Unsere Bank wurde von der Familie Hartmann gegründet.',
    'Familie Hartmann',
  ],
  ['Please reply by next Wednesday at noon.', 'We need your reply by Thursday.', 'Thursday'],
  ['The study covers 1,204 people between 18 and 65.', '1,402 people aged 18 to 65 took part in the study.', '1,402'],
  ['It has not rained for three weeks.', 'It has rained for three weeks.', 'not'],
  [
    'Martha Stone will take over the clinic on 1 January.',
    'From January 1, the clinic will be run by Martha Stein.',
    'Martha Stein',
  ],
  [
    'Our beans come from Brazil and are roasted in Edinburgh.',
    'Grown in Brazil, our beans are roasted in Glasgow.',
    'Glasgow',
  ],
  [
    'Training is on Tuesdays and Thursdays from 5:30 to 7 p.m.',
    'Training is on Tuesdays and Fridays from 5:30 to 7 p.m.',
    'Fridays',
  ],
  ['The voucher takes 15 percent off all jackets.', 'The voucher takes $15 off all jackets.', '$15'],
  ['Refunds are not possible without a receipt.', 'Refunds are possible even without a receipt.', 'not'],
  [
    'The Okonjo Foundation paid for the roof.',
    'The roof was paid for by the Adeyemi Foundation.',
    'Adeyemi Foundation',
  ],
  ['The lake is 40 metres deep.', 'The lake is 40 feet deep.', '40 feet'],
  ['The guarantee covers parts for five years.', 'The guarantee covers parts.', 'five years'],
  ['Visit us at 14 Harbour Road.', 'Visit us at 41 Harbour Road.', '41'],
  [
    'Die Küche schließt um 10:30 Uhr. Kaffee gibt es länger.',
    'Kaffee gibt es länger, doch die Küche schließt um 11:30 Uhr.',
    '11:30 Uhr',
  ],
  [
    'Die Vertretung übernimmt Dr. Petra Vogel in der Marktstraße 7.',
    'Dr. Petra Vogel in der Marktstraße 17 vertritt uns.',
    '17',
  ],
  [
    'Dort betreue ich rund 40 Kunden in Österreich und der Schweiz.',
    'Ich betreue etwa 40 Kunden in Österreich und Italien.',
    'Italien',
  ],
  [
    'Der Akku hält bis zu 12 Stunden. Ein Netzteil liegt nicht bei.',
    'Bis zu zwölf Stunden hält der Akku. Ein Netzteil liegt bei.',
    'nicht',
  ],
  [
    'Das Dorf zählte 1850 noch 612 Einwohner, heute sind es 204.',
    'Von 621 Menschen im Jahr 1850 sind dem Dorf heute 204 geblieben.',
    '621',
  ],
  ['Die Anlage spart im Jahr etwa 3,2 Tonnen CO2.', 'Die Anlage spart im Jahr etwa 32 Tonnen CO2.', '32 Tonnen'],
  [
    'Der Vortrag von Prof. Irene Lang beginnt um 19 Uhr.',
    'Der Vortrag von Prof. Irene Kurz beginnt um 19 Uhr.',
    'Prof. Irene Kurz',
  ],
  ['Der Rabatt gilt auch für Mitglieder.', 'Der Rabatt gilt nicht für Mitglieder.', 'nicht'],
  [
    'The kitchen closes at 10:30 a.m., but coffee is served later.',
    'Coffee is served later, but the kitchen closes at 10:30 p.m.',
    '10:30 p.m.',
  ],
  [
    'I look after some 40 clients in Austria and Switzerland.',
    'I am in charge of about 40 clients in Austria and Italy.',
    'Italy',
  ],
  [
    'The battery lasts up to 12 hours. A power supply is not included.',
    'Up to twelve hours on one charge. A power supply is included.',
    'not',
  ],
  [
    'In 1850 the village had 612 inhabitants; today there are 204.',
    'From 612 people in 1850, the village has shrunk to 240 today.',
    '240',
  ],
  ['The lecture by Irene Long begins at 7 p.m.', 'The lecture by Irene Short begins at 7 p.m.', 'Irene Short'],
  ['Members get the discount, too.', 'Members do not get the discount.', 'not'],
  ['The ferry does not run in January.', 'Im Januar fährt die Fähre.', 'not'],
  ['Ms Okafor joined the company on 3 May 2019.', 'Frau Okafor kam am 3. März 2019 in die Firma.', '3. März 2019'],
  [
    'More than 1,500 people visited the fair in Cologne.',
    'Mehr als 1.500 Menschen besuchten die Messe in München.',
    'München',
  ],
  [
    'Two thirds of the staff work from home on Fridays.',
    'Donnerstags arbeiten zwei Drittel der Beschäftigten zu Hause.',
    'Donnerstags',
  ],
  ['The tickets cost $12.50.', 'Die Karten kosten 12,50 Euro.', '12,50 Euro'],
  [
    'Write to press@example.org by the end of March.',
    'Schreiben Sie bis Ende März an presse@example.org.',
    'presse@example.org',
  ],
]
