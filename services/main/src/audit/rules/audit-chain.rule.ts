import { sqlRule } from '../audit-rule.ts';

export const auditChain = sqlRule({
  name: 'audit-chain',
  says: 'Every entry of the audit trail has the hash it was written with and follows the one before it.',
  sql: `select id::text as record, 'its hash, or that of the entry before it, is another' as detail
from (select entry, id, hash, hash_prev, lag(hash) over (order by id) as earlier from identity.audit_entry as entry) chain
where hash <> identity.audit_hash(entry) or hash_prev <> coalesce(earlier, '')`,
});
