import { useQuery } from '@tanstack/react-query'
import { backupsQuery } from '../../data/system.ts'
import { useText } from '../../language.tsx'
import { Section } from '../../ui/Section.tsx'
import { Command } from '../../welcome/Command.tsx'
import { BackupList } from './BackupList.tsx'
import { Fetched } from '../../ui/Fetched.tsx'

const words = {
  title: { de: 'Sicherung', en: 'Backup' },
  line: {
    de: 'Datenbank, Dateien und der Schlüssel dieser Installation. Wer die Datei hat, hat alles: Bewahren Sie sie sicher auf.',
    en: 'Database, files and the secret of this installation. Whoever has the file has everything: keep it safe.',
  },
  elsewhere: {
    de: 'Diese Installation liegt auf einem eigenen PostgreSQL-Server. Gesichert und wiederhergestellt wird sie mit dessen Werkzeugen:',
    en: 'This installation uses a PostgreSQL server of its own. Back it up and restore it with that server’s tools:',
  },
  besides: {
    de: 'Sichern Sie außerdem die Dateien (FILES_URL) und den Schlüssel: SECRET oder die Datei „secret“ im Datenverzeichnis.',
    en: 'Also back up the files (FILES_URL) and the secret: SECRET, or the file “secret” in the data folder.',
  },
}
const dump = 'pg_dump --format=custom --file=federwerk.dump "$DATABASE_URL"'
const restore = 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" federwerk.dump'

/** Backups of this installation, or how they are made where it does not lie with us. */
export function BackupsSection() {
  const t = useText()
  const query = useQuery(backupsQuery)
  return (
    <Section id="backups" title={t(words.title)} line={query.data?.embedded === false ? undefined : t(words.line)}>
      <Fetched query={query}>
        {view =>
          view.embedded ? (
            <BackupList view={view} />
          ) : (
            <>
              <p>{t(words.elsewhere)}</p>
              <div className="grid grid-cols-1 gap-2">
                <Command>{dump}</Command>
                <Command>{restore}</Command>
              </div>
              <p className="text-sm text-muted">{t(words.besides)}</p>
            </>
          )
        }
      </Fetched>
    </Section>
  )
}
