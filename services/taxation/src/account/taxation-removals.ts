import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { expiredEmail, expiredText } from '@gantry/domain/erasure';
import { fileRemovals } from '@gantry/nest-kit/file-removals';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { RemovalsOf } from '@gantry/nest-kit/removals';
import type { CertificateRecordRef } from '../certificate/certificate-file.entity.ts';

const batch = 100;

/** How taxation follows the rules of how long its records are stored. */
export const taxationRemovals: RemovalsOf<'taxation'> & typeof fileRemovals = {
  ...fileRemovals,
  certificates: [
    {
      table: 'taxation.certificate',
      begins: 'updated_at',
      only: `account_name <> '${expiredText}' and status in ('declined', 'expired', 'canceled')`,
      mask: `account_name = '${expiredText}', email = '${expiredEmail}', company = null`,
    },
    removeFiles,
  ],
};

/** What was sent for certificates whose person is masked. */
async function removeFiles(app: INestApplicationContext): Promise<number> {
  const [em, files] = [app.get(EntityManager), app.get(RecordFiles)];
  for (let removed = 0; ;) {
    const rows = await em.execute<{ record: CertificateRecordRef }[]>(
      `select distinct f.record from taxation.record_file f
       join taxation.certificate c on f.record like 'certificate:' || c.id || '.%'
       where f.sender = 'customer' and c.account_name = ? limit ${batch}`,
      [expiredText],
    );
    for (const { record } of rows) await em.transactional((tx) => files.removeSent(tx, record, 'customer'));
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}
