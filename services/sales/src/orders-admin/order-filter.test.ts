import { expect, test } from '@jest/globals';
import { conditionsOf } from './order-filter.ts';

const start = new Date('2026-11-20T00:00:00Z');
const end = new Date('2026-11-21T00:00:00Z');

test.each([
  ['number:starts:1000', [{ column: 'number', operator: 'ilike', value: '1000%' }]],
  ['email:contains:demo', [{ column: 'email', operator: 'ilike', value: '%demo%' }]],
  ['company:ends:Inc', [{ column: 'company', operator: 'ilike', value: '%Inc' }]],
  ['poNumber:equals:PO-7', [{ column: 'po_number', operator: 'ilike', value: 'PO-7' }]],
  ['poNumber:contains:50%25_%5C', [{ column: 'po_number', operator: 'ilike', value: '%50\\%\\_\\\\%' }]],
  ['grandTotal:greater:5000', [{ column: 'grand_total', operator: '>', value: 5000 }]],
  ['lineCount:less-or-equal:3', [{ column: 'line_count', operator: '<=', value: 3 }]],
  ['state:equals:pending', [{ column: 'state', operator: '=', value: 'pending' }]],
  ['placedAt:less:2026-11-20', [{ column: 'placed_at', operator: '<', value: start }]],
  ['placedAt:less-or-equal:2026-11-20', [{ column: 'placed_at', operator: '<', value: end }]],
  ['placedAt:greater:2026-11-20', [{ column: 'placed_at', operator: '>=', value: end }]],
  ['placedAt:greater-or-equal:2026-11-20', [{ column: 'placed_at', operator: '>=', value: start }]],
  [
    'placedAt:equals:2026-11-20',
    [
      { column: 'placed_at', operator: '>=', value: start },
      { column: 'placed_at', operator: '<', value: end },
    ],
  ],
  [`number:equals:1' or '1'='1`, [{ column: 'number', operator: 'ilike', value: `1' or '1'='1` }]],
  ['id:equals:1', []],
  ['account_id:equals:1', []],
  [undefined, []],
] as const)('reads %j', (filter, conditions) => {
  expect(conditionsOf(filter)).toEqual(conditions);
});
