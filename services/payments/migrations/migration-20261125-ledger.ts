import { Migration } from '@mikro-orm/migrations';

/** Online payments, the orders they are for, saved cards, and the journal that nobody can change afterwards. */
export class Migration20261125Ledger extends Migration {
  override up(): void {
    for (const statement of [...transactions, ...journal, ...guards]) this.addSql(statement);
  }
}

const transactions = [
  `alter table payments.transaction
    add parent_id uuid references payments.transaction (id),
    add cause text,
    add source text,
    add invoice text,
    add account_id text,
    add request_hash text,
    add capturable bigint not null default 0 check (capturable >= 0),
    add authorized_until timestamptz,
    add fee bigint,
    add is_last boolean not null default false,
    add is_unanswered boolean not null default false,
    add method jsonb,
    add saved jsonb,
    add opened jsonb,
    add note text,
    add checked_at timestamptz`,
  'create index transaction_reference on payments.transaction (reference)',
  `create index transaction_open on payments.transaction (updated_at)
    where status in ('initialized', 'running', 'delayed', 'authorized', 'partially-captured', 'approved-on-hold', 'processed-on-hold')`,
  `create table payments.payable_order (
    order_number text primary key,
    due bigint not null,
    shipped bigint not null default 0,
    is_shipped boolean not null default false,
    account_id text,
    email text not null,
    name text not null,
    locale text not null,
    token text not null,
    payment_term text not null,
    payment_service text not null,
    updated_at timestamptz not null default now()
  )`,
  `create table payments.saved_method (
    id uuid primary key,
    account_id text not null,
    service text not null,
    customer text not null,
    method text not null unique,
    brand text not null,
    last4 text,
    expires text,
    created_at timestamptz not null default now()
  )`,
  'create index saved_method_account on payments.saved_method (account_id, created_at)',
];

const journal = [
  `create table payments.journal_entry (
    id uuid primary key,
    cause text not null unique,
    kind text not null,
    order_number text,
    at timestamptz not null default now()
  )`,
  'create index journal_entry_order on payments.journal_entry (order_number, at)',
  `create table payments.journal_posting (
    id uuid primary key,
    entry_id uuid not null references payments.journal_entry (id),
    account text not null,
    order_number text,
    amount bigint not null check (amount <> 0),
    currency text not null
  )`,
  'create index journal_posting_entry on payments.journal_posting (entry_id)',
  'create index journal_posting_account on payments.journal_posting (account, order_number)',
];

/** Checked when the transaction ends, as an entry is written before its postings. */
const guards = [
  `create function payments.check_balanced() returns trigger language plpgsql as $$
  begin
    if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from payments.journal_posting
        where entry_id = coalesce(nullif(to_jsonb(new) ->> 'entry_id', ''), to_jsonb(new) ->> 'id')::uuid) then
      raise exception 'a journal entry must balance';
    end if;
    return null;
  end $$`,
  `create constraint trigger journal_posting_balanced after insert on payments.journal_posting
    deferrable initially deferred for each row execute function payments.check_balanced()`,
  `create constraint trigger journal_entry_balanced after insert on payments.journal_entry
    deferrable initially deferred for each row execute function payments.check_balanced()`,
  `create function payments.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the journal is append-only';
  end $$`,
  ...['journal_entry', 'journal_posting'].map(
    (table) => `create trigger ${table}_append_only before update or delete or truncate on payments.${table}
      for each statement execute function payments.refuse_change()`,
  ),
];
