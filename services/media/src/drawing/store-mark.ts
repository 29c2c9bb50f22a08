import type { Drawing } from '@gantry/contracts/schemas/drawing';

/** The store's mark, a gantry crane: the picture of pages that have none of their own. */
export const storeMark: Drawing = {
  viewBox: [0, 0, 240, 160],
  shapes: [
    {
      kind: 'outline',
      d: 'M 48 36 H 192 M 48 44 H 192 M 64 44 V 132 M 72 44 V 132 M 168 44 V 132 M 176 44 V 132',
    },
    { kind: 'outline', d: 'M 56 132 H 80 M 160 132 H 184 M 108 44 V 54 H 132 V 44' },
    { kind: 'outline', d: 'M 120 54 V 92 A 10 10 0 1 1 110 102' },
    { kind: 'thin', d: 'M 72 60 L 88 44 M 168 60 L 152 44 M 36 132 H 204' },
  ],
  labels: [],
};
