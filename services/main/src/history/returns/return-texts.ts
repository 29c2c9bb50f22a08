import type { RequestSubject } from '@gantry/domain/return-policy';

/** What customers write when they ask for a return. */
export const returnNotes: Readonly<Record<RequestSubject, readonly string[]>> = {
  'wrong-item-purchased': [
    'Ordered the wrong thread pitch. Bags are unopened.',
    'Our planner picked last year’s part number. Boxes are still sealed.',
    'The machine takes the metric size. Nothing was used.',
    'Job was canceled, and we have no other use for these.',
    'Bought twice by two people here. Returning the second lot.',
  ],
  'defective-product': [
    'Two of the pieces will not take a torque above 40 ft-lb without galling.',
    'The coating flakes off when the part is installed. Photos are attached to our report.',
    'Does not hold pressure; it leaks at the seat after about an hour of running.',
    'Dimensions measure 0.012 in over the drawing, checked with a calibrated micrometer.',
    'Unit hums and trips the breaker. A second one from the same box runs fine.',
  ],
  'wrong-item-received': [
    'The label on the box matches our order, but a different size was inside.',
    'We ordered stainless and received zinc plated.',
    'Received left-hand thread, ordered right-hand.',
    'Short box: half of the bags hold the next size up.',
  ],
  'product-damaged-shipping': [
    'Carton arrived crushed on one corner; the housings inside are cracked.',
    'Box was wet through and the parts have started to rust.',
    'Pallet was double stacked. The top layer is bent.',
    'Packing slip signed as damaged. About a third of it cannot be used.',
  ],
};

/** Why support refuses one. */
export const declineReasons = [
  'Packaging was opened and the goods were installed, so they cannot be sold again.',
  'The damage was caused by overtightening; the photos show it.',
  'These were cut to your length and cannot be returned.',
  'The lot matches the certificate; our own measurement found no deviation.',
];

/** Why its credit is given, where somebody wrote it down. */
export const refundReasons = [null, null, 'inspected, as described', 'agreed on the phone'] as const;

/** How goods that came back were found, and what becomes of them. */
export const findings = {
  'wrong-item-purchased': { condition: 'unopened', disposition: 'restock' },
  'wrong-item-received': { condition: 'other-product', disposition: 'restock' },
  'defective-product': { condition: 'used', disposition: 'vendor' },
  'product-damaged-shipping': { condition: 'damaged', disposition: 'scrap' },
} as const satisfies Readonly<Record<RequestSubject, object>>;
