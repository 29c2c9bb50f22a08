import { blankProductValues, type NewProductForm } from '@gantry/contracts/schemas/new-product';
import type { ProductForm, ProductValues } from '@gantry/contracts/schemas/product-admin';

/** Cents as they are typed. */
const typedAmount = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

const typedText = (value: string | null | undefined): string => value ?? '';
const typedWhole = (value: number | null | undefined): string => value?.toString() ?? '';
const typedTexts = ({ name, description }: ProductValues['spanish']) => ({
  name: typedText(name),
  description: typedText(description),
});
const typedSpan = (dated: { readonly from: string | null; readonly until: string | null } | null) => ({
  from: typedText(dated?.from),
  until: typedText(dated?.until),
});

/** The form of a product as it stands; why it is changed is entered anew each time. */
export function formOfProduct(values: ProductValues): ProductForm {
  const { sale, override, leadDays } = values;
  return {
    ...values,
    description: typedText(values.description),
    spanish: typedTexts(values.spanish),
    french: typedTexts(values.french),
    listPrice: typedAmount(values.listPrice),
    cost: typedAmount(values.cost),
    sale: { amount: typedAmount(sale?.amount), ...typedSpan(sale) },
    packagePrices: values.packagePrices.map(({ quantity, amount, ...span }) => ({
      quantity: String(quantity),
      amount: typedAmount(amount),
      ...typedSpan(span),
    })),
    exclusivePrices: values.exclusivePrices.map(({ amount, visibility }) => ({
      amount: typedAmount(amount),
      visibility,
    })),
    override: { label: override?.label ?? '', until: typedText(override?.until) },
    stated: values.stated ?? '',
    packSize: String(values.packSize),
    minQuantity: String(values.minQuantity),
    quantityIncrement: String(values.quantityIncrement),
    leadDays: { min: leadDays ? String(leadDays.min) : '', max: leadDays ? String(leadDays.max) : '' },
    supersededBy: typedText(values.supersededBy),
    ...natureOf(values),
    ...identityOf(values),
    reason: '',
  };
}

/** What a product is and shows, as it is typed. */
const natureOf = ({ category, attributes = [], images = [] }: ProductValues) => ({
  category: category ?? '',
  attributes: attributes.map(({ code, value, unit }) => ({ code, value, unit: typedText(unit) })),
  images: images.map(({ file, english, spanish, french }) => ({
    file,
    english: typedText(english),
    spanish: typedText(spanish),
    french: typedText(french),
  })),
});

/** Whose it is, and how heavy and how large; a value nobody knows stays empty. */
const identityOf = ({ brand, partNumber, weight, packedSize }: ProductValues) => ({
  brand: typedText(brand),
  partNumber: typedText(partNumber),
  weight: weight ? String(weight / 1000) : '',
  packedSize: {
    length: typedWhole(packedSize?.length),
    width: typedWhole(packedSize?.width),
    height: typedWhole(packedSize?.height),
  },
});

/** The form of a product that staff make, before anything of it is typed. */
export const blankProductForm: NewProductForm = {
  ...formOfProduct(blankProductValues),
  sku: '',
  category: '',
  stock: '',
};
