import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { asDone } from '@gantry/nest-kit/events';
import { AuditEntry } from './audit-entry.entity.ts';

/** Up to which entry the chain was found intact. */
interface ChainPlace {
  readonly id: string;
  readonly hash: string;
}
const chainStart: ChainPlace = { id: '0', hash: '' };
/** So many entries are verified while somebody waits: about a twentieth of a second. */
const perLook = 5000;
const betweenTurns = 20;

/** The audit trail. The database numbers and chains the entries and refuses changes (migration 0002). */
@Injectable()
export class AuditTrail {
  private verified = chainStart;
  private isGoingOn = false;
  /** whether the end was reached, or a fault, when all was verified last */
  private wasIntact = true;

  constructor(private readonly em: EntityManager) {}

  /** Appends within the running transaction. */
  async appendEntry(change: EventPayload<'record.changed'>): Promise<void> {
    await this.em.persist(AuditEntry.of(asDone(change))).flush();
  }

  /** The number of an account; null where there is no such account. */
  async numberOf(accountId: string): Promise<string | null> {
    const [account] = await this.em.execute<{ number: string }[]>(
      'select number from identity.account where id = ?',
      [accountId],
    );
    return account?.number ?? null;
  }

  /**
   * Whether every entry still has the hash it was written with and follows the one before it. What this process has found
   * intact before is not verified again: the trail grows for ever, and it is asked for each look at it. Of a long trail a
   * look verifies some thousands of entries, and the process goes on with the others meanwhile.
   */
  async isChainIntact(): Promise<boolean> {
    if (this.isGoingOn) return this.wasIntact;
    const { isIntact, isEnd } = await this.verifyAfter(this.verified, perLook);
    if (isIntact && !isEnd) this.goOn();
    else this.wasIntact = isIntact;
    return isIntact && this.wasIntact;
  }

  /** The same, every entry from the first. */
  async isWholeChainIntact(): Promise<boolean> {
    const { isIntact } = await this.verifyAfter(chainStart, null);
    return isIntact;
  }

  /** Verifies what is left in turns, between which others have theirs; what ends it is found by the next look. */
  private goOn(): void {
    if (this.isGoingOn) return;
    this.isGoingOn = true;
    const turns = async () => {
      let turn = { isIntact: true, isEnd: false };
      while (turn.isIntact && !turn.isEnd) {
        await sleep(betweenTurns);
        turn = await this.verifyAfter(this.verified, perLook);
      }
      this.wasIntact = turn.isIntact;
    };
    void turns()
      .catch(() => undefined)
      .finally(() => {
        this.isGoingOn = false;
      });
  }

  /** @param limit of entries; null: all there are */
  private async verifyAfter(
    from: ChainPlace,
    limit: number | null,
  ): Promise<{ isIntact: boolean; isEnd: boolean }> {
    const [row] = await this.em.fork().execute<VerifiedRow[]>(
      `select coalesce(bool_and(hash = identity.audit_hash(entry) and hash_prev = coalesce(earlier, ?)), true)
           and (? = '0' or exists (select from identity.audit_entry where id = ?::bigint and hash = ?)) as intact,
         max(id)::text as id, (array_agg(hash order by id desc))[1] as hash, count(*)::int as entries
       from (select id, entry, hash, hash_prev, lag(hash) over (order by id) as earlier
             from identity.audit_entry as entry where id > ?::bigint order by id limit ?) as chain`,
      [from.hash, from.id, from.id, from.hash, from.id, limit],
    );
    const isIntact = row?.intact ?? false;
    // once it is broken each look goes through all of it, and says so
    this.verified = isIntact ? { id: row?.id ?? from.id, hash: row?.hash ?? from.hash } : chainStart;
    return { isIntact, isEnd: limit === null || (row?.entries ?? 0) < limit };
  }
}

interface VerifiedRow {
  readonly intact: boolean;
  readonly id: string | null;
  readonly hash: string | null;
  readonly entries: number;
}
