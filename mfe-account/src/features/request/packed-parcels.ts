import { maxReturnParcels, packReturnSchema, type PackReturn } from '@gantry/contracts/schemas/return-parcel';
import type { Refusal } from '@gantry/forms/form';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';

/** Pounds and inches as somebody types them. */
export type TypedParcel = Readonly<Record<(typeof parcelMeasures)[number], string>>;
export const parcelMeasures = ['pounds', 'length', 'width', 'height'] as const;
export const emptyParcel: TypedParcel = { pounds: '', length: '', width: '', height: '' };

/** The values of the form. */
export interface PackValues extends Record<string, unknown> {
  readonly version: number;
  readonly parcels: readonly TypedParcel[];
}

/** Parcels that were posted without scripts: refused, or with the fields of one more. */
export interface PostedParcels {
  readonly intent: 'pack';
  readonly answer: Posted<PackValues>;
}

/** The name of the button that asks for the fields of one more parcel where no script adds them. */
export const oneMore = 'one-more';

/** Sends parcels that were posted without scripts; null when they went through. */
export async function sendPostedParcels(
  form: FormData,
  send: (body: PackReturn, key: string) => Promise<Refusal | undefined>,
): Promise<PostedParcels | null> {
  const values = postedValues(form);
  if (form.has(oneMore)) {
    const parcels = [...values.parcels, emptyParcel].slice(0, maxReturnParcels);
    return { intent: 'pack', answer: { values: { ...values, parcels }, problems: {} } };
  }
  const filled = values.parcels.filter(isFilled);
  const packed = { ...values, parcels: filled.length > 0 ? filled : [emptyParcel] };
  const answer = await sendPosted(packReturnSchema, packed, (body) => send(body, postedText(form, 'key')));
  return answer && { intent: 'pack', answer };
}

const isFilled = (parcel: TypedParcel) => Object.values(parcel).some((typed) => typed.trim() !== '');

function postedValues(form: FormData): PackValues {
  const places = Array.from({ length: maxReturnParcels }, (_, place) => `parcels.${place}`);
  const parcels = places
    .filter((place) => form.has(`${place}.pounds`))
    .map((place) => ({
      pounds: postedText(form, `${place}.pounds`),
      length: postedText(form, `${place}.length`),
      width: postedText(form, `${place}.width`),
      height: postedText(form, `${place}.height`),
    }));
  return { version: Number(postedText(form, 'version')), parcels };
}
