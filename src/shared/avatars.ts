/** What pictures are for, and how large each may be: pixels a side; a square or as it is. */
export const avatarKinds = {
  avatar: { side: 256, square: true },
  logo: { side: 512, square: false },
} as const
export type AvatarKind = keyof typeof avatarKinds

/** How large a picture may be before the browser has cut it; pixels a side. */
export const longestSide = 8000

/** So many bytes a finished picture has at most: what it takes up where nothing of it can be folded. */
export const mostBytesOfAvatar = (kind: AvatarKind) => 4 * avatarKinds[kind].side ** 2 + 65_536

/** Where a picture is found. It never changes under its address. */
export const addressOfAvatar = (id: string) => `/api/pictures/${id}`
