import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { actorOf, type Actor } from '../order/actor.ts';

/** What somebody of the staff wants to do to which record. */
export interface StaffWrite {
  readonly action: string;
  readonly number: string;
  readonly request: object;
  /** the version on screen, where the write must not overtake another */
  readonly version?: number;
  /** another record that the write changes too */
  readonly also?: string | null;
  /** others may fill in lines at the same time */
  readonly shared?: boolean;
}

/** Writes of staff: once per key, on a locked record, by whoever has seen its newest version. */
@Injectable()
export class StaffWrites {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  /** @throws DomainError NOT_FOUND, STALE_VERSION */
  writeOnce<Answer>(
    call: Call,
    { action, number, request, version, also, shared = false }: StaffWrite,
    act: (inquiry: Inquiry, actor: Actor) => Promise<Answer>,
  ): Promise<Answer> {
    const actor = actorOf(call.caller);
    const scope = `${action}-inquiry:${actor.accountId}:${number}`;
    const write = { scope, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, async () => {
      // in one order, so that two merges of the same records never wait for each other
      if (also && also < number) await this.inquiries.lock(also);
      const found = shared ? await this.inquiries.lockShared(number) : await this.inquiries.lock(number);
      if (!found) throw new DomainError('NOT_FOUND');
      if (version !== undefined && found.version !== version) {
        throw new DomainError('STALE_VERSION', { version: found.version });
      }
      return act(found, actor);
    });
  }
}
