import { Migration } from '@mikro-orm/migrations';

/** Rules that ask for an approval before an offer is sent, and what was decided about offers they stopped. */
export class Migration20261123OfferApprovals extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.approval_rule (
    id uuid primary key,
    name text not null,
    measure text not null,
    threshold bigint not null check (threshold >= 0),
    approver text not null,
    is_active boolean not null,
    version integer not null,
    changed_at timestamptz not null,
    changed_by text
  )`,
  `create table sales.offer_approval (
    id uuid primary key,
    inquiry_id uuid not null references sales.inquiry,
    form jsonb not null,
    total bigint not null,
    hits jsonb not null,
    requested_by_id text,
    requested_by text,
    requested_at timestamptz not null,
    decision text check (decision in ('approved', 'refused', 'withdrawn')),
    decided_by_id text,
    decided_by text,
    decided_at timestamptz,
    reason text,
    check (decision is distinct from 'refused' or reason is not null)
  )`,
  'create unique index offer_approval_open on sales.offer_approval (inquiry_id) where decision is null',
  'create index offer_approval_inquiry on sales.offer_approval (inquiry_id, requested_at desc)',
  // nobody approves their own, whatever a page or a bug says
  `alter table sales.offer_approval add constraint approved_by_another check
    (decision is distinct from 'approved' or decided_by_id is distinct from requested_by_id)`,
  // whoever takes the quote elsewhere, its lines may change: what waits for a word about it does so no longer
  `create function sales.withdraw_offer_approval() returns trigger language plpgsql as $$
  begin
    update sales.offer_approval set decision = 'withdrawn', decided_at = now()
      where inquiry_id = new.id and decision is null;
    return null;
  end $$`,
  `create trigger inquiry_leaves_approval after update of status on sales.inquiry for each row
    when (old.status = 'move-to-offer' and new.status <> 'move-to-offer')
    execute function sales.withdraw_offer_approval()`,
  'alter table sales.offer add column approved_by_id text, add column approved_by text',
  // what offers of the last weeks are simulated from
  'create index offer_sent_at on sales.offer (sent_at)',
];
