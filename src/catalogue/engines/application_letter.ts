import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 55,
    icon: 'applicant',
    name: { de: 'Bewerbungsschreiben', en: 'Cover letter' },
    description: { de: 'Ihre Erfahrung, bezogen auf die Stelle.', en: 'Your experience, matched to the post.' },
    category: ['hr', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide: {
      title: { de: 'So werden Sie eingeladen', en: 'How to be invited' },
      expects: [
        { de: 'Die Anforderungen', en: 'The requirements' },
        { de: 'Ihre Stationen', en: 'Where you have worked' },
        { de: 'Was Sie erreicht haben', en: 'What you achieved' },
        { de: 'Ansprechperson', en: 'Contact person' },
        { de: 'Warum gerade dort', en: 'Why there' },
        { de: 'Ihr Name', en: 'Your name' },
      ],
      advice: [
        {
          title: { de: 'Die Anforderungen im Wortlaut.', en: 'The requirements word for word.' },
          text: {
            de: 'Aus der Anzeige übernommen, lassen sie sich Punkt für Punkt mit Ihrer Erfahrung belegen.',
            en: 'Taken from the advert, they can be met point by point with your experience.',
          },
        },
        {
          title: { de: 'Was Sie getan haben, nicht wie Sie sind.', en: 'What you did, not what you are like.' },
          text: {
            de: '„Zwölf Aushilfen eingearbeitet“ überzeugt, „teamfähig“ steht in jedem Brief. Erfunden wird nichts.',
            en: '“Trained twelve temps” convinces; “team player” is in every letter. Nothing is invented.',
          },
        },
        plainNotes,
      ],
      example: {
        coverletter: {
          company: {
            de: 'Stadtwerke Fulda, Ansprechpartnerin Frau Kilian',
            en: 'Fulda public utility, contact Ms Kilian',
          },
          job: {
            de: 'Sachbearbeiterin Kundenservice (m/w/d), Kennziffer 27-14',
            en: 'Customer service clerk, reference 27-14',
          },
          tasks: prose({
            de: `
              Privatkunden zu Tarifen und Abrechnungen beraten, am Telefon und im Kundenzentrum. Beschwerden klären.
              Kaufmännische Ausbildung, Kenntnisse in SAP IS-U, sicheres Deutsch in Wort und Schrift, weitere Sprachen
              von Vorteil.`,
            en: `
              Advise private customers on tariffs and bills, by phone and at the service centre. Settle complaints.
              Commercial training, knowledge of SAP IS-U, confident German, other languages an advantage.`,
          }),
          experience: prose({
            de: `
              Elif Demir. Ausbildung zur Kauffrau für Büromanagement, Abschluss 2019. Seitdem Kundenservice beim
              Versandhaus Röhn in Hünfeld: täglich etwa 60 Anrufe, seit 2022 zuständig für Reklamationen. Habe eine
              Vorlage für Rückfragen zu Rechnungen geschrieben, seither ein Drittel weniger zweite Anrufe. Türkisch als
              zweite Muttersprache. SAP kenne ich aus der Ausbildung, IS-U nicht. Kündigungsfrist sechs Wochen.`,
            en: `
              Elif Demir. Trained as an office administrator, qualified 2019. Since then in customer service at Röhn, a
              mail-order firm in Hünfeld: about 60 calls a day, in charge of complaints since 2022. Wrote a template
              for queries about bills; a third fewer second calls since. Turkish as a second mother tongue. I know SAP
              from my training, but not IS-U. Six weeks’ notice.`,
          }),
        },
      },
      shows: prose({
        de: `
          **Bewerbung als Sachbearbeiterin Kundenservice, Kennziffer 27-14**

          Sehr geehrte Frau Kilian,

          etwa 60 Anrufe am Tag, dazu alle Reklamationen: Im Kundenservice des Versandhauses Röhn kläre ich seit 2019,
          was Kundinnen und Kunden nicht verstehen oder nicht hinnehmen wollen. Das möchte ich auch für die Stadtwerke
          Fulda tun.

          Um Abrechnungen ging es dabei oft. Ich habe eine Vorlage für Rückfragen zu Rechnungen geschrieben; seither
          ruft ein Drittel weniger ein zweites Mal an. Beraten kann ich auf Deutsch und Türkisch …

          Meine Kündigungsfrist beträgt sechs Wochen. Wie ich mit Beschwerden umgehe, zeige ich Ihnen gern im Gespräch.

          Mit freundlichen Grüßen

          Elif Demir`,
        en: `
          Dear Ms Kilian,

          **Customer service clerk, reference 27-14**

          About 60 calls a day, and every complaint: in customer service at Röhn, a mail-order firm, I have been
          settling since 2019 what customers do not understand or will not accept. I would like to do the same for the
          Fulda public utility.

          Bills were often the reason. I wrote a template for queries about them, and a third fewer customers call a
          second time. I can advise in German and in Turkish …

          My notice period is six weeks. I would be glad to show you in an interview how I deal with complaints.

          Yours sincerely,

          Elif Demir`,
      }),
    },
  },
  {
    coverletter: call({
      fields: {
        company: line(
          { de: 'Bei wem bewerben Sie sich?', en: 'Where are you applying?' },
          {
            placeholder: {
              de: 'Name des Arbeitgebers, Ansprechperson, wenn Sie sie kennen',
              en: 'Name of the employer, contact person if you know them',
            },
          },
        ),
        job: line(
          { de: 'Um welche Stelle?', en: 'For which position?' },
          {
            placeholder: {
              de: 'Bezeichnung aus der Anzeige, Kennziffer',
              en: 'Title from the advert, reference number',
            },
          },
        ),
        tasks: area(
          { de: 'Was verlangt die Stelle?', en: 'What does the position ask for?' },
          {
            placeholder: {
              de: 'Aufgaben und Anforderungen, am besten aus der Anzeige kopiert.',
              en: 'Tasks and requirements, best copied from the advert.',
            },
          },
        ),
        experience: area(
          { de: 'Was bringen Sie mit?', en: 'What do you bring to it?' },
          {
            placeholder: {
              de: 'Ausbildung, Stationen, Ergebnisse, Sprachen, Ihr Name. Stichpunkte genügen.',
              en: 'Education, posts, results, languages, your name. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie das Anschreiben zu einer Bewerbung um die Stelle in {{ job }} bei dem Arbeitgeber in {{ company
          }}.

          Was die Stelle verlangt, steht in {{ tasks }}. Was die Person mitbringt, steht in {{ experience }} und
          nirgends sonst.

          Gehen Sie die Anforderungen durch und suchen Sie zu jeder, was die Person dafür vorweisen kann. Die zwei bis
          vier mit dem stärksten Beleg tragen den Brief, jede mit dem, was sie getan, gelernt oder erreicht hat, samt
          Ort, Dauer und Zahl, soweit angegeben. Was verlangt wird und nicht belegt ist, übergehen Sie: Es wird weder
          behauptet noch entschuldigt noch versprochen. Aus verwandter Erfahrung wird keine gleiche; wer in einem Lager
          gearbeitet hat, hat es nicht geleitet. Eigenschaften wie „teamfähig“ oder „belastbar“ stehen nicht da, nur
          was sie zeigt.

          Aufbau: Betreff, Anrede, Brief, Gruß, Name. Briefkopf, Anschriften, Ort, Datum und Anlagen gehören nicht
          dazu.

          Betreff: fett, „Bewerbung als …“ mit der Stelle ohne „(m/w/d)“, in der Form, die zur Person passt, wenn die
          Angaben es erkennen lassen, sonst wie genannt; dahinter die Kennziffer, wenn es eine gibt.

          Anrede: „Sehr geehrte Frau …,“ oder „Sehr geehrter Herr …,“, wenn eine Ansprechperson genannt ist, „Guten
          Tag, Kim Weber,“, wenn der Name das Geschlecht nicht sicher verrät, sonst „Sehr geehrte Damen und Herren,“.
          Danach geht es klein weiter.

          Brief: Der erste Satz nennt das Stärkste, was für diese Person auf dieser Stelle spricht; bis zum Ende des
          Absatzes ist der Arbeitgeber genannt. Dann ein bis drei Absätze mit den Belegen. Warum es dieser Arbeitgeber
          ist, steht nur da, wenn die Person einen Grund angibt; gelobt wird er nicht. Eintrittstermin, Kündigungsfrist
          und Gehaltswunsch nur, wenn sie angegeben sind. Der letzte Satz führt zum Gespräch.

          Gruß: „Mit freundlichen Grüßen“ ohne Komma, nach einer Leerzeile der Name; fehlt er, so steht [Name]. Andere
          Lücken gibt es nicht.

          In der Ich-Form, selbstbewusst und sachlich, ohne dass jeder Satz mit „Ich“ beginnt. Ohne „hiermit bewerbe
          ich mich“, „mit großem Interesse“, „hat mich sofort angesprochen“, „neue Herausforderung“, „runden mein
          Profil ab“ und ohne Konjunktiv im letzten Satz.

          Länge: 120 bis 250 Wörter. Wenige Angaben geben einen kürzeren Brief; auch drei Sätze sind einer.`,
        en: `
          Write the letter for an application for the position in {{ job }} with the employer in {{ company }}.

          What the position asks for is in {{ tasks }}. What the applicant can offer is in {{ experience }} and nowhere
          else.

          Go through the requirements and look for what the applicant can show for each. The two to four with the
          strongest proof carry the letter, each with what they did, learned or achieved, with place, duration and
          figure as far as given. Pass over what is required and not proved: it is neither claimed nor excused nor
          promised. Related experience does not become the same; whoever has worked in a warehouse has not run it.
          Qualities such as “team player” or “resilient” do not occur, only what shows them.

          Order: salutation, subject line, letter, closing, name. Letterhead, addresses, place, date and enclosures are
          not part of it.

          Salutation, in English: “Dear Ms …,” or “Dear Mr …,” if a contact person is named, “Dear Kim
          Weber,” if the name does not tell the gender for certain, else “Dear Hiring Team,”. In
          other languages, what is proper in business letters there.

          Subject line: bold, the position as it is named, without notes such as “(m/f/d)”, then the reference number
          if there is one.

          Letter: the first sentence names the strongest thing that speaks for this person in this position; by the end
          of the paragraph the employer has been named. Then one to three paragraphs with the proof. Why it is this
          employer is said only if the applicant gives a reason; the employer is not praised. Starting date, notice
          period and salary only if they are given. The last sentence leads to an interview.

          Closing, in English: “Yours sincerely,”, after a blank line the name; if it is missing, [name]. There are no
          other gaps.

          In the first person, confident and factual, without every sentence beginning with “I”. No “I am writing to
          apply”, “I am excited”, “I was thrilled to see”, “perfect fit”, “proven track record”, “passionate”, “look
          forward to hearing from you”.

          Length: 120 to 250 words. Few details give a shorter letter; three sentences are one, too.`,
      },
      cost: 3,
      creativity: 0.5,
    }),
  },
)
