import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import { locales } from '../locales.ts';
import {
  amountSchema,
  emailSchema,
  line,
  optionalDollars,
  optionalLine,
  optionalWhole,
  recordNumberSchema,
  tokenSchema,
  uuidSchema,
} from './common.ts';
import { optionalText } from './inquiry.ts';
import { paymentTerms } from './order.ts';
import { recordFileSchema } from './record-file.ts';

const paymentTermSchema = v.picklist(paymentTerms);
const localeSchema = v.picklist(locales.map(({ code }) => code));
const contactMethods = ['email', 'phone'] as const;
const maxBrands = 200;
const maxContacts = 5;
/** Most business days until goods come, or until a supplier must have answered. */
const maxDays = 365;

/** Brands as they are typed, one after the other; each once. */
const typedBrands = v.pipe(
  v.string(),
  v.maxLength(8000),
  v.transform((typed) => [
    ...new Map(
      typed
        .split(/[,;\n]/)
        .map((brand) => brand.trim())
        .filter(Boolean)
        .map((brand) => [brand.toLowerCase(), brand] as const),
    ).values(),
  ]),
  v.array(line(80)),
  v.maxLength(maxBrands),
);

/** Somebody who works at a supplier; the first of them gets our mails. */
const supplierContactSchema = v.object({
  name: line(120),
  duty: optionalLine(80),
  email: emailSchema,
  phone: optionalLine(40),
});

/** What is entered of a supplier. */
export const supplierFormSchema = v.object({
  name: line(120),
  brands: typedBrands,
  contacts: v.pipe(v.array(supplierContactSchema), v.minLength(1), v.maxLength(maxContacts)),
  contactMethod: v.picklist(contactMethods),
  paymentTerm: paymentTermSchema,
  /** business days they promise */
  leadTimeDays: optionalWhole(0, maxDays),
  /** the language they are written to in */
  locale: localeSchema,
  note: optionalText,
  isActive: v.optional(v.boolean(), true),
});
export type SupplierForm = v.InferInput<typeof supplierFormSchema>;
export const changeSupplierSchema = v.object({ version: v.number(), form: supplierFormSchema });

/** Columns of the list of suppliers that it is sorted by, one or several. */
export const supplierSorts = ['name', 'contact', 'lead', 'measured', 'answers', 'hours', 'active'] as const;
export const suppliersQuery = v.object({ search: optionalLine(80), sort: ownSortSchema(supplierSorts) });

/** A supplier as staff see it. */
export const supplierSchema = v.object({
  id: uuidSchema,
  name: v.string(),
  brands: v.array(v.string()),
  contacts: v.array(
    v.object({
      name: v.string(),
      duty: v.nullable(v.string()),
      email: v.string(),
      phone: v.nullable(v.string()),
    }),
  ),
  contactMethod: v.picklist(contactMethods),
  paymentTerm: paymentTermSchema,
  leadTimeDays: v.nullable(v.number()),
  locale: v.string(),
  note: v.nullable(v.string()),
  isActive: v.boolean(),
  version: v.number(),
  /** how they have answered so far */
  record: v.object({
    asked: v.number(),
    answered: v.number(),
    expired: v.number(),
    /** hours from question to answer, on average; null before the first */
    answerHours: v.nullable(v.number()),
    /** their last purchase orders that have come in whole, 50 at most */
    received: v.optional(v.number(), 0),
    /** of these: how many they had named a day for, and came by it */
    dated: v.optional(v.number(), 0),
    onTime: v.optional(v.number(), 0),
    /** business days from order to goods, on average; null before the first */
    measuredLeadDays: v.optional(v.nullable(v.number()), null),
  }),
});
export type Supplier = v.InferOutput<typeof supplierSchema>;

/** Where a question to a supplier stands. */
export const supplierRequestStatuses = ['open', 'answered', 'expired', 'revoked'] as const;
export type SupplierRequestStatus = (typeof supplierRequestStatuses)[number];

/** Asks a supplier about lines of a quote. */
export const askSupplierSchema = v.object({
  supplierId: uuidSchema,
  lineIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(200)),
  /** what the supplier reads above the lines */
  message: optionalText,
  /** business days they have */
  answerDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 3),
});

const answerSchema = v.object({
  unitCost: v.nullable(amountSchema),
  leadTimeDays: v.nullable(v.number()),
  minimumQuantity: v.nullable(v.number()),
  cannotSupply: v.boolean(),
  note: v.nullable(v.string()),
});

const askedLineFacts = {
  id: uuidSchema,
  lineNumber: v.number(),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.nullable(v.string()),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  /** ISO date */
  neededBy: v.nullable(v.string()),
  /** null until they have answered it */
  answer: v.nullable(answerSchema),
};
const requestFacts = {
  status: v.picklist(supplierRequestStatuses),
  message: v.nullable(v.string()),
  askedAt: v.string(),
  /** until then the link works */
  dueAt: v.string(),
  answeredAt: v.nullable(v.string()),
  files: v.array(recordFileSchema),
  version: v.number(),
};

/** A question to a supplier as staff see it. */
export const supplierRequestSchema = v.object({
  ...requestFacts,
  id: uuidSchema,
  supplier: v.object({ id: uuidSchema, name: v.string() }),
  inquiryNumber: recordNumberSchema,
  askedBy: v.nullable(v.string()),
  lines: v.array(v.object({ ...askedLineFacts, inquiryLineId: uuidSchema })),
});
export type SupplierRequest = v.InferOutput<typeof supplierRequestSchema>;

/** The same as the supplier reads it: nothing of the customer, of our prices, or of other suppliers. */
export const supplierViewSchema = v.object({
  ...requestFacts,
  supplier: v.string(),
  /** what to name on the phone */
  reference: v.string(),
  lines: v.array(v.object(askedLineFacts)),
});
export type SupplierView = v.InferOutput<typeof supplierViewSchema>;

export const supplierLinkParams = v.object({ token: tokenSchema });

const answeredLineSchema = v.pipe(
  v.object({
    id: uuidSchema,
    unitCost: optionalDollars,
    /** business days */
    leadTimeDays: optionalWhole(0, maxDays),
    minimumQuantity: optionalWhole(1, 999_999),
    cannotSupply: v.optional(v.boolean(), false),
    note: optionalLine(500),
  }),
  v.forward(
    v.partialCheck(
      [['unitCost'], ['cannotSupply'], ['leadTimeDays'], ['minimumQuantity']],
      ({ unitCost, cannotSupply, leadTimeDays, minimumQuantity }) =>
        cannotSupply || unitCost !== null || (leadTimeDays === null && minimumQuantity === null),
      'a price is needed where a line is answered',
    ),
    ['unitCost'],
  ),
);

/** The answer of a supplier; a line of which nothing is said stays open. */
export const answerRequestSchema = v.object({
  /** the one on screen */
  version: v.number(),
  message: optionalText,
  lines: v.pipe(v.array(answeredLineSchema), v.minLength(1), v.maxLength(200)),
});
export type AnswerRequest = v.InferInput<typeof answerRequestSchema>;
