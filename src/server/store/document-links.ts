import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import type { KeptDocument } from './document.ts'
import { present, statement } from './sql.ts'

/** Where a document can be read without an account, and how long. */
export type DocumentLink = Readonly<{ token: string; until: Date }>
/** What is read there, and whose it is. */
export type SharedDocument = Pick<KeptDocument, 'id' | 'title' | 'given' | 'content' | 'language'> &
  Readonly<{ user: string; until: Date }>

/** The links to documents. What belongs to others does not exist. */
export type DocumentLinks = {
  find(user: string, document: string): Promise<DocumentLink | undefined>
  /** Makes one, or lets the one that is there end at another moment; undefined where there is no such document. */
  set(user: string, document: string, until: Date): Promise<DocumentLink | undefined>
  /** Its address leads nowhere from now on; another one has another address. */
  end(user: string, document: string): Promise<void>
  /** What a link leads to, unless it has ended, its document is gone or its person blocked. */
  read(token: string): Promise<SharedDocument | undefined>
}

const finds = statement<DocumentLink>(
  'document_link_find',
  `select token, until from document_link where "user" = $1 and document = $2 and until > now()`,
)
/** $3 a new token, $4 until when. One that has run out is not brought back under its address. */
const sets = statement<DocumentLink>(
  'document_link_set',
  `insert into document_link as link (token, document, "user", until)
  select $3, id, "user", $4::timestamptz from document where "user" = $1 and id = $2
  on conflict (document) do update set until = excluded.until,
    token = case when link.until > now() then link.token else excluded.token end
  returning token, until`,
)
const ends = statement('document_link_end', `delete from document_link where "user" = $1 and document = $2`)
const reads = statement<SharedDocument>(
  'document_link_read',
  `select document.id, title, given, content, language, document."user", until
  from document_link join document on document.id = document_link.document join "user" on "user".id = document."user"
  where token = $1 and until > now() and not banned`,
)

/** 43 letters that nobody can guess. */
const newToken = () => randomBytes(32).toString('base64url')

export const documentLinksIn = ({ $client: pool }: Database): DocumentLinks => ({
  find: async (user, document) => (await finds(pool, user, document))[0],
  set: async (user, document, until) => (await sets(pool, user, document, newToken(), until))[0],
  end: async (user, document) => void (await ends(pool, user, document)),
  async read(token) {
    const [row] = await reads(pool, token)
    return row && present<SharedDocument>(row)
  },
})
