import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf, erasedNameOf } from '@gantry/domain/erasure';
import { maskedAddress } from '@gantry/nest-kit/removals';
import type { TakenStep } from '../order-approval/taken-step.ts';

type Named = TakenStep['approvers'][number];

const maskedIn = (place: string): string =>
  `case jsonb_typeof(held #> '{facts,${place}}') when 'object'
     then ${maskedAddress(`(held #> '{facts,${place}}')`)} else 'null' end`;

/** Orders that were asked for in a company, where somebody who was erased asked, was asked, or decided. */
@Injectable()
export class MaskApprovals {
  constructor(private readonly em: EntityManager) {}

  /** Within the transaction of the erasure. What they wrote goes, too: it may say who they are. */
  async maskApprovals({ accountId, accountNumber }: EventPayload<'account.erased'>): Promise<void> {
    const name = erasedNameOf(accountNumber);
    await this.em.execute(
      'update sales.order_approval set decided_by = ?, reason = null where decided_by_id = ?',
      [name, accountId],
    );
    await this.em.execute(
      'update sales.order_approval set name = ?, email = ?, question = null where account_id = ?',
      [name, erasedEmailOf(accountNumber), accountId],
    );
    await this.maskHeld(accountId, name, erasedEmailOf(accountNumber));
    await this.em.execute(
      `update sales.order_approval set change = jsonb_set(change, '{by,name}', to_jsonb(?::text))
       where change -> 'by' ->> 'accountId' = ?`,
      [name, accountId],
    );
    const rows = await this.em.execute<{ id: string; steps: readonly TakenStep[] }[]>(
      'select id, steps from sales.order_approval where position(? in steps::text) > 0 for update',
      [accountId],
    );
    const masked = <One extends Named>(one: One): One =>
      one.accountId === accountId ? { ...one, name } : one;
    for (const { id, steps } of rows) {
      const next = steps.map((step) => ({
        ...step,
        approvers: step.approvers.map(masked),
        by: step.by && masked(step.by),
      }));
      await this.em.execute('update sales.order_approval set steps = ?::jsonb where id = ?', [
        JSON.stringify(next),
        id,
      ]);
    }
  }

  /** The order as it was asked for is no paper: if there is one, it is the order that came of it. */
  private async maskHeld(accountId: string, name: string, email: string): Promise<void> {
    await this.em.execute(
      `update sales.order_approval set held = jsonb_set(held, '{facts}', (held -> 'facts') || jsonb_build_object(
         'name', ?::text, 'email', ?::text, 'note', null,
         'shipTo', ${maskedIn('shipTo')}, 'billTo', ${maskedIn('billTo')}))
       where account_id = ? and jsonb_typeof(held -> 'facts') = 'object'`,
      [name, email, accountId],
    );
  }
}
