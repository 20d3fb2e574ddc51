import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that can be called a page made with React. */
function Page() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>A page made with React</h1>
      <p>It holds a heading, a paragraph and a button, and nothing else is loaded.</p>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
