import { Injectable } from '@nestjs/common';
import { addressLines } from '@gantry/contracts/address-lines';
import { shippingReadLabel } from '@gantry/contracts/endpoints/labels';
import { labelFileName } from '@gantry/contracts/file-address';
import { shippingServices } from '@gantry/contracts/schemas/shipping';
import { offersReturnLabel } from '@gantry/domain/return-policy';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { LabelPurchases, type BuyLabel } from '../shipment/label-purchases.ts';
import { TrackingPages } from '../shipment/tracking-pages.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import type { StaffAct } from './settle-requests.ts';

type Body = StaffAct['body'];

/** How parcels come back that we pay for. */
const service = 'ups-ground';
const gramsPerPound = 453.59237;

/** Labels that returns travel with. */
@Injectable()
export class ReturnLabels {
  constructor(
    private readonly client: ContractClient,
    private readonly requests: OrderRequestRepository,
    private readonly purchases: LabelPurchases,
    /** of the carriers, for tracking numbers */
    readonly pages: TrackingPages,
  ) {}

  /**
   * Does an act with the label it asks for, null where it asks for none; one that the act did not use is given back.
   * @param key of the request: a repeat gets the same label
   * @throws DomainError NOT_FOUND, INVALID where the customer pays or the carrier does not take it, UNAVAILABLE
   */
  async forAct(
    number: string,
    { body, key }: { readonly body: Body; readonly key: string },
    act: (label: ReturnLabel | null) => Promise<void>,
  ): Promise<void> {
    if (body.act !== 'authorize' || !body.sendLabel) return act(null);
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    if (!offersReturnLabel(request.subject)) throw refused('sendLabel', 'the customer pays the freight');
    return this.purchases.forAct(async (buy) => act(await buyLabel(buy, request, { body, key })));
  }

  /** @throws DomainError NOT_FOUND where none was sent, UNAVAILABLE */
  async sendLabel(reply: FastifyReply, { label }: OrderRequest): Promise<void> {
    if (!label) throw new DomainError('NOT_FOUND');
    const { tracking, format, content } = await this.client.call(shippingReadLabel, {
      params: { id: label.labelId },
    });
    const headers = attachmentHeaders(labelFileName(tracking, format), format);
    await reply.headers(headers).send(Buffer.from(content, 'base64'));
  }
}

/** From where the order went to our dock. @throws DomainError INVALID, UNAVAILABLE */
async function buyLabel(
  buy: BuyLabel,
  { number, order: { shipTo } }: OrderRequest,
  { body, key }: { readonly body: Body; readonly key: string },
): Promise<ReturnLabel> {
  const reference = `${number}:${key}`;
  const provider = shippingServices[service];
  const bought = await buy({
    reference,
    provider,
    service,
    from: { postalCode: shipTo.postalCode, lines: addressLines(shipTo) },
    to: null,
    weightGrams: Math.max(1, Math.round((body.pounds ?? 0) * gramsPerPound)),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
  }).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.code === 'UNAVAILABLE') throw new DomainError('UNAVAILABLE');
    throw refused('pounds', 'the carrier does not take it');
  });
  return { ...bought, reference, provider, events: [] };
}

const refused = (field: string, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.${field}`, message }]);
