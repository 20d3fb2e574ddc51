/** The advisory locks we take in PostgreSQL: any numbers, but always the same. */
export const locks = { migration: 7_363_201_001, claim: 7_363_201_002, signUp: 7_363_201_003 } as const
