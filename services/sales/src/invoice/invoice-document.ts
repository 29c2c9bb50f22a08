import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Invoice } from '@gantry/contracts/schemas/invoice';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { readRequestReason } from '@gantry/domain/return-policy';
import { goodsTable } from '../shared/goods-table.ts';

/**
 * An invoice or credit memo on paper. What changes from day to day, such as its balance, is left to the page: who files it
 * must not find another sheet tomorrow.
 */
export function invoiceDocument(
  invoice: Invoice,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const isMemo = invoice.kind === 'credit-memo';
  const number = invoice.number.toUpperCase();
  return {
    locale: words.locale,
    title: words.format(isMemo ? 'memo.title' : 'invoice.title', { number }),
    issuedAt: invoice.issuedAt,
    seller,
    notice: noticeOf(invoice, words),
    facts: factsOf(invoice, words),
    table: invoice.lines.length > 0 ? goodsTable(invoice.lines, words) : null,
    sums: sumsOf(invoice, words),
    sections: [
      ...taxSection(invoice, words),
      ...(invoice.reason
        ? [{ heading: words.format('memo.reason'), paragraphs: [reasonText(invoice.reason, words)] }]
        : []),
      ...(isMemo ? [] : [remitSection(invoice, words)]),
    ],
  };
}

/** As somebody wrote it, or what was asked and why. */
function reasonText(reason: string, words: DocumentWords): string {
  const asked = readRequestReason(reason);
  if (!asked) return reason;
  return words.format(`memo.reason.${asked.type}`, { subject: words.format(`rma.subject.${asked.subject}`) });
}

function noticeOf({ status, replacedBy }: Invoice, words: DocumentWords): string | null {
  if (status !== 'canceled') return null;
  const number = replacedBy?.toUpperCase() ?? '';
  return words.format(number ? 'invoice.replaced' : 'invoice.canceled', { number });
}

function factsOf(invoice: Invoice, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const { poNumber, costCenter, shipmentNumber, dueAt, creditOf, replaces } = invoice;
  return [
    fact('date', words.day(invoice.issuedAt)),
    fact('invoice.order', invoice.orderNumber.toUpperCase()),
    ...(poNumber ? [fact('po', poNumber)] : []),
    ...(costCenter ? [fact('cost-center', costCenter)] : []),
    fact('bill-to', ...addressLines(invoice.billTo, words.countryName)),
    fact('ship-to', ...addressLines(invoice.shipTo, words.countryName)),
    ...(dueAt
      ? [fact('terms', words.term('term', invoice.paymentTerm)), fact('invoice.due', words.day(dueAt))]
      : []),
    ...(shipmentNumber ? [fact('invoice.shipment', shipmentNumber.toUpperCase())] : []),
    ...(creditOf.length > 0
      ? [fact('memo.credits', creditOf.map((number) => number.toUpperCase()).join(', '))]
      : []),
    ...(replaces ? [fact('invoice.replaces', replaces.toUpperCase())] : []),
  ];
}

function sumsOf({ totals, kind }: Invoice, words: DocumentWords): BusinessDocument['sums'] {
  const sum = (id: DocumentMessageId, amount: number, isTotal = false) => ({
    label: words.format(id),
    value: words.money(amount),
    isTotal,
  });
  const some = (id: DocumentMessageId, amount: number) => (amount === 0 ? [] : [sum(id, amount)]);
  return [
    sum('sum.subtotal', totals.goods),
    ...some('sum.handlingFee', totals.handlingFee),
    ...some('sum.shipping', totals.shipping),
    sum('sum.tax', totals.tax),
    ...some('sum.restockingFee', -totals.restockingFee),
    sum(kind === 'invoice' ? 'sum.due' : 'sum.credited', totals.amount, true),
  ];
}

/** The tax of each authority, and why there is none where there is none, with the certificate that says so. */
function taxSection({ taxLines }: Invoice, words: DocumentWords): BusinessDocument['sections'] {
  if (taxLines.length === 0) return [];
  const paragraphs = taxLines.map(({ jurisdiction, rate, amount, reason, certificate }) => {
    const place = jurisdiction.replace(/^US-/, '');
    const parts = [
      words.format('tax.line', {
        place,
        rate: words.percent(Number(rate)),
        amount: words.money(amount),
      }),
      ...(reason === 'standard' ? [] : [words.taxReason(reason)]),
      ...(certificate ? [words.format('tax.certificate', { number: certificate })] : []),
    ];
    return parts.join(' · ');
  });
  return [{ heading: words.format('sum.tax'), paragraphs: [paragraphs.join('\n')] }];
}

function remitSection(invoice: Invoice, words: DocumentWords): BusinessDocument['sections'][number] {
  const { payee, address, locality, region, postalCode, phone, email, bank } = invoice.remittance;
  const number = invoice.number.toUpperCase();
  const account = bank
    ? [
        bank.name,
        [
          words.term('pay', 'routing', { number: bank.routingNumber }),
          words.term('pay', 'account', { number: bank.accountNumber }),
        ].join(' · '),
      ].join('\n')
    : null;
  return {
    heading: words.format('invoice.remit'),
    paragraphs: [
      [payee, address, `${locality}, ${region} ${postalCode}`].join(' · '),
      ...(account ? [account] : []),
      words.format('invoice.reference', { number }),
      words.term('pay', 'questions', { phone, email }),
    ],
  };
}
