import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig, KitConfig } from '@gantry/nest-kit/kit-config';
import { ormOptions } from '@gantry/nest-kit/orm';
import { addDemoAccounts } from '../demo/add-demo-accounts.ts';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { entities } from '../identity.module.ts';

// Makes the accounts of the demo, once, and prints them. Production has none: it refuses.
const config = readConfig({ ...DatabaseConfig.table, GANTRY_MODE: KitConfig.table.GANTRY_MODE }, process.env);
if (config.GANTRY_MODE === 'production') {
  process.stderr.write('Demo accounts exist only in demo mode.\n');
  process.exit(1);
}
const orm = await MikroORM.init(ormOptions('identity', entities, config));
await addDemoAccounts(orm.em.fork());
await orm.close();
const width = Math.max(...demoAccounts.map(({ email }) => email.length));
const lines = demoAccounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${demoPassword}  ${about}`);
process.stdout.write(`${lines.join('\n')}\n`);
