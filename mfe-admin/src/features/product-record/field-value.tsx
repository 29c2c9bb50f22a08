import type { ProductField, ProductValues } from '@gantry/contracts/schemas/product-admin';
import type { Availability } from '@gantry/domain/statuses/availability';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';

export interface FieldValueProps {
  readonly field: ProductField;
  /** as the contract has it; what is stored of a field follows its kind */
  readonly value: unknown;
}

/** What stands in a field, in words: for the history, for what feeds say, and for those who only read. */
export function FieldValue({ field, value }: FieldValueProps) {
  const words = useFieldWords();
  const text = words(field, value);
  return text || <FormattedMessage id="admin.product.none" />;
}

interface Dated {
  readonly amount: number;
  readonly from: string | null;
  readonly until: string | null;
}

/** The words of a field's value; empty where nothing stands in it. */
function useFieldWords(): (field: ProductField, value: unknown) => string {
  const { money } = useFormats();
  const intl = useIntl();
  const span = useSpanWords();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const label = (one: Availability) => text(`admin.availability.${one}`);
  const audience = (one: string) => text(`admin.product.visibility.${one}`);
  const dated = ({ amount, from, until }: Dated) => joined([money(amount), span(from, until)]);
  const written: { readonly [Field in ProductField]?: (value: NonNullable<ProductValues[Field]>) => string } =
    {
      spanish: texts,
      french: texts,
      listPrice: money,
      cost: money,
      sale: dated,
      packagePrices: (breaks) =>
        breaks
          .map((one) => text('admin.product.from-quantity', { quantity: one.quantity, price: dated(one) }))
          .join('; '),
      exclusivePrices: (prices) =>
        prices.map(({ amount, visibility }) => `${money(amount)} (${audience(visibility)})`).join('; '),
      override: ({ label: one, until }) => joined([label(one), span(null, until)]),
      stated: label,
      status: (status) => text(`admin.product-status.${status}`),
      visibility: audience,
      leadDays: ({ min, max }) => text('admin.product.days', { min, max }),
      attributes: attributeWords,
      images: pictureWords,
      weight: (grams) => text('admin.product.kilograms', { weight: grams / 1000 }),
      packedSize: (size) => text('admin.product.millimeters', { size: sidesOf(size) }),
      returnable: (isReturnable) => text(`admin.product.${isReturnable ? 'yes' : 'no'}`),
    };
  return (field, value) => {
    if (value === null || value === undefined) return '';
    const write = written[field] as ((value: unknown) => string) | undefined;
    return write ? write(value) : String(value as string | number);
  };
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const texts = ({ name, description }: ProductValues['spanish']): string => joined([name, description]);

/** Attributes as they are stored, by code. */
const attributeWords = (attributes: NonNullable<ProductValues['attributes']>): string =>
  attributes.map(({ code, value, unit }) => [code, value, unit].filter(Boolean).join(' ')).join('; ');

/** Sides of a packed unit, the unknown ones among them. */
const sidesOf = ({ length, width, height }: NonNullable<ProductValues['packedSize']>): string =>
  [length, width, height].map((side) => side ?? '–').join(' × ');

/** Pictures by what is said of them, else by the beginning of their names. */
const pictureWords = (images: NonNullable<ProductValues['images']>): string =>
  images.map(({ file, english }, at) => `${at + 1}. ${english ?? file.slice(0, 13)}`).join('; ');

/** From when until when, as far as it is said. */
function useSpanWords() {
  const { day } = useFormats();
  const intl = useIntl();
  return (from: string | null, until: string | null): string => {
    if (!from && !until) return '';
    const which = from && until ? 'span' : from ? 'from' : 'until';
    const values = { from: from ? day(from) : '', until: until ? day(until) : '' };
    return intl.formatMessage({ id: `admin.product.${which}` }, values);
  };
}
