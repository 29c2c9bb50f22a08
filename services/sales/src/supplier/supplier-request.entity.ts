import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { SupplierRequestStatus } from '@gantry/contracts/schemas/supplier';
import { addBusinessHours } from '@gantry/domain/business-days';
import type { RecordRef } from '../file/record-file.entity.ts';
import type { InquiryLine } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';
import { linkTokenHash, newLinkToken } from '../shared/link-token.ts';

/** Hours of a business day: the store is open from eight to five. */
const hoursOfDay = 9;

const SupplierRequestSchema = defineEntity({
  name: 'SupplierRequest',
  schema: 'sales',
  tableName: 'supplier_request',
  properties: {
    id: p.uuid().primary(),
    inquiryId: p.uuid(),
    supplierId: p.uuid(),
    tokenHash: p.string(),
    status: p.string().$type<SupplierRequestStatus>(),
    message: p.text().nullable(),
    askedById: p.string().nullable(),
    askedBy: p.string().nullable(),
    askedAt: p.datetime(),
    /** the link works until then */
    dueAt: p.datetime(),
    answeredAt: p.datetime().nullable(),
    version: p.integer(),
    lines: () => p.oneToMany(SupplierRequestLine).mappedBy('request').orderBy({ lineNumber: 'asc' }),
  },
});

/** Who asks whom, and until when. */
export interface NewRequest {
  readonly inquiryId: string;
  readonly supplierId: string;
  readonly message: string | null;
  /** business days the supplier has */
  readonly answerDays: number;
  readonly actor: Actor;
}

/** A question to a supplier about lines of a quote. Whoever has its link answers it; the link ends with its time. */
export class SupplierRequest extends SupplierRequestSchema.class {
  /** @returns the request and the token of its link, which is stored nowhere */
  static askSupplier(
    facts: NewRequest,
    lines: readonly InquiryLine[],
  ): { request: SupplierRequest; token: string } {
    const { inquiryId, supplierId, message, answerDays, actor } = facts;
    const token = newLinkToken();
    const askedAt = new Date();
    const request = Object.assign(new SupplierRequest(), {
      id: randomUUID(),
      inquiryId,
      supplierId,
      message,
      tokenHash: linkTokenHash(token),
      status: 'open' as const,
      askedById: actor.accountId,
      askedBy: actor.name,
      askedAt,
      dueAt: addBusinessHours(askedAt, answerDays * hoursOfDay),
      answeredAt: null,
      version: 1,
    });
    request.lines = new Collection<SupplierRequestLine, SupplierRequest>(request);
    lines.forEach((line, index) => request.lines.add(SupplierRequestLine.of(request, index + 1, line)));
    return { request, token };
  }

  /** Whether its link works now. */
  isOpen(now = new Date()): boolean {
    return (this.status === 'open' || this.status === 'answered') && now < this.dueAt;
  }

  /** Gives it a new link and new time; the old link opens nothing any more. @returns the new token */
  renew(answerDays: number): string {
    const token = newLinkToken();
    this.tokenHash = linkTokenHash(token);
    this.dueAt = addBusinessHours(new Date(), answerDays * hoursOfDay);
    this.moveTo(this.answeredAt ? 'answered' : 'open');
    return token;
  }

  moveTo(status: SupplierRequestStatus): void {
    this.status = status;
    this.version += 1;
  }

  /** What is said on the phone to name it. */
  get reference(): string {
    return this.id.slice(0, 8).toUpperCase();
  }
}
SupplierRequestSchema.setClass(SupplierRequest);

const SupplierRequestLineSchema = defineEntity({
  name: 'SupplierRequestLine',
  schema: 'sales',
  tableName: 'supplier_request_line',
  properties: {
    id: p.uuid().primary(),
    request: () => p.manyToOne(SupplierRequest),
    inquiryLineId: p.uuid(),
    lineNumber: p.integer(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string().nullable(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    neededBy: p.string().columnType('date').nullable(),
    unitCost: p.bigint('number').nullable(),
    leadTimeDays: p.integer().nullable(),
    minimumQuantity: p.integer().nullable(),
    cannotSupply: p.boolean(),
    answerNote: p.string().nullable(),
    answeredAt: p.datetime().nullable(),
  },
});

/** The name under which the files of a question stand. */
export const requestFiles = ({ id }: Pick<SupplierRequest, 'id'>): RecordRef => `supplier-request:${id}`;

/** What a supplier says of one line. */
export interface LineAnswer {
  readonly unitCost: number | null;
  readonly leadTimeDays: number | null;
  readonly minimumQuantity: number | null;
  readonly cannotSupply: boolean;
  readonly note: string | null;
}

/** A line as the supplier was asked about it: what is needed, and nothing of who needs it. */
export class SupplierRequestLine extends SupplierRequestLineSchema.class {
  static of(request: SupplierRequest, lineNumber: number, line: InquiryLine): SupplierRequestLine {
    return Object.assign(new SupplierRequestLine(), unanswered, {
      id: randomUUID(),
      request,
      inquiryLineId: line.id,
      lineNumber,
      name: line.name,
      brand: line.brand ?? null,
      partNumber: line.partNumber ?? null,
      quantity: line.quantity,
      unitOfMeasure: line.unitOfMeasure,
      neededBy: line.neededBy ?? null,
    });
  }

  /** Takes an answer; one that says nothing takes back what was answered before. */
  takeAnswer({ unitCost, leadTimeDays, minimumQuantity, cannotSupply, note }: LineAnswer, now: Date): void {
    const isSaid = cannotSupply || unitCost !== null;
    Object.assign(this, {
      unitCost: cannotSupply ? null : unitCost,
      leadTimeDays: cannotSupply ? null : leadTimeDays,
      minimumQuantity: cannotSupply ? null : minimumQuantity,
      cannotSupply,
      answerNote: note,
      answeredAt: isSaid ? now : null,
    });
  }
}
SupplierRequestLineSchema.setClass(SupplierRequestLine);

const unanswered = {
  unitCost: null,
  leadTimeDays: null,
  minimumQuantity: null,
  cannotSupply: false,
  answerNote: null,
  answeredAt: null,
};
