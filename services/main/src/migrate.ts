import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { migrateAll } from '@gantry/nest-kit/migrate';
import { exitOnFailure } from './exit-on-failure.ts';
import { domainNames, loadServices } from './services.ts';

// Brings the database of DATABASE_URL up to date for every service and the job queue.
await exitOnFailure(async () => {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: DatabaseConfig.table.DATABASE_URL }, process.env);
  const definitions = await loadServices(domainNames);
  const schemas = definitions.map(({ name, migrations = [] }) => ({ schema: name, migrations }));
  await migrateAll(DATABASE_URL, schemas);
});
