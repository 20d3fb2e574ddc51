/** What a page says, and five things each that somebody might say it says. */
export const sentences: readonly { readonly says: string; readonly false: readonly string[] }[] = [
  {
    says: 'Der Leuchtturm von Westerney wurde 1884 aus rotem Backstein erbaut – er ist 35 Meter hoch.',
    false: [
      'Der Leuchtturm von Westerney wurde 1887 aus rotem Backstein erbaut',
      'Der Leuchtturm von Westerney wurde 1884 aus gelbem Backstein erbaut',
      'wurde 1884 aus rotem Backstein erbaut – er ist 36 Meter hoch',
      'Der Wasserturm von Westerney wurde 1884 aus rotem Backstein erbaut',
      'Der Leuchtturm von Westerney wurde aus rotem Backstein 1884 erbaut',
    ],
  },
  {
    says: 'Seit dem Umbau ist das „Alte Kontor“ nicht mehr für Besucher geöffnet.',
    false: [
      'Seit dem Umbau ist das „Alte Kontor“ mehr für Besucher geöffnet.',
      'Seit dem Umbau ist das „Alte Kontor“ für Besucher geöffnet.',
      'ist das „Neue Kontor“ nicht mehr für Besucher geöffnet',
      'Seit dem Umbau ist das „Alte Kontor“ nicht mehr für Händler geöffnet.',
      'Seit dem Umbau war das „Alte Kontor“ nicht mehr für Besucher geöffnet.',
    ],
  },
  {
    says: 'Die Fischer landeten im Jahr 1912 rund 4.200 Tonnen Hering an, 1,5 Prozent weniger als im Vorjahr.',
    false: [
      'Die Fischer landeten im Jahr 1912 rund 42.000 Tonnen Hering an',
      'rund 4.200 Tonnen Hering an, 15 Prozent weniger als im Vorjahr',
      'rund 4.200 Tonnen Hering an, 1,5 Prozent mehr als im Vorjahr',
      'Die Fischer landeten im Jahr 1921 rund 4.200 Tonnen Hering an',
      'rund 4.200 Tonnen Makrele an, 1,5 Prozent weniger als im Vorjahr',
    ],
  },
  {
    says: 'Bürgermeisterin Anke Folkerts eröffnete die Flutbrücke am 3. Mai 1998 ohne den Minister.',
    false: [
      'Bürgermeisterin Anke Folkerts eröffnete die Flutbrücke am 3. Mai 1998 mit dem Minister.',
      'Bürgermeisterin Anke Folkerts eröffnete die Flutbrücke am 3. Mai 1989',
      'Bürgermeister Anke Folkerts eröffnete die Flutbrücke am 3. Mai 1998',
      'Anke Folkerts schloss die Flutbrücke am 3. Mai 1998',
      'eröffnete die Flutbrücke am 13. Mai 1998 ohne den Minister',
    ],
  },
  {
    says: 'Das Trinkwasser der Insel kommt aus einer Süßwasserlinse, die höchstens 60 Meter tief reicht.',
    false: [
      'Das Trinkwasser der Insel kommt aus einer Süßwasserlinse, die mindestens 60 Meter tief reicht.',
      'Das Trinkwasser der Insel kommt aus einer Salzwasserlinse',
      'die höchstens 600 Meter tief reicht',
      'Das Trinkwasser der Insel kam aus einer Süßwasserlinse',
      'Das Trinkwasser kommt aus einer Süßwasserlinse, die höchstens 60 Meter tief reicht.',
    ],
  },
  {
    says: 'Kaffee entzieht dem Körper kein Wasser, wenn man ihn in üblichen Mengen trinkt.',
    false: [
      'Kaffee entzieht dem Körper Wasser, wenn man ihn in üblichen Mengen trinkt.',
      'Kaffee entzieht dem Körper kein Wasser, wenn man ihn in großen Mengen trinkt.',
      'Tee entzieht dem Körper kein Wasser, wenn man ihn in üblichen Mengen trinkt.',
      'Kaffee entzieht dem Körper viel Wasser',
      'Wasser entzieht dem Körper kein Kaffee',
    ],
  },
  {
    says: 'Die Genossenschaft zählt 318 Mitglieder; 127 davon sind Frauen.',
    false: [
      'Die Genossenschaft zählt 381 Mitglieder',
      'Die Genossenschaft zählt 127 Mitglieder; 318 davon sind Frauen.',
      'Die Genossenschaft zählt 318 Mitglieder; 127 davon sind Männer.',
      'Die Gewerkschaft zählt 318 Mitglieder; 127 davon sind Frauen.',
      'Die Genossenschaft zählt 318 Mitglieder. 127 davon waren Frauen.',
    ],
  },
  {
    says: 'Nach Angaben des Amtes stieg der Pegel um 12 cm, nicht um 21 cm, wie die Zeitung schrieb.',
    false: [
      'Nach Angaben des Amtes stieg der Pegel um 21 cm, nicht um 12 cm',
      'Nach Angaben des Amtes stieg der Pegel um 12 cm, um 21 cm, wie die Zeitung schrieb.',
      'Nach Angaben des Amtes sank der Pegel um 12 cm',
      'Nach Angaben der Zeitung stieg der Pegel um 12 cm',
      'stieg der Pegel um 12 m, nicht um 21 cm',
    ],
  },
  {
    says: 'Das offizielle Fährschiff „Frisia“ fasst 1.150 Fahrgäste und 60 Autos.',
    false: [
      'Das offizielle Fährschiff „Frisia“ fasst 1.510 Fahrgäste und 60 Autos.',
      'Das offizielle Fährschiff „Frisia“ fasst 1.150 Fahrgäste und 6 Autos.',
      'Das inoffizielle Fährschiff „Frisia“ fasst 1.150 Fahrgäste',
      'Das offizielle Fährschiff „Friesland“ fasst 1.150 Fahrgäste',
      'Das offizielle Fährschiff „Frisia“ fasst 60 Fahrgäste und 1.150 Autos.',
    ],
  },
  {
    says: 'Weder der Deich noch das Siel wurde bei der Sturmflut von 1962 beschädigt.',
    false: [
      'Der Deich und das Siel wurde bei der Sturmflut von 1962 beschädigt.',
      'der Deich noch das Siel wurde bei der Sturmflut von 1962 beschädigt',
      'Weder der Deich noch das Siel wurde bei der Sturmflut von 1926 beschädigt.',
      'Weder der Deich noch das Siel wurde bei der Sturmflut von 1962 verschont.',
      'Weder der Deich noch die Schleuse wurde bei der Sturmflut von 1962 beschädigt.',
    ],
  },
  {
    says: 'The Harlow footbridge opened on 14 June 2003 – two years later than planned.',
    false: [
      'The Harlow footbridge opened on 14 June 2013',
      'The Harlow footbridge closed on 14 June 2003',
      'opened on 14 June 2003 – two years earlier than planned',
      'The Harlow footbridge opened on 14 July 2003',
      'The Harlow footbridge opened on 14 June 2003 – ten years later than planned.',
    ],
  },
  {
    says: 'Regular coffee doesn’t dehydrate healthy adults, the first official review found.',
    false: [
      'Regular coffee does dehydrate healthy adults',
      'dehydrate healthy adults, the first official review found',
      'Regular coffee doesn’t dehydrate healthy children, the first official review found.',
      'Regular tea doesn’t dehydrate healthy adults',
      'Regular coffee doesn’t dehydrate healthy adults, the second official review found.',
    ],
  },
  {
    says: 'The mill’s 48 looms were sold in 1931 for £2,600, less than half their value.',
    false: [
      'The mill’s 84 looms were sold in 1931',
      'looms were sold in 1931 for £26,000, less than half their value',
      'were sold in 1931 for £2,600, more than half their value',
      'The mill’s 48 looms were bought in 1931 for £2,600',
      'The mills 48 looms were sold in 1931 for £2,600',
    ],
  },
  {
    says: 'No one was hurt when the roof of St Brannock’s school fell in on 9 March.',
    false: [
      'one was hurt when the roof of St Brannock’s school fell in',
      'was hurt when the roof of St Brannock’s school fell in on 9 March',
      'No one was hurt when the wall of St Brannock’s school fell in',
      'No one was hurt when the roof of St Brannock’s school fell in on 9 May.',
      'Someone was hurt when the roof of St Brannock’s school fell in on 9 March.',
    ],
  },
  {
    says: 'A honeybee can fly at about 24 kilometres an hour, slower than most flies.',
    false: [
      'A honeybee can fly at about 42 kilometres an hour',
      'A honeybee can fly at about 24 miles an hour',
      'A honeybee can fly at about 24 kilometres an hour, faster than most flies.',
      'A bumblebee can fly at about 24 kilometres an hour',
      'A honeybee cannot fly at about 24 kilometres an hour',
    ],
  },
  {
    says: 'The council’s report never recommended closing the library; it asked for shorter hours.',
    false: [
      'The council’s report recommended closing the library',
      'recommended closing the library; it asked for shorter hours',
      'The council’s report never recommended opening the library',
      'it asked for longer hours; The council’s report never recommended',
      'The council’s report never recommended closing the library; it asked for longer hours.',
    ],
  },
  {
    says: 'Dr Ines Moreau measured 7.4 microplastic fibres per litre in the river’s final stretch.',
    false: [
      'Dr Ines Moreau measured 74 microplastic fibres per litre',
      'Dr Ines Moreau measured 7.4 microplastic fibres per cubic metre',
      'Dr Ines Moreau estimated 7.4 microplastic fibres per litre',
      'measured 7 microplastic fibres per litre',
      'Dr Ines Moreau measured 7.4 microplastic fibres per litre in the river’s first stretch.',
    ],
  },
  {
    says: 'Exports fell by 3.2 % in 2019 and rose by 5 % in 2020, according to the office.',
    false: [
      'Exports rose by 3.2 % in 2019 and fell by 5 % in 2020',
      'Exports fell by 5 % in 2019 and rose by 3.2 % in 2020',
      'Exports fell by 3.2 % in 2020',
      'Exports fell by 32 % in 2019',
      'Imports fell by 3.2 % in 2019 and rose by 5 % in 2020',
    ],
  },
  {
    says: 'The trust employs 61 people – 44 of them part-time – and 200 volunteers.',
    false: [
      'The trust employs 61 people – 44 of them full-time',
      'The trust employs 61 people and 200 volunteers.',
      'The trust employs 200 people – 44 of them part-time – and 61 volunteers.',
      'The trust employs 16 people – 44 of them part-time',
      'The trust employed 61 people – 44 of them part-time',
    ],
  },
  {
    says: 'Only the north tower may be climbed; the south tower has been closed since 1978.',
    false: [
      'Only the south tower may be climbed; the north tower has been closed since 1978.',
      'the north tower has been closed since 1978',
      'The south tower has been open since 1978',
      'Only the north tower may be climbed … closed since 1978',
      'the south tower has been closed since 1987',
    ],
  },
]
