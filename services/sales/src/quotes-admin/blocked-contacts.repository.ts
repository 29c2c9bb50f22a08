import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { BlockedContact } from '@gantry/contracts/schemas/admin-inquiry';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';

type Contact = Pick<BlockedContact, 'kind' | 'value'>;

/** The block list: contacts of whom no more quotes are wanted. It proposes; people decide. */
@Injectable()
export class BlockedContactsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The entries that fit this inquiry's e-mail address, telephone or company. */
  async findMatches(inquiry: Inquiry): Promise<BlockedContact[]> {
    const rows = await this.em.execute<(Omit<BlockedContact, 'addedAt'> & { addedAt: Date })[]>(
      `select b.kind, b.value, b.reason, b.added_at as "addedAt", b.inquiry_number as "inquiryNumber"
       from sales.blocked_contact b join jsonb_to_recordset(?::jsonb) as c(kind text, value text) using (kind, value)
       where b.removed_at is null order by b.kind`,
      [JSON.stringify(contactsOf(inquiry))],
    );
    return rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt).toISOString() }));
  }

  /** Puts its contacts on the list, each once. */
  async blockContacts(inquiry: Inquiry, reason: string, { name }: Actor): Promise<void> {
    await this.em.execute(
      `insert into sales.blocked_contact (kind, value, inquiry_number, reason, added_by)
       select c.kind, c.value, ?, ?, ? from jsonb_to_recordset(?::jsonb) as c(kind text, value text)
       on conflict (kind, value) where removed_at is null do nothing`,
      [inquiry.number, reason, name, JSON.stringify(contactsOf(inquiry))],
    );
  }

  /** Takes its contacts from the list; the entries are kept with who removed them. */
  async unblockContacts(inquiry: Inquiry, { name }: Actor): Promise<void> {
    await this.em.execute(
      `update sales.blocked_contact b set removed_at = now(), removed_by = ?
       from jsonb_to_recordset(?::jsonb) as c(kind text, value text)
       where b.kind = c.kind and b.value = c.value and b.removed_at is null`,
      [name, JSON.stringify(contactsOf(inquiry))],
    );
  }
}

/** As they are compared: addresses and companies in lower case, telephones by their digits. */
function contactsOf({ email, phone, company }: Inquiry): Contact[] {
  const digits = (phone ?? '').replace(/\D/g, '');
  const name = (company ?? '').trim().toLowerCase();
  return [
    { kind: 'email', value: email.toLowerCase() },
    ...(digits ? [{ kind: 'phone' as const, value: digits }] : []),
    ...(name ? [{ kind: 'company' as const, value: name }] : []),
  ];
}
