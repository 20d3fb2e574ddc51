const bullets = ['•', '–', '·'] as const

/** What stands before an item of a list without numbers, by how deep it lies. */
export const bulletAt = (level: number) => bullets[level % bullets.length] ?? bullets[0]
