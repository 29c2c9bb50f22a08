import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import {
  maxGiftQuantity,
  maxPromotedBasisPoints,
  promotionKinds,
  promotionStatuses,
} from '@gantry/domain/promotions';
import {
  amountSchema,
  line,
  optionalDollars,
  optionalLine,
  optionalWhole,
  text,
  uuidSchema,
} from './common.ts';
import { promotionCodeSchema } from './promotion.ts';
import { shippingServiceSchema } from './shipping.ts';
import { optionalDateSchema } from './taxation.ts';

const maxNamed = 200;
const maxUses = 1_000_000;

/** What a percentage, or a sum, is refused with that takes nothing off, or more than all. */
const percentNeeded = 'must be more than 0 and at most 100';
const amountNeeded = 'an amount is needed';
/** What a last day is refused with that is before the first. */
const endsTooEarly = 'is before the first day';
/** What products, or customers, are refused with that nobody knows. */
export const unknownNamed = 'names what we do not know';
/** What a gift is refused with that nobody can order by themselves. */
export const giftNotSold = 'cannot be ordered by itself';
const quantityNeeded = 'a quantity is needed';
const giftNeeded = 'a product is needed';
export const codeTaken = 'is the code of another promotion';

/** Several of something as they are typed, one after the other; each once. */
const typedList = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(20_000),
      v.transform((typed) => [
        ...new Set(
          typed
            .split(/[,;\n]/)
            .map((one) => one.trim())
            .filter(Boolean),
        ),
      ]),
      v.array(line(max)),
      v.maxLength(maxNamed),
    ),
    '',
  );

/** Percent as it is typed, in hundredths; empty becomes null. */
const typedPercent = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || /^\d{1,3}([.,]\d{1,2})?$/.test(typed), 'is not a percentage'),
    v.transform((typed) => {
      if (typed === '') return null;
      const [whole = '', fraction = ''] = typed.split(/[.,]/);
      return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
    }),
  ),
  '',
);

const optionalCode = v.optional(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), promotionCodeSchema]),
  '',
);

/** What is entered of a promotion. */
const formFields = v.object({
  /** what buyers read, by language */
  names: v.object({ 'en-US': line(80), 'es-US': line(80), 'fr-CA': line(80) }),
  kind: v.picklist(promotionKinds),
  percent: typedPercent,
  amount: optionalDollars,
  maxAmount: optionalDollars,
  services: v.optional(v.array(shippingServiceSchema), []),
  skus: typedList(80),
  brands: typedList(80),
  departments: typedList(200),
  /** what is given, and how many of it; of gifts alone */
  giftSku: optionalLine(80),
  giftQuantity: optionalWhole(1, maxGiftQuantity),
  /** shipping is priced as if the gift weighed nothing */
  giftShipsFree: v.optional(v.boolean(), false),
  minGoods: optionalDollars,
  minQuantity: optionalWhole(1, 1_000_000),
  isStackable: v.optional(v.boolean(), false),
  /** empty: it counts by itself */
  code: optionalCode,
  /** numbers of accounts whose companies it is for; empty: everybody */
  accounts: typedList(40),
  firstOrderOnly: v.optional(v.boolean(), false),
  startsOn: optionalDateSchema,
  endsOn: optionalDateSchema,
  limitTotal: optionalWhole(1, maxUses),
  limitEach: optionalWhole(1, maxUses),
});
export const promotionFormSchema = v.pipe(
  formFields,
  v.forward(
    v.partialCheck(
      [['kind'], ['percent']],
      ({ kind, percent }) =>
        kind !== 'percent' || (percent !== null && percent > 0 && percent <= maxPromotedBasisPoints),
      percentNeeded,
    ),
    ['percent'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['amount']],
      ({ kind, amount }) => kind !== 'amount' || (amount !== null && amount > 0),
      amountNeeded,
    ),
    ['amount'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['giftSku']], ({ kind, giftSku }) => kind !== 'gift' || !!giftSku, giftNeeded),
    ['giftSku'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['giftQuantity']],
      ({ kind, giftQuantity }) => kind !== 'gift' || giftQuantity !== null,
      quantityNeeded,
    ),
    ['giftQuantity'],
  ),
  v.forward(
    v.partialCheck(
      [['startsOn'], ['endsOn']],
      ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
      endsTooEarly,
    ),
    ['endsOn'],
  ),
);
export type PromotionForm = v.InferInput<typeof promotionFormSchema>;
export type EnteredPromotion = v.InferOutput<typeof promotionFormSchema>;
export const changePromotionSchema = v.object({ version: v.number(), form: promotionFormSchema });
/** Another status, and why. */
export const movePromotionSchema = v.object({
  version: v.number(),
  to: v.picklist(promotionStatuses),
  reason: text(500),
});
export const restorePromotionSchema = v.object({
  version: v.number(),
  /** the version whose terms come back */
  restored: v.number(),
  reason: text(500),
});

