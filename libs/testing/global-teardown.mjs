import { releaseTestPostgres } from './src/test-postgres.ts';

export default async function globalTeardown() {
  await releaseTestPostgres();
}
