import { comingPage } from '@gantry/api-client';

const coming = (what: string) =>
  comingPage({ title: `account.${what}.title`, text: `account.${what}.coming` });

export const InvoicePage = coming('invoice');
