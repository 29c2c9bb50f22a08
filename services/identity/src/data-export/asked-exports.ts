import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DataOwner } from '@gantry/contracts/schemas/data-export';
import { exportMinutes, maxExportsPerDay } from '@gantry/domain/data-export';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { refuseStaff } from '../account/refuse-staff.ts';
import { ProvenOwner } from '../security/proven-owner.ts';
import { SecurityRecord } from '../security/security-record.ts';

const daySeconds = 86_400;

/** Copies of their data that owners of accounts ask for. */
@Injectable()
export class AskedExports {
  constructor(
    private readonly em: EntityManager,
    private readonly owner: ProvenOwner,
    private readonly record: SecurityRecord,
  ) {}

  /**
   * One that can be downloaded for some minutes.
   * @throws DomainError WRONG_CREDENTIALS; NOT_PERMITTED for staff; TOO_MANY_REQUESTS with `retryAfter` seconds
   */
  async askExport(password: string, call: Call): Promise<{ id: string; expiresAt: string }> {
    const account = await this.owner.prove(password, call);
    refuseStaff(account);
    return this.em.transactional(async (em) => {
      // two that are asked for at once are counted one after the other
      await em.execute('select id from identity.account where id = ? for update', [account.id]);
      await this.refuseTooMany(account);
      const id = randomUUID();
      const [row] = await em.execute<{ expires_at: Date }[]>(
        `insert into identity.data_export (id, account_id, locale, asked_at, expires_at)
         values (?, ?, ?, now(), now() + interval '${exportMinutes} minutes') returning expires_at`,
        [id, account.id, call.locale],
      );
      return { id, expiresAt: new Date(row!.expires_at).toISOString() };
    });
  }

  /**
   * Whose it is, and its language. The first download is written down, and its owner told by mail.
   * @throws DomainError NOT_FOUND for that of another account, and once its minutes are over
   */
  async takeExport(id: string, call: Call): Promise<{ owner: DataOwner; locale: string }> {
    const account = await this.owner.accountOf(call);
    const locale = await this.em.transactional(async (em) => {
      const [row] = await em.execute<{ locale: string; taken_at: Date | null }[]>(
        `select locale, taken_at from identity.data_export
         where id = ? and account_id = ? and expires_at > now() for update`,
        [id, account.id],
      );
      if (!row) throw new DomainError('NOT_FOUND');
      if (!row.taken_at) await this.noteTaken(id, account, call);
      return row.locale;
    });
    return { owner: ownerOf(account), locale };
  }

  private async noteTaken(id: string, account: Account, call: Call): Promise<void> {
    await this.em.execute('update identity.data_export set taken_at = now() where id = ?', [id]);
    await this.record.noteChange(account, { field: 'data-export', before: null, after: 'downloaded' }, call);
    await this.record.tellOwner(account, 'data-exported', { to: account.email, call });
  }

  private async refuseTooMany({ id }: Account): Promise<void> {
    const [row] = await this.em.execute<{ asked: number; free_in: number | null }[]>(
      `select count(*)::int as asked, ${daySeconds} - extract(epoch from now() - min(asked_at))::int as free_in
       from identity.data_export where account_id = ? and asked_at > now() - interval '1 day'`,
      [id],
    );
    if (row && row.asked >= maxExportsPerDay)
      throw new DomainError('TOO_MANY_REQUESTS', {
        retryAfter: Math.max(row.free_in ?? 0, 1),
        perDay: maxExportsPerDay,
      });
  }
}

/** An address nobody has proven is nobody's: what others did under it is theirs. */
const ownerOf = ({ id, number, email, isConfirmed }: Account): DataOwner => ({
  accountId: id,
  accountNumber: number,
  email: isConfirmed ? email.toLowerCase() : '',
});
