import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bleibt das Wesentliche übrig', en: 'How to keep the essentials' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Überschriften', en: 'Headings' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Gewünschte Länge', en: 'The length you want' },
  ],
  advice: [
    {
      title: { de: 'Den ganzen Text einfügen.', en: 'Paste the whole text.' },
      text: {
        de: 'Auch Anfang und Schluss: Dort steht oft, worauf es hinausläuft.',
        en: 'Its beginning and end too: they often say what it comes down to.',
      },
    },
    {
      title: { de: 'Erst kurz, dann länger.', en: 'Short first, then longer.' },
      text: {
        de: 'Zwei bis drei Sätze sagen, ob sich das Lesen lohnt. Für ein Protokoll passen sechs bis zehn.',
        en: 'Two to three sentences tell you whether to read on. For minutes, six to ten will suit.',
      },
    },
    {
      title: { de: 'Es kommt nichts dazu.', en: 'Nothing is added.' },
      text: {
        de: 'Zahlen und Einschränkungen bleiben stehen. Ohne KI sind es Sätze aus Ihrem Text, Wort für Wort.',
        en: 'Figures and caveats stay. Without AI you get sentences from your text, word for word.',
      },
    },
  ],
  example: {
    summarize: {
      content: prose({
        de: `
              Die Stadt Freiberg will bis 2032 alle 18 kommunalen Schulen mit Wärme aus dem Fernwärmenetz versorgen.
              Das hat der Stadtrat am Donnerstag mit 21 zu 14 Stimmen beschlossen. Bisher heizen elf der Schulen mit
              Erdgas, zwei sogar noch mit Öl. Die Kosten für den Umbau schätzt das Bauamt auf 9,4 Millionen Euro;
              davon soll das Land etwa 40 Prozent übernehmen, eine Zusage steht aber noch aus.

              Umstritten war vor allem der Zeitplan. Die Stadtwerke hatten gewarnt, dass die Leitungen in der Altstadt
              frühestens 2029 verlegt werden können, weil dort vorher der Kanal erneuert wird. Drei Grundschulen
              müssen deshalb voraussichtlich übergangsweise mit mobilen Anlagen heizen. Nach Angaben von
              Bauamtsleiterin Dr. Helene Marx sinken die Heizkosten nach dem Umbau um rund ein Fünftel. Kritik kam aus
              dem Elternrat, der Bauarbeiten während der Prüfungszeit befürchtet. Die Verwaltung will laute Arbeiten
              deshalb möglichst in die Ferien legen. Begonnen wird im Sommer 2027 mit dem Gymnasium an der
              Zugspitzstraße und der Oberschule am Wernerplatz.`,
        en: `
              The town of Freiberg wants to supply all of its 18 schools with district heating by 2032. The council
              decided this on Thursday by 21 votes to 14. Eleven of the schools are still heated with gas, and two
              even with oil. The building department puts the cost of the conversion at 9.4 million euros; the state
              is expected to bear about 40 per cent of it, but has not yet agreed to do so.

              What was disputed above all was the timetable. The public utility had warned that pipes in the old town
              cannot be laid before 2029, because the sewer there has to be renewed first. Three primary schools will
              therefore probably have to be heated by mobile units for a while. According to Dr. Helene Marx, the head
              of the department, heating costs will fall by about a fifth after the conversion. The parents’ council
              criticised the plan, as it fears building work during examinations. The administration therefore intends
              to do noisy work in the holidays where possible. Work begins in the summer of 2027 with the grammar
              school in Zugspitz Street and the secondary school on Werner Square.`,
      }),
      length: '3-6',
    },
  },
  shows: prose({
    de: `
          Freiberg will seine 18 kommunalen Schulen bis 2032 an die Fernwärme anschließen; das hat der Stadtrat mit 21
          zu 14 Stimmen beschlossen. Der Umbau kostet nach Schätzung des Bauamts 9,4 Millionen Euro. Etwa 40 Prozent
          soll das Land tragen, zugesagt hat es das noch nicht. Weil in der Altstadt erst ab 2029 Leitungen verlegt
          werden können, werden drei Grundschulen voraussichtlich eine Zeit lang mit mobilen Anlagen beheizt. Danach
          sollen die Heizkosten um rund ein Fünftel sinken. Die Arbeiten beginnen im Sommer 2027 an zwei Schulen,
          laute möglichst in den Ferien.`,
    en: `
          Freiberg wants to connect its 18 schools to district heating by 2032; the council decided so by 21 to 14
          votes. The building department estimates the cost at 9.4 million euros. The state is expected to bear about
          40 per cent of it, but has not agreed yet. As no pipes can be laid in the old town before 2029, three primary
          schools will probably be heated by mobile units for a while. After that, heating costs should fall by about
          a fifth. Work begins at two schools in the summer of 2027, with noisy work kept to the holidays where
          possible.`,
  }),
}
