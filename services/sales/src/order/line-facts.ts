const facts = [
  'order',
  'sku',
  'uri',
  'name',
  'brand',
  'partNumber',
  'unitOfMeasure',
  'packSize',
  'unitPrice',
  'listPrice',
  'isGift',
  'priceSource',
  'taxCode',
  'status',
  'availabilityAtOrder',
  'promise',
  'parts',
  'madeToOrder',
  'productionStartedAt',
  'deliveredAt',
  'statusAt',
  'delayAcceptedAt',
  'firstPromise',
  'shippedOn',
] as const;
type Fact = (typeof facts)[number];

/** What a part of a line says as the line does; its counts and amounts are its own. */
export const lineFacts = <Line extends Readonly<Record<Fact, unknown>>>(line: Line): Pick<Line, Fact> =>
  Object.fromEntries(facts.map((fact) => [fact, line[fact]])) as Pick<Line, Fact>;
