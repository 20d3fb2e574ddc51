/** A saved output. */
export type Bookmark = {
  id: string
  /** The engine's slug, `editor` or `picture`. */
  type: string
  prompt: string
  reply: string
  run?: string
  createdAt: Date
}

export type NewBookmark = Omit<Bookmark, 'id' | 'createdAt'>

/** What people saved. Every call names the owner; what belongs to others does not exist. */
export type Bookmarks = {
  list(
    user: string,
    asked: { page: number; limit: number; search?: string },
  ): Promise<{ bookmarks: Bookmark[]; total: number; page: number }>
  /** Saving the result of the same run twice is one bookmark. */
  save(user: string, bookmark: NewBookmark): Promise<Bookmark>
  /** Throws `not_found`. */
  remove(user: string, id: string): Promise<void>
  /** The bookmarks of these runs, by run. */
  ofRuns(user: string, runs: readonly string[]): Promise<Map<string, string>>
}
