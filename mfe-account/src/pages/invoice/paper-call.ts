/** How the sheet of an invoice is asked for. */
export const paperCall = (number: string) => ({ params: { kind: 'invoice' as const, number }, query: {} });
