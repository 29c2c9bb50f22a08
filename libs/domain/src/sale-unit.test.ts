import { expect, test } from '@jest/globals';
import { saleUnitOf } from './sale-unit.ts';

test.each([
  ['each', 'each'],
  ['EA', 'each'],
  ['pack', 'package'],
  ['PK', 'package'],
  ['drum', null],
])('%s is sold as %s', (written, unit) => expect(saleUnitOf(written)).toBe(unit));