/** A company that a promotion is for, as it was called when it was named. */
const promotedCompanySchema = v.object({
  id: uuidSchema,
  name: v.string(),
  /** of whoever was named for it */
  accountNumber: v.string(),
});

/** A product that a promotion gives, as it was called when it was named. */
const promotedGiftSchema = v.object({
  sku: v.string(),
  name: v.string(),
  quantity: v.number(),
  shipsFree: v.boolean(),
});

/** What a promotion says; amounts in minor units. */
const termsSchema = v.object({
  names: v.record(v.string(), v.string()),
  kind: v.picklist(promotionKinds),
  /** hundredths of a percent, or an amount */
  value: v.number(),
  maxAmount: v.nullable(amountSchema),
  services: v.array(shippingServiceSchema),
  goods: v.object({
    skus: v.array(v.string()),
    brands: v.array(v.string()),
    departments: v.array(v.string()),
  }),
  /** what is given; null, or left out by what was written before there were gifts: nothing */
  gift: v.optional(v.nullable(promotedGiftSchema), null),
  minGoods: v.nullable(amountSchema),
  minQuantity: v.nullable(v.number()),
  isStackable: v.boolean(),
  code: v.nullable(v.string()),
  companies: v.array(promotedCompanySchema),
  firstOrderOnly: v.boolean(),
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
  limitTotal: v.nullable(v.number()),
  limitEach: v.nullable(v.number()),
});
export type PromotionFacts = v.InferOutput<typeof termsSchema>;

/** A promotion as staff see it in a list. */
export const promotionSchema = v.object({
  id: uuidSchema,
  number: v.number(),
  version: v.number(),
  status: v.picklist(promotionStatuses),
  ...termsSchema.entries,
  /** orders that used it and were not canceled, and what it took off them or its gifts would have cost */
  uses: v.number(),
  cost: amountSchema,
  /** units of gifts among them */
  given: v.optional(v.number(), 0),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** Something that was done to a promotion, with what it said then. */
const changeSchema = v.object({
  version: v.number(),
  at: v.string(),
  act: v.picklist(['added', 'changed', 'restored', ...promotionStatuses]),
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  facts: termsSchema,
});
/** An order that was placed with it. */
const useSchema = v.object({
  orderNumber: v.string(),
  placedAt: v.string(),
  /** minor units, goods and shipping */
  amount: amountSchema,
  /** the product it gave, and what its units would have cost; null where it gave none */
  gift: v.optional(
    v.nullable(v.object({ sku: v.string(), name: v.string(), quantity: v.number(), worth: amountSchema })),
    null,
  ),
  /** its use counts no longer */
  isCanceled: v.boolean(),
});
export const promotionRecordSchema = v.object({
  promotion: promotionSchema,
  /** newest first */
  changes: v.array(changeSchema),
  /** the newest of them */
  orders: v.array(useSchema),
});
export type PromotionRecord = v.InferOutput<typeof promotionRecordSchema>;

/** What the orders of the last days would have got by a promotion, each for itself. */
export const triedPromotionSchema = v.object({
  days: v.number(),
  orders: v.number(),
  /** that it would have counted for, limits and first orders taken into account */
  counted: v.number(),
  goods: amountSchema,
  shipping: amountSchema,
  /** what the gifts would have cost their buyers */
  gifts: v.optional(amountSchema, 0),
  examples: v.array(v.object({ orderNumber: v.string(), placedAt: v.string(), amount: amountSchema })),
});
export type TriedPromotion = v.InferOutput<typeof triedPromotionSchema>;

/** Columns of the list of promotions that it is sorted by, one or several. */
export const promotionSorts = ['number', 'name', 'status', 'code', 'days', 'uses', 'cost'] as const;
export const promotionsQuerySchema = v.object({
  sort: ownSortSchema(promotionSorts),
  search: optionalLine(80),
  status: v.optional(v.fallback(v.optional(v.picklist(promotionStatuses)), undefined)),
});
