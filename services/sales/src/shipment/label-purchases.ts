import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { shippingBuyLabel, shippingVoidLabel } from '@gantry/contracts/endpoints/labels';
import type { BoughtLabel, LabelRequest } from '@gantry/contracts/schemas/label';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';

/** Buys a label for the try of an act that was begun; the same reference gets the same one. */
export type BuyLabel = (request: Omit<LabelRequest, 'claim'>) => Promise<BoughtLabel>;

/** A label is bought before an act is known to take place: where no record carries it afterwards, it is given back. */
@Injectable()
export class LabelPurchases {
  private readonly log = new Logger('labels');

  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
  ) {}

  /** Does what buys labels and uses them, and gives back those that it did not use, however it ends. */
  async forAct<Answer>(act: (buyLabel: BuyLabel) => Promise<Answer>): Promise<Answer> {
    const claim = randomUUID();
    // of each reference that was asked for: its label, where the answer arrived
    const asked = new Map<string, string | null>();
    const buyLabel: BuyLabel = async (request) => {
      asked.set(request.reference, null);
      const label = await this.client.call(shippingBuyLabel, { body: { ...request, claim } });
      asked.set(request.reference, label.labelId);
      return label;
    };
    try {
      return await act(buyLabel);
    } finally {
      await this.giveBackUnused(claim, asked);
    }
  }

  /**
   * Gives a label back at once, any number of times: its package leaves with another.
   * @throws DomainError WRONG_STATE once it was scanned, UNAVAILABLE
   */
  async voidLabel(labelId: string): Promise<void> {
    await this.client.call(shippingVoidLabel, { body: { labelId } }).catch((error: unknown) => {
      const isScanned = error instanceof CallError && error.code === 'WRONG_STATE';
      throw new DomainError(isScanned ? 'WRONG_STATE' : 'UNAVAILABLE');
    });
  }

  /** What went wrong before is told whether or not this succeeds. */
  private async giveBackUnused(claim: string, asked: ReadonlyMap<string, string | null>): Promise<void> {
    if (asked.size === 0) return;
    try {
      await this.em.fork().transactional(async (em) => {
        const used = await usedLabels(em, [...asked.values()]);
        for (const [reference, labelId] of asked) {
          if (labelId !== null && used.has(labelId)) continue;
          const mark = { entity: `label:${reference}`, version: claim };
          await publish(em, 'label.unused', { reference, claim, labelId: null }, mark);
        }
      });
    } catch (error) {
      this.log.error(`labels of ${[...asked.keys()].join(', ')} were not given back: ${String(error)}`);
    }
  }
}

/** Those of the labels that a record carries. */
async function usedLabels(em: EntityManager, labelIds: readonly (string | null)[]): Promise<Set<string>> {
  const known = labelIds.filter((one) => one !== null);
  if (known.length === 0) return new Set();
  const rows = await em.execute<{ id: string }[]>(
    `select own as id from unnest(string_to_array(?, ',')) as own
     where exists (
       select from sales.shipment where packages @> jsonb_build_array(jsonb_build_object('labelId', own))
     ) or exists (
       select from sales.order_request
       where labels <> '[]' and labels @> jsonb_build_array(jsonb_build_object('labelId', own))
     )`,
    [known.join(',')],
  );
  return new Set(rows.map(({ id }) => id));
}

/** In the caller's transaction: the record that had the label does without it. */
export const giveUpLabel = (
  em: EntityManager,
  { reference, labelId }: { readonly reference: string; readonly labelId: string },
): Promise<void> =>
  publish(
    em,
    'label.unused',
    { reference, claim: null, labelId },
    { entity: `label:${reference}`, version: labelId },
  );
