import { pictures } from '#shared/answers.ts'
import { area, choice, colour, date, file, line, toggle } from '#shared/fields.ts'
import { call } from '../call.ts'
import { guide } from './guides/QR-code-generator.ts'
import { pictureTool } from './picture-tool.ts'

const of = <const Kind extends string>(kind: Kind) => ({ when: { field: 'kind', is: kind } }) as const

export default pictureTool(
  {
    id: 109,
    icon: 'code',
    name: { de: 'QR-Code erstellen', en: 'QR code' },
    description: { de: 'Geprüft lesbar, als PNG, SVG und PDF.', en: 'Proven to scan, as PNG, SVG and PDF.' },
    guide,
  },
  {
    'QR-code-generator': call({
      does: { de: 'QR-Code erstellen', en: 'Make the QR code' },
      by: 'processed',
      operation: 'qr',
      answer: pictures({ view: 'files', wire: 'completion' }),
      fields: {
        kind: choice(
          { de: 'Was der Code sagt', en: 'What the code says' },
          {
            link: { de: 'Adresse einer Webseite', en: 'Address of a web page' },
            text: { de: 'Text', en: 'Text' },
            wifi: { de: 'Zugang zum WLAN', en: 'Wi-Fi access' },
            contact: { de: 'Visitenkarte', en: 'Business card' },
            event: { de: 'Termin', en: 'Event' },
            mail: { de: 'E-Mail', en: 'E-mail' },
            phone: { de: 'Telefonnummer', en: 'Phone number' },
            list: { de: 'Mehrere Codes aus einer Liste', en: 'Several codes from a list' },
          },
          { default: 'link' },
        ),
        link: line(
          { de: 'Adresse', en: 'Address' },
          { max: 2000, placeholder: { de: 'https://…', en: 'https://…' }, ...of('link') },
        ),
        text: area({ de: 'Text des Codes', en: 'Text of the code' }, { max: 1200, ...of('text') }),
        network: line({ de: 'Name des WLAN', en: 'Name of the network' }, { max: 64, ...of('wifi') }),
        security: choice(
          { de: 'Verschlüsselung', en: 'Encryption' },
          {
            WPA: { de: 'WPA, WPA2 oder WPA3', en: 'WPA, WPA2 or WPA3' },
            WEP: { de: 'WEP', en: 'WEP' },
            nopass: { de: 'Keine', en: 'None' },
          },
          { default: 'WPA', ...of('wifi') },
        ),
        password: line(
          { de: 'Passwort des WLAN', en: 'Password of the network' },
          { max: 128, when: { field: 'security', among: ['WPA', 'WEP'] } },
        ),
        hidden: toggle(
          { de: 'Das WLAN ist verborgen', en: 'The network is hidden' },
          { default: false, ...of('wifi') },
        ),
        contact: line({ de: 'Vor- und Nachname', en: 'First and last name' }, { max: 100, ...of('contact') }),
        organisation: line({ de: 'Firma', en: 'Company' }, { max: 100, optional: true, ...of('contact') }),
        role: line({ de: 'Aufgabe', en: 'Role' }, { max: 100, optional: true, ...of('contact') }),
        telephone: line({ de: 'Telefon', en: 'Phone' }, { max: 40, optional: true, ...of('contact') }),
        address: line({ de: 'Anschrift', en: 'Postal address' }, { max: 200, optional: true, ...of('contact') }),
        contactMail: line(
          { de: 'E-Mail-Adresse der Karte', en: 'E-mail on the card' },
          { max: 200, optional: true, ...of('contact') },
        ),
        contactLink: line(
          { de: 'Webseite der Karte', en: 'Web page on the card' },
          { max: 200, optional: true, ...of('contact') },
        ),
        event: line({ de: 'Was stattfindet', en: 'What takes place' }, { max: 200, ...of('event') }),
        place: line({ de: 'Ort', en: 'Place' }, { max: 200, optional: true, ...of('event') }),
        day: date({ de: 'Tag', en: 'Day' }, of('event')),
        begins: line(
          { de: 'Beginn', en: 'Begins at' },
          { max: 10, optional: true, placeholder: { de: '18:00', en: '18:00' }, ...of('event') },
        ),
        ends: line(
          { de: 'Ende', en: 'Ends at' },
          { max: 10, optional: true, placeholder: { de: '20:30', en: '20:30' }, ...of('event') },
        ),
        mail: line({ de: 'E-Mail-Adresse', en: 'E-mail address' }, { max: 200, ...of('mail') }),
        subject: line({ de: 'Betreff', en: 'Subject' }, { max: 200, optional: true, ...of('mail') }),
        message: area({ de: 'Nachricht', en: 'Message' }, { max: 500, optional: true, ...of('mail') }),
        phone: line({ de: 'Telefonnummer', en: 'Phone number' }, { max: 40, ...of('phone') }),
        list: area(
          { de: 'Liste', en: 'List' },
          {
            max: 60_000,
            placeholder: {
              de: 'Tisch 1;https://beispiel.de/1\nTisch 2;https://beispiel.de/2',
              en: 'Table 1;https://example.com/1\nTable 2;https://example.com/2',
            },
            hint: {
              de: 'Eine Zeile je Code: Name, Semikolon, Inhalt. Höchstens 500, auch als CSV-Datei oder aus einer Tabelle kopiert.',
              en: 'A line a code: name, semicolon, content. At most 500, also as a CSV file or copied from a table.',
            },
            ...of('list'),
          },
        ),
        shape: choice(
          { de: 'Form der Punkte', en: 'Shape of the dots' },
          {
            square: { de: 'Quadrate', en: 'Squares' },
            rounded: { de: 'Abgerundet', en: 'Rounded' },
            dots: { de: 'Kreise', en: 'Circles' },
          },
          { default: 'square' },
        ),
        eyes: choice(
          { de: 'Form der Ecken', en: 'Shape of the corners' },
          { square: { de: 'Eckig', en: 'Square' }, round: { de: 'Rund', en: 'Round' } },
          { default: 'square' },
        ),
        dark: colour({ de: 'Farbe der Punkte', en: 'Colour of the dots' }, { default: '#000000' }),
        light: colour({ de: 'Farbe des Grundes', en: 'Colour of the ground' }, { default: '#ffffff' }),
        logo: file(
          { de: 'Logo', en: 'Logo' },
          {
            accept: 'images',
            optional: true,
            hint: {
              de: 'Steht in der Mitte; der Code hält dafür mehr aus.',
              en: 'Stands in the middle; the code bears more damage for it.',
            },
          },
        ),
      },
    }),
  },
)
