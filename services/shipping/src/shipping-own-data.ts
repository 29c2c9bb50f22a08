import type { OwnDataDefinition } from '@gantry/nest-kit/own-rows';

/** Shipping holds nothing on accounts: what was shipped to them is in the shipments of sales. */
export const shippingOwnData: OwnDataDefinition = {
  schema: 'shipping',
  parts: {},
  untold: [
    {
      why: 'labels of carriers, which say what the shipments and returns they belong to say',
      tables: ['label', 'label_claim'],
    },
    {
      why: 'about rates and places, not about people',
      tables: [
        'tariff_base',
        'tariff_book',
        'tariff_divisor',
        'tariff_fixed',
        'tariff_freight',
        'tariff_import',
        'tariff_rule',
        'tariff_surcharge',
        'tariff_transit',
        'tariff_zone',
        'transit',
      ],
    },
  ],
};
