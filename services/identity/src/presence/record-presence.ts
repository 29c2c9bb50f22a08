import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { presenceHoldsMs } from '@gantry/contracts/presence-limits';
import type { Others, Presence } from '@gantry/contracts/schemas/presence';
import { mayReadList } from '@gantry/domain/list-views';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';

const holds = `interval '${presenceHoldsMs} milliseconds'`;

/**
 * Who of the staff has which record on screen. It is known for seconds and worth nothing afterwards: its table is not
 * written to the log of the database, and is empty after a crash.
 */
@Injectable()
export class RecordPresence {
  constructor(private readonly em: EntityManager) {}

  /**
   * Takes note of the caller, and answers who else is there, by name. Somebody with two windows is one person.
   * @throws DomainError NOT_PERMITTED for records of a list the caller does not read
   */
  async reportPresence(call: Call, { list, key, presence }: Presence): Promise<Others> {
    if (!mayReadList(list, call.caller.role)) throw new DomainError('NOT_PERMITTED');
    const accountId = accountIdOf(call);
    const place = [list, key.toLowerCase(), accountId];
    if (presence === 'left') {
      await this.em.execute(
        'delete from identity.record_presence where list = ? and key = ? and account_id = ?',
        place,
      );
      return [];
    }
    await this.em.execute(
      `insert into identity.record_presence (list, key, account_id, is_editing, seen_at) values (?, ?, ?, ?, now())
       on conflict (list, key, account_id) do update set is_editing = excluded.is_editing, seen_at = excluded.seen_at`,
      [...place, presence === 'editing'],
    );
    return this.em.execute<{ name: string; isEditing: boolean }[]>(
      `select a.name, p.is_editing as "isEditing"
       from identity.record_presence p join identity.account a on a.id = p.account_id
       where p.list = ? and p.key = ? and p.account_id <> ? and p.seen_at > now() - ${holds}
       order by a.name, a.id`,
      place,
    );
  }
}
