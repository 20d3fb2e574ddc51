import { useState } from 'react'

const many = 100
const key = 'catalogue names'

const wish = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the register shows names alone: as it was last wished in this browser, otherwise where there are many. */
export function useNames(count: number) {
  const [wished, setWished] = useState(wish)
  const set = (names: boolean) => {
    setWished(String(names))
    try {
      localStorage.setItem(key, String(names))
    } catch {
      // A browser that keeps nothing shows as much as fits the number.
    }
  }
  return [wished === null ? count > many : wished === 'true', set] as const
}
