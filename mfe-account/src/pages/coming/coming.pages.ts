import { comingPage } from '@gantry/api-client';

const coming = (what: string) =>
  comingPage({ title: `account.${what}.title`, text: `account.${what}.coming` });

export const InquiriesPage = coming('inquiries');
export const InquiryPage = coming('inquiry');
export const InquiryPrintPage = coming('inquiry-print');
export const InvoicePage = coming('invoice');
