import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry } from '@gantry/contracts/schemas/account';
import { erasedNameOf } from '@gantry/domain/erasure';

/** Fields of an account whose values tell nothing of the person. */
const impersonal: readonly string[] = [
  'status',
  'role',
  'company-role',
  'credit-limit',
  'max-term',
  'black-list',
  'merged-into',
  'password',
  'authenticator',
  'passkey',
  'recovery-codes',
  'second-step',
  'sessions',
];

/** What stands in place of a value that is told no more. */
const hidden = '•••';
const hide = (text: string | null): string | null => (text === null ? null : hidden);

/** An entry with the id of whoever made the change. */
export type WrittenEntry = AuditEntry & { readonly actorId: string | null };

/**
 * The trail keeps what it was told, or its chain would break; of people who were erased it shows a number only.
 */
@Injectable()
export class ErasedPeople {
  constructor(private readonly em: EntityManager) {}

  /** Entries as they may be shown. */
  async hideIn(entries: readonly WrittenEntry[]): Promise<AuditEntry[]> {
    const erased = await this.findErased(entries);
    const gone = await this.findUnknown(entries);
    return entries.map(({ actorId, ...entry }) => {
      const number = actorId ? erased.get(actorId) : undefined;
      const isTheirs = entry.entity === 'account' && [...erased.values()].includes(entry.entityNumber ?? '');
      const isPersonal = isTheirs && !impersonal.includes(entry.field);
      return {
        ...entry,
        actor: number ? erasedNameOf(number) : entry.actor,
        before: isPersonal ? hide(entry.before) : entry.before,
        after: isPersonal ? hide(entry.after) : entry.after,
        // what they wrote may say who they are
        reason: number ? hide(entry.reason) : entry.reason,
        onBehalfOf: entry.onBehalfOf && gone.has(entry.onBehalfOf) ? hidden : entry.onBehalfOf,
      };
    });
  }

  /** Numbers of the erased accounts that the entries are by or about, by their ids. */
  private async findErased(entries: readonly WrittenEntry[]): Promise<ReadonlyMap<string, string>> {
    const ids = entries.flatMap(({ actorId }) => actorId ?? []);
    const numbers = entries.flatMap(({ entity, entityNumber }) =>
      entity === 'account' && entityNumber ? [entityNumber] : [],
    );
    const rows = await this.em.execute<{ id: string; number: string }[]>(
      `select id::text, number from identity.account where erased_at is not null
       and (id::text in (select jsonb_array_elements_text(?::jsonb)) or number in (select jsonb_array_elements_text(?::jsonb)))`,
      [JSON.stringify(ids), JSON.stringify(numbers)],
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Customers staff acted for whose address no account has any more. */
  private async findUnknown(entries: readonly WrittenEntry[]): Promise<ReadonlySet<string>> {
    const emails = [...new Set(entries.flatMap(({ onBehalfOf }) => onBehalfOf ?? []))];
    if (emails.length === 0) return new Set();
    const rows = await this.em.execute<{ email: string }[]>(
      'select email from identity.account where email in (select jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(emails)],
    );
    const known = new Set(rows.map(({ email }) => email));
    return new Set(emails.filter((email) => !known.has(email)));
  }
}
