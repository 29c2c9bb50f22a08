// Jest's global setup of every project that needs a PostgreSQL; ends with global-teardown.mjs.
import { acquireTestPostgres } from './src/test-postgres.ts';

export default async function globalSetup() {
  const postgres = await acquireTestPostgres();
  process.env.GANTRY_TEST_POSTGRES_URL = postgres.url();
}
