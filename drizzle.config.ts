import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- --name what_changes` writes the difference between the schema and the migrations as a new one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/store/schema.ts',
  out: './src/server/store/migrations',
  casing: 'snake_case',
})
