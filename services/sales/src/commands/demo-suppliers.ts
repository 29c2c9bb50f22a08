import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig, KitConfig } from '@gantry/nest-kit/kit-config';
import { ormOptions } from '@gantry/nest-kit/orm';
import { demoSuppliers } from './demo-supplier-facts.ts';
import { Supplier } from '../supplier/supplier.entity.ts';

// Adds the suppliers of the demo that are not there yet. Production has none: it refuses.
const config = readConfig({ ...DatabaseConfig.table, GANTRY_MODE: KitConfig.table.GANTRY_MODE }, process.env);
if (config.GANTRY_MODE === 'production') {
  process.stderr.write('Demo suppliers exist only in demo mode.\n');
  process.exit(1);
}
const orm = await MikroORM.init(ormOptions('sales', [Supplier], config));
await orm.em.fork().transactional(async (em) => {
  for (const facts of demoSuppliers)
    if (!(await em.findOne(Supplier, { name: facts.name }))) em.persist(Supplier.of(facts));
});
await orm.close();
