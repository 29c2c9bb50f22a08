import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  schema: 'identity',
  tableName: 'recovery_code',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    /** of `SecretBox`; the code itself is nowhere */
    mark: p.blob(),
  },
});

/** A code that stands in for the second step, once. */
export class RecoveryCode extends RecoveryCodeSchema.class {
  static of(accountId: string, mark: Buffer): RecoveryCode {
    return Object.assign(new RecoveryCode(), { id: randomUUID(), accountId, mark });
  }
}
RecoveryCodeSchema.setClass(RecoveryCode);
