/** Address of an order's PDF in a language, for links: it is asked for by the browser, not by the API client. */
export const orderPdfAddress = (number: string, locale: string): string =>
  `/api/v1/my-account/orders/${encodeURIComponent(number)}/pdf?locale=${encodeURIComponent(locale)}`;
