/** Stands in the name of a promotion that nobody gets yet. */
export const wordOfPromotion = 'Word of the promotion';

/** Makes it. @returns its id */
export async function makePromotion(
  staff: (method: 'POST', path: string, body: object) => Promise<any>,
): Promise<string> {
  const names = { 'en-US': wordOfPromotion, 'es-US': wordOfPromotion, 'fr-CA': wordOfPromotion };
  const { promotion } = await staff('POST', '/admin/promotions', { names, kind: 'percent', percent: '1' });
  return promotion.id;
}
