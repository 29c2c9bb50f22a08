import { byTime, type OwnRows } from '@gantry/nest-kit/own-rows';

/** Notes of staff on a hold or a block are the store's own. */
export const ownAccount: OwnRows = {
  table: 'account',
  where: 'account.id = owner.id',
  order: 'account.number',
  columns: [
    'number',
    'email',
    'name',
    'company',
    'phone',
    'role',
    'status',
    'locale',
    'credit_limit',
    'max_term',
    'unwanted_mails',
    'created_at',
    'signed_in_at',
  ],
  more: { wantedUsername: `account.pending_username ->> 'email'` },
};

/** Those of a company belong to it. */
export const ownAddresses: OwnRows = {
  table: 'address',
  where: 'address.account_id = owner.id',
  order: byTime('address', 'created_at'),
  columns: ['label', 'address', 'is_default_billing', 'is_default_shipping', 'created_at'],
};

const ofAccount = (fact: string): string => `select ${fact} from identity.account a where a.id = owner.id`;

/** What the owner is in their company; who stands in for them is somebody else. */
export const ownCompany: OwnRows = {
  table: 'company',
  where: 'company.id = (select a.company_id from identity.account a where a.id = owner.id)',
  order: 'company.id::text',
  columns: ['name', 'created_at'],
  more: {
    role: ofAccount('a.company_role'),
    budget: ofAccount('a.budget'),
    costCenters: `select jsonb_agg(c.code || ' ' || c.name order by c.code) from identity.cost_center c
      join identity.account a on jsonb_exists(a.cost_center_ids, c.id::text) where a.id = owner.id`,
    deactivatedAt: ofAccount('a.deactivated_at'),
    awayFrom: ofAccount(`a.absence ->> 'from'`),
    awayUntil: ofAccount(`a.absence ->> 'until'`),
    location:
      'select l.name from identity.company_location l join identity.account a on a.location_id = l.id where a.id = owner.id',
  },
  reads: ['account', 'company_location', 'cost_center'],
};

/** Whom the owner has invited is not named. */
export const ownInvitations: OwnRows = {
  table: 'company_invitation',
  where: 'company_invitation.invited_by = owner.id or lower(company_invitation.email) = owner.email',
  order: byTime('company_invitation', 'sent_at'),
  columns: ['role', 'sent_at', 'expires_at'],
  more: {
    company: 'select c.name from identity.company c where c.id = company_invitation.company_id',
    isInviter: 'company_invitation.invited_by is not distinct from owner.id',
  },
  reads: ['company'],
};

export const ownListViews: OwnRows = {
  table: 'list_view',
  where: 'list_view.account_id = owner.id',
  order: byTime('list_view', 'created_at'),
  columns: ['list', 'name', 'shared_with', 'query', 'arrangement', 'created_at'],
  more: {
    opensFirst: `exists (select from identity.list_start s
      where s.view_id = list_view.id and s.account_id = owner.id)`,
  },
  reads: ['list_start'],
};

const isOwnRecord = `(audit_entry.entity = 'account' and audit_entry.entity_number = owner.account_number)`;
const isOwnAct = '(audit_entry.actor_id is not distinct from owner.account_id)';
/** What others wrote is theirs, and what the owner did to somebody else's record may name that person. */
const ifOwnRecord = (column: string): string => `case when ${isOwnRecord} then audit_entry.${column} end`;

/** Entries of the audit trail about the account, and about what its owner did. Who else acted is told by role. */
export const ownActivity: OwnRows = {
  table: 'audit_entry',
  where: `${isOwnRecord} or ${isOwnAct}`,
  order: `lpad(audit_entry.id::text, 20, '0')`,
  columns: ['at', 'entity', 'field'],
  more: {
    number: `case when ${isOwnRecord} or audit_entry.entity <> 'account' then audit_entry.entity_number end`,
    before: ifOwnRecord('before'),
    after: ifOwnRecord('after'),
    reason: `case when ${isOwnAct} then audit_entry.reason end`,
    isOwn: isOwnAct,
    byRole: 'audit_entry.actor_role',
  },
};
