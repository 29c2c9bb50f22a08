import type { Promotion, PromotionForm } from '@gantry/contracts/schemas/promotion-admin';

const dollars = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));
const typed = (value: number | string | null): string => String(value ?? '');

/** A promotion that is being added begins empty: ten percent off everything, for everybody. */
const empty: PromotionForm = {
  names: { 'en-US': '', 'es-US': '', 'fr-CA': '' },
  kind: 'percent',
  percent: '10',
  amount: '',
  maxAmount: '',
  services: [],
  skus: '',
  brands: '',
  departments: '',
  giftSku: '',
  giftQuantity: '1',
  giftShipsFree: false,
  minGoods: '',
  minQuantity: '',
  isStackable: false,
  code: '',
  accounts: '',
  firstOrderOnly: false,
  startsOn: '',
  endsOn: '',
  limitTotal: '',
  limitEach: '',
};

/** The form of a promotion as it stands. */
export function valuesOfPromotion(promotion: Promotion | undefined): PromotionForm {
  if (!promotion) return empty;
  const { names, kind, value, goods } = promotion;
  const nameIn = (locale: string) => names[locale] ?? names['en-US'] ?? '';
  return {
    names: { 'en-US': nameIn('en-US'), 'es-US': nameIn('es-US'), 'fr-CA': nameIn('fr-CA') },
    kind,
    percent: kind === 'percent' ? typed(value / 100) : '',
    amount: kind === 'amount' ? dollars(value) : '',
    maxAmount: dollars(promotion.maxAmount),
    services: promotion.services,
    skus: goods.skus.join(', '),
    brands: goods.brands.join(', '),
    departments: goods.departments.join(', '),
    giftSku: promotion.gift?.sku ?? '',
    giftQuantity: typed(promotion.gift?.quantity ?? 1),
    giftShipsFree: promotion.gift?.shipsFree ?? false,
    minGoods: dollars(promotion.minGoods),
    minQuantity: typed(promotion.minQuantity),
    isStackable: promotion.isStackable,
    code: promotion.code ?? '',
    accounts: promotion.companies.map(({ accountNumber }) => accountNumber).join(', '),
    firstOrderOnly: promotion.firstOrderOnly,
    startsOn: typed(promotion.startsOn),
    endsOn: typed(promotion.endsOn),
    limitTotal: typed(promotion.limitTotal),
    limitEach: typed(promotion.limitEach),
  };
}
