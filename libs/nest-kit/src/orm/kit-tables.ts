/** Tables every schema has: handled events and answers of idempotent writes. Plain SQL that PostgreSQL 15 knows. */
export function kitTables(schema: string): string {
  return `
    create schema if not exists "${schema}";
    create table if not exists "${schema}".handled_event (
      entity text not null,
      version text not null,
      effect text not null,
      handled_at timestamptz not null default now(),
      primary key (entity, version, effect)
    );
    create table if not exists "${schema}".idempotent_write (
      scope text not null,
      key text not null,
      request_hash text not null,
      answer jsonb,
      written_at timestamptz not null default now(),
      primary key (scope, key)
    );
  `;
}
