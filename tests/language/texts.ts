/** Texts as people paste them, for the tests of src/language. */

export const closedLine = `Bahnstrecke zwischen Gera und Zwickau bleibt länger gesperrt

Die Bahnstrecke zwischen Gera und Zwickau bleibt voraussichtlich bis Ende März gesperrt. Das teilte die Deutsche Bahn \
am 3. Februar mit. Grund sind Risse in einem Brückenpfeiler bei Schmölln, die bei einer Routineprüfung entdeckt wurden. \
Der Pfeiler stammt aus dem Jahr 1912 und wurde zuletzt 1987 saniert. Nach Angaben von Dr. Jens Albrecht, dem Leiter des \
Regionalnetzes, müssen rund 40 m³ Beton ersetzt werden. Die Kosten liegen bei ca. 1,8 Mio. Euro. Pendlerinnen und \
Pendler fahren bis dahin mit Bussen im Ersatzverkehr. Diese brauchen bis zu 35 Minuten länger als der Zug.

Der Fahrgastverband Pro Bahn kritisierte, dass die Busse nicht auf die Anschlüsse in Zwickau abgestimmt seien, z. B. \
auf den Regionalexpress nach Hof. Das Verkehrsministerium will den Fahrplan des Ersatzverkehrs nun prüfen. Wer eine \
Monatskarte besitzt, kann sich ein Viertel des Preises erstatten lassen. Anträge nimmt die Verkehrsgesellschaft bis zum \
30. April entgegen. Ob die Brücke auf Dauer ersetzt werden muss, ist offen. Ein Gutachten dazu soll im Sommer vorliegen.`

export const riverFerry = `Council backs plan for river ferry

A passenger ferry will link the old docks with the university campus from next spring. Bristol city council approved \
the plan on Tuesday by 34 votes to 19. The ferry will run every 20 minutes between 6 a.m. and 11 p.m. and carry up to \
90 passengers. Mr. Alan Price, who leads the transport committee, said the boats would take about 800 cars a day off \
the roads. The two boats are electric and charge overnight at the docks. They cost £4.2 million, most of which comes \
from a government fund for clean transport.

Opponents argued that the money should have been spent on buses instead. Dr. Ruth Okafor of the residents’ association \
said the landing stage would bring noise to a quiet street. The council has promised to review the timetable after six \
months. Tickets will cost £2.50, and students travel for half the price. Work on the landing stages begins in October, \
i.e. after the nesting season.`

export const orchards = `Das Streuobst ist eine traditionelle Form des Obstbaus. Auf Streuobstwiesen stehen hochstämmige \
Obstbäume, meist Apfel, Birne, Kirsche und Zwetschge, in großem Abstand voneinander. Die Wiese darunter wird gemäht oder \
beweidet. Im 19. Jahrhundert prägten Streuobstwiesen viele Dörfer in Mitteleuropa. Seit den 1950er Jahren ist ihr \
Bestand stark zurückgegangen, weil der Anbau in Plantagen billiger ist. Streuobstwiesen gehören zu den artenreichsten \
Lebensräumen Mitteleuropas: Bis zu 5.000 Tierarten wurden gezählt. Steinkauz, Wendehals und Siebenschläfer finden in \
alten Obstbäumen Höhlen. Die Pflege ist allerdings aufwendig. Obstbäume müssen regelmäßig geschnitten werden, und die \
Ernte erfolgt von Hand.`

/** An e-mail, its lines wrapped at some seventy characters, with a list. */
export const exhibition = `Hallo zusammen,

kurz zum Stand der Ausstellung: Die Leihgaben aus Dresden kommen am
Donnerstag, dem 12. März, gegen 10 Uhr an. Frau Weber nimmt sie im
Depot entgegen und prüft die Klimawerte. Im Depot sind max. 55 %
Luftfeuchte erlaubt.

Offene Punkte:
- Versicherungsschein der Sammlung Richter fehlt noch
- Beschriftungen für Saal 3 müssen bis Freitag in den Druck
- Audioguide: Sprecherin für Englisch gesucht

Die Beleuchtung in Saal 2 macht mir Sorgen. Die neuen Strahler
flimmern, sobald sie gedimmt werden.

Viele Grüße
Miriam`
