import type { Chance } from './chance.ts';
import type { Doer } from './staff.ts';
import type { Row } from './copy-rows.ts';

let lastMoment = { at: 0, iso: '' };

/** Many rows tell of the same moment, one after the other. */
export function isoOf(at: number): string {
  if (lastMoment.at !== at) lastMoment = { at, iso: new Date(at).toISOString() };
  return lastMoment.iso;
}

/** The day of a moment by the clock of the database; on working hours the store's too. */
export const dayOf = (at: number): string => isoOf(at).slice(0, 10);

/** What somebody changed, and why. */
export interface Change {
  readonly at: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly by: Doer;
  readonly reason: string | null;
}

/** Entry of the trail about a record. */
export const trailRow = (
  { entity, number, field }: { entity: string; number: string; field: string },
  { at, from, to, by, reason }: Change,
  chance: Chance,
): Row => ({
  at: isoOf(at),
  actor_id: by.id,
  actor: by.name ?? 'system',
  actor_role: by.role,
  entity,
  entity_number: number,
  field,
  before: from,
  after: to,
  reason,
  request_id: by.id && chance.uuid(),
});

/** A mail that was sent about an order; what it said is no longer kept. */
export const mailRow = (
  { kind, key, subject }: { kind: string; key: string; subject: string },
  { at, to, chance }: { at: number; to: string; chance: Chance },
): Row => ({
  id: chance.uuidAt(at),
  dedupe_key: key,
  kind,
  recipient: to,
  locale: 'en-US',
  subject,
  message_id: `<${chance.hex(40)}@gantry.example>`,
  sent_at: isoOf(at),
  resent: 0,
});
