import type { RequestSubject } from '@gantry/domain/return-policy';

/** What customers write when they ask for a return. */
export const returnNotes: Readonly<Record<RequestSubject, readonly string[]>> = {
  'wrong-item-purchased': [
    'Ordered the wrong size. Packages are unopened.',
    'Our planner picked last year’s part number. Boxes are still sealed.',
    'The drawing was revised after we ordered. Nothing was used.',
    'Job was canceled, and we have no other use for these.',
    'Bought twice by two people here. Returning the second lot.',
  ],
  'defective-product': [
    'Two out of the box failed on the first day; the rest work as they should.',
    'Finish is coming off where it should not. Photos are attached to our report.',
    'Does not fit its counterpart although the part number is right; we tried three of them.',
    'Out of tolerance. Checked with a calibrated gauge, the report is available.',
    'Failed incoming inspection: the lot has a visible flaw along one edge.',
  ],
  'wrong-item-received': [
    'The label on the box matches our order, but something else was inside.',
    'Half of the packages hold the next size up.',
    'Part number on the piece is not the one on the packing slip.',
    'We received another finish than we ordered.',
  ],
  'product-damaged-shipping': [
    'Carton arrived crushed on one corner; what was on that side cannot be used.',
    'Box was wet through when it got here.',
    'Pallet was double stacked. The top layer is bent.',
    'Packing slip signed as damaged. About a third of it cannot be used.',
  ],
};

/** Why support refuses one. */
export const declineReasons = [
  'Packaging was opened and the goods were installed, so they cannot be sold again.',
  'The photos show damage from installation, which the warranty leaves out.',
  'The packages were opened and the seals are broken.',
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
