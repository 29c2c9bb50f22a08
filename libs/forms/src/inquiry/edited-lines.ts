import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { editQuoteLinesSchema, type EditQuoteLines } from '@gantry/contracts/schemas/quote-request';
import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import { postedText, sendPosted, type Posted } from '../submit/posted.ts';
import type { Refusal } from '../submit/refusal.ts';

type EditedLine = EditQuoteLines['lines'][number];

/** The values of the form: the lines as typed, and which of them are to be taken out. */
export interface EditLinesValues extends Record<string, unknown> {
  readonly version: number;
  readonly lines: readonly (EditedLine & { readonly remove?: boolean })[];
}

/** What came back of changed lines that were posted without scripts and did not go through. */
export interface PostedLines {
  readonly intent: 'lines';
  readonly answer: Posted<EditLinesValues>;
}

/** The form's values for a request as it is. */
export const valuesOfLines = ({ version, lines }: Pick<Inquiry, 'lines' | 'version'>): EditLinesValues => ({
  version,
  lines: lines.map(({ lineNumber, quantity, targetPrice, neededBy, note }) => ({
    lineNumber,
    quantity: String(quantity),
    targetPrice: targetPrice === null ? '' : (targetPrice / 100).toFixed(2),
    neededBy: neededBy ?? '',
    note: note ?? '',
  })),
});

/** What is sent: the lines that stay. */
export const editedLines = ({ version, lines }: EditLinesValues): EditQuoteLines => ({
  version,
  lines: lines
    .filter(({ remove }) => !remove)
    .map(({ lineNumber, quantity, targetPrice, neededBy, note }) => ({
      lineNumber,
      quantity,
      targetPrice,
      neededBy,
      note,
    })),
});

/** Sends changed lines that were posted without scripts; null when they went through. */
export async function sendPostedLines(
  form: FormData,
  send: (body: EditQuoteLines, key: string) => Promise<Refusal | void>,
): Promise<PostedLines | null> {
  const values = postedValues(form);
  const answer = await sendPosted(editQuoteLinesSchema, editedLines(values), (body) =>
    send(body, postedText(form, 'key')),
  );
  return answer && { intent: 'lines', answer: { values, problems: answer.problems } };
}

function postedValues(form: FormData): EditLinesValues {
  const places = Array.from({ length: maxQuoteLines }, (_, place) => `lines.${place}`);
  const lines = places
    .filter((place) => form.has(`${place}.lineNumber`))
    .map((place) => ({
      lineNumber: Number(postedText(form, `${place}.lineNumber`)),
      quantity: postedText(form, `${place}.quantity`),
      targetPrice: postedText(form, `${place}.targetPrice`),
      neededBy: postedText(form, `${place}.neededBy`),
      note: postedText(form, `${place}.note`),
      remove: form.has(`${place}.remove`),
    }));
  return { version: Number(postedText(form, 'version')), lines };
}
