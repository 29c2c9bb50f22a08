/** What customers write with a request for a quote. */
export const askingTexts = [
  'Please quote for our spring shutdown. Deliveries in two lots would be fine.',
  'We buy these every quarter. What is your best price at this quantity?',
  'Replacement for a competitor’s part. Confirm that it meets the same standard.',
  'Budgetary quote first, we expect to release a PO within three weeks.',
  'Need certificates of conformance with the shipment.',
  'Can you hold this price for 60 days? Our PO process takes a while.',
  'Line is down next Tuesday for maintenance, so timing matters more than price.',
  'Quote for a customer of ours; ship to their dock, bill to us.',
] as const;

/** Questions that are no request for prices. */
export const questionTexts = [
  'Is this suitable for washdown areas? We clean with a caustic at 140 °F.',
  'Do you have a drawing? The catalog page shows only the main dimensions.',
  'Does the manufacturer still make this one, or is there a successor?',
  'What is the country of origin? Our customer asks for it.',
  'Can our driver pick up an order at your dock on a Friday afternoon?',
  'We need a W-9 and your remittance address for our vendor file.',
] as const;

/** What staff answer to them. */
export const answerTexts = [
  'The data sheet on the product page says what it withstands; section 3 lists cleaning agents.',
  'The drawing is on its way to you by mail.',
  'It is made as before, and we have it in stock.',
  'We sent you the statement of origin by mail just now.',
  'Will call is open until 4 p.m. on working days. Bring the order number.',
  'Both forms are on their way to you.',
] as const;

/** What staff have to know before they can quote. */
export const storeQuestions = [
  'The lead time is five weeks from the mill. Would an equivalent from stock do?',
  'Is a certificate of origin needed with it, or will a packing list do?',
  'Can you take full cartons? The price per unit drops by about 6 %.',
  'Should all of it ship at once, or do you want it in two deliveries?',
] as const;

/** What customers answer. */
export const replyTexts = [
  'An equivalent is fine as long as it is the same grade.',
  'A packing list is enough.',
  'Full cartons work for us.',
  'One delivery, please. Our dock takes pallets on weekdays.',
] as const;

/** What customers ask to have changed in an offer. */
export const changeTexts = [
  'Could you sharpen the price on the first line? We have a lower one from another source.',
  'Please double the quantity of line 1 and requote.',
  'Our terms are net 30. Please revise.',
] as const;

export const supplierNotes = ['asked for price and lead time', 'asked for a quantity break'] as const;
export const offerNotes = [
  null,
  null,
  'Prices hold for the quantities shown.',
  'Ships complete from our warehouse in Cheyenne.',
] as const;
