import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import { Inquiry } from './inquiry.entity.ts';

const InquiryLineSchema = defineEntity({
  name: 'InquiryLine',
  schema: 'sales',
  tableName: 'inquiry_line',
  properties: {
    id: p.uuid().primary(),
    inquiry: () => p.manyToOne(Inquiry),
    lineNumber: p.integer(),
    sku: p.string(),
    uri: p.string(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    availabilityAtInquiry: p.string().$type<Availability>(),
  },
});

/** A product somebody asks about. */
export interface NewInquiryLine {
  readonly product: PricedLine;
  readonly quantity: number;
}

/** A product of an inquiry, with the name it had then. No price: that is what the inquiry asks for. */
export class InquiryLine extends InquiryLineSchema.class {
  static of(inquiry: Inquiry, lineNumber: number, { product, quantity }: NewInquiryLine): InquiryLine {
    return Object.assign(new InquiryLine(), {
      id: randomUUID(),
      inquiry,
      lineNumber,
      quantity,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      partNumber: product.partNumber,
      unitOfMeasure: product.unitOfMeasure,
      availabilityAtInquiry: product.availability,
    });
  }
}
InquiryLineSchema.setClass(InquiryLine);
