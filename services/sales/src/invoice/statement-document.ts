import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Statement } from '@gantry/contracts/schemas/invoice';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { agingBuckets } from '@gantry/domain/statuses/invoice-statuses';

/** A statement of account on paper. Of a period that has ended it stays the same. */
export function statementDocument(
  statement: Statement,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const { from, to, company, name, accountNumber } = statement;
  return {
    locale: words.locale,
    title: words.format('statement.title'),
    issuedAt: `${to}T12:00:00.000Z`,
    seller,
    notice: null,
    facts: [
      fact('statement.period', words.days(from, to)),
      fact('statement.for', ...(company ? [company] : []), name),
      ...(accountNumber ? [fact('statement.account', accountNumber.toUpperCase())] : []),
    ],
    table: tableOf(statement, words),
    sums: sumsOf(statement, words),
    sections: [{ heading: null, paragraphs: [words.format('statement.note')] }],
  };
}

/** Open invoices by age, less what none has taken up: the closing balance, which is the last of the table. */
function sumsOf({ aging, unapplied, closing }: Statement, words: DocumentWords): BusinessDocument['sums'] {
  const sum = (id: DocumentMessageId, amount: number, isTotal = false) => ({
    label: words.format(id),
    value: words.money(amount),
    isTotal,
  });
  return [
    ...agingBuckets.map((bucket) => sum(`statement.aging.${bucket}`, aging[bucket])),
    ...(unapplied === 0 ? [] : [sum('statement.unapplied', -unapplied)]),
    sum('statement.closing', closing, true),
  ];
}

function tableOf({ opening, entries, from }: Statement, words: DocumentWords): BusinessDocument['table'] {
  const column = (id: DocumentMessageId, share: number, isNumber = false) => ({
    label: words.format(id),
    isNumber,
    share,
  });
  const row = (...cells: string[]) => ({ cells, below: [] });
  return {
    columns: [
      column('date', 3),
      column('statement.entry', 5),
      column('po', 4),
      column('amount', 3, true),
      column('statement.balance', 3, true),
    ],
    rows: [
      row(words.day(from), words.format('statement.opening'), '', '', words.money(opening)),
      ...entries.map(({ at, kind, number, poNumber, amount, balance }) =>
        row(
          words.day(at),
          words.format(`statement.${kind}`, { number: number.toUpperCase() }),
          poNumber ?? '',
          words.money(amount),
          words.money(balance),
        ),
      ),
    ],
  };
}
