import type { InquiryForm } from '@gantry/contracts/schemas/inquiry';
import { maxInquiryLines } from '@gantry/contracts/schemas/inquiry';
import { postedText } from '@gantry/forms/posted';
import { readPhone } from '@gantry/forms/read-phone';

/** The form's values as far as they have been entered. */
export type InquiryValues = {
  [Name in keyof InquiryForm]?: Name extends 'lines'
    ? { sku: string; quantity: number | string }[]
    : InquiryForm[Name] | string;
};

/** The name of the button that takes a product out where no script can. */
export const removeButton = 'remove';

/** The values of a form that was posted without scripts. */
export function postedInquiry(
  form: FormData,
): InquiryValues & { lines: { sku: string; quantity: string }[] } {
  return {
    name: postedText(form, 'name'),
    company: postedText(form, 'company'),
    contactMethod: postedText(form, 'contactMethod'),
    email: postedText(form, 'email'),
    phone: readPhone(postedText(form, 'phone')),
    subject: postedText(form, 'subject'),
    orderNumber: postedText(form, 'orderNumber'),
    message: postedText(form, 'message'),
    lines: postedLines(form),
  };
}

/** The products left after the one whose button was pressed is taken out. */
function postedLines(form: FormData) {
  const removed = form.get(removeButton);
  const places = Array.from({ length: maxInquiryLines }, (_, place) => place);
  return places
    .filter((place) => form.has(`lines.${place}.sku`) && String(place) !== removed)
    .map((place) => ({
      sku: postedText(form, `lines.${place}.sku`),
      quantity: postedText(form, `lines.${place}.quantity`),
    }));
}
