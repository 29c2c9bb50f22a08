import { expect, test } from '@jest/globals';
import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import { quoteTone } from './quote-tone.ts';

test.each<[QuoteStatus, string]>([
  ['new', 'waiting'],
  ['in-work', 'progress'],
  ['waiting-customer', 'ask'],
  ['sent-offer', 'ask'],
  ['move-to-order', 'good'],
  ['cancelled', 'neutral'],
  ['cleared', 'neutral'],
])('an inquiry that is %s looks %s to its customer', (status, tone) => expect(quoteTone(status)).toBe(tone));
