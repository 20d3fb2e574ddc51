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
      title: { de: 'So werden Sie eingeladen', en: 'How to get an interview' },
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

          im Kundenservice des Versandhauses Röhn nehme ich seit 2019 täglich etwa 60 Anrufe entgegen; seit 2022 bin
          ich dort für Reklamationen zuständig. Bei den Stadtwerken Fulda möchte ich Privatkunden beraten und ihre
          Beschwerden klären.

          Für Rückfragen zu Rechnungen habe ich eine Vorlage geschrieben; seither ruft ein Drittel weniger ein zweites
          Mal an. Beraten kann ich auf Deutsch und Türkisch …

          Meine Kündigungsfrist beträgt sechs Wochen. Auf ein Gespräch mit Ihnen freue ich mich.

          Mit freundlichen Grüßen

          Elif Demir`,
        en: `
          Dear Ms Kilian,

          **Customer service clerk, reference 27-14**

          I have worked in customer service at Röhn, a mail-order firm, since 2019, taking about 60 calls a day, and
          have been in charge of complaints since 2022. At the Fulda public utility I would like to advise private
          customers and settle their complaints.

          I wrote a template for queries about bills; since then there have been a third fewer second calls. I can
          advise in German and in Turkish …

          My notice period is six weeks. I would be glad to meet you for an interview.

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
          { de: 'Was bringen Sie mit?', en: 'What do you bring with you?' },
          {
            placeholder: {
              de: 'Ausbildung, Stationen, Ergebnisse, Sprachen, Ihr Name. Stichpunkte genügen.',
              en: 'Education, posts, results, languages, your name. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'length', 'include', 'avoid'],
      quality: 'best',
      prompt: {
        de: `
          Schreiben Sie das Anschreiben zu einer Bewerbung um die Stelle in {{ job }} bei dem Arbeitgeber in {{ company
          }}.

          Was die Stelle verlangt, steht in {{ tasks }}. Was die Person mitbringt, steht in {{ experience }} und
          nirgends sonst.

          Der Brief ist nur so lang, wie seine Belege reichen: Einer ergibt einen einzigen Absatz von zwei oder drei
          Sätzen, mehrere ergeben bis zu vier Absätze. Kein Beleg steht zweimal da.

          Gehen Sie die Anforderungen durch und suchen Sie zu jeder, was die Person dafür vorweisen kann. Den Brief
          tragen die am besten belegten, höchstens vier, jede mit dem, was die Person getan, gelernt oder erreicht hat,
          samt Ort, Dauer und Zahl, soweit angegeben. Ist eine Anforderung nur zum Teil belegt, nennt der Brief diesen
          Teil; was nicht belegt ist, wird weder behauptet noch entschuldigt noch versprochen. Gründe, Anlässe und
          Folgen kommen nicht hinzu. Aus verwandter Erfahrung wird keine gleiche: Wer in einem Lager gearbeitet hat,
          hat es nicht geleitet. Eigenschaften wie „teamfähig“ oder „belastbar“ stehen nicht da, nur was sie zeigt.
          Lassen die Angaben offen, ob eine Tätigkeit andauert, so lässt der Brief es offen: „vier Jahre Erfahrung in
          der Pflege“.

          Aufbau: Betreff, Anrede, Brief, Gruß, Name. Briefkopf, Anschriften, Ort, Datum und Anlagen gehören nicht
          dazu.

          Betreff: fett, „Bewerbung als …“ mit der Stelle in der weiblichen oder männlichen Form, die zur Person passt,
          ohne „(m/w/d)“; ist nicht zu erkennen, welche passt, wörtlich wie genannt samt „(m/w/d)“. Dahinter die
          Kennziffer, wenn es eine gibt.

          Anrede: „Sehr geehrte Frau …,“ oder „Sehr geehrter Herr …,“, wenn eine Ansprechperson genannt ist, „Guten
          Tag, Kim Weber,“, wenn der Name das Geschlecht nicht sicher verrät, sonst „Sehr geehrte Damen und Herren,“.
          Nach dem Komma geht es klein weiter.

          Brief: Der erste Satz nennt das Stärkste, was für diese Person auf dieser Stelle spricht; bis zum Ende des
          Absatzes ist der Arbeitgeber genannt. Danach kommen die übrigen Belege. Warum es dieser Arbeitgeber ist,
          steht nur da, wenn die Person einen Grund angibt; gelobt wird er nicht. Eintrittstermin, Kündigungsfrist und
          Gehaltswunsch nur, wenn sie angegeben sind. Der letzte Satz spricht das Vorstellungsgespräch an, kurz und
          ohne Konjunktiv; eine schlichte Wendung genügt.

          Gruß: „Mit freundlichen Grüßen“ ohne Komma, nach einer Leerzeile der Name; fehlt er, so steht [Name]. Andere
          Lücken gibt es nicht.

          In der Ich-Form, selbstbewusst und sachlich, ohne dass jeder Satz mit „Ich“ beginnt. Ohne „hiermit bewerbe
          ich mich“, „mit großem Interesse“, „hat mich sofort angesprochen“, „neue Herausforderung“, „runden mein
          Profil ab“.

          Länge: höchstens 250 Wörter.`,
        en: `
          Write a cover letter applying for the position in {{ job }} with the employer in {{ company }}.

          What the position asks for is in {{ tasks }}. What the applicant has to offer is in {{ experience }} and
          nowhere else.

          The letter is only as long as its evidence: one item makes a single paragraph of two or three sentences,
          several make up to four paragraphs. No item appears twice.

          Go through the requirements and find what the applicant can show for each. Build the letter on the best
          supported ones, four at most, saying what the applicant did, learned or achieved, and where, for how long and
          with what figures, if given. Where a requirement is met only in part, mention that part; what is not met is
          neither claimed nor excused nor promised. Add no reasons, causes or effects. Do not turn related experience
          into the real thing: someone who has worked in a warehouse has not run one. Let facts show qualities such as
          “team player” or “resilient”; do not name them. If it is unclear whether a job is still going on, leave it
          open: “four years’ experience in nursing”.

          Order: salutation, subject line, letter, sign-off, name. No letterhead, addresses, place, date or enclosures.

          Salutation, in English: “Dear Ms …,” or “Dear Mr …,” if a contact person is named, “Dear Kim Weber,” if the
          gender is not certain from the name, otherwise “Dear Hiring Team,”. In other languages, whatever is usual in
          business letters there.

          Subject line: bold, the position as named, without notes such as “(m/f/d)”, then the reference number if
          there is one.

          Letter: the first sentence gives the strongest argument for this person in this position, and the employer is
          named before the paragraph ends. The remaining evidence follows. Say why this employer only if the applicant
          gives a reason, and do not praise it. Starting date, notice period and salary only if given. The last
          sentence briefly says that the applicant would like to meet; a plain phrase will do.

          Sign-off, in English: “Yours sincerely,”, then a blank line and the name, or [name] if it is missing. There
          are no other gaps.

          In the first person, confident and factual, not every sentence beginning with “I”. No “I am writing to
          apply”, “I am excited”, “I was thrilled to see”, “perfect fit”, “proven track record”, “passionate”, “look
          forward to hearing from you”.

          Length: at most 250 words.`,
      },
      cost: 3,
      creativity: 0.5,
    }),
  },
)
