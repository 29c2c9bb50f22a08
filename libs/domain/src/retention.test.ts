import { expect, test } from '@jest/globals';
import english from './messages/retention/en-US.json';
import { paperYears } from './erasure.ts';
import { otherRetention } from './other-retention.ts';
import { retentionRules, storedFor, type RetentionRule } from './retention.ts';

const rules = Object.entries(retentionRules) as [string, RetentionRule][];

test('what the law wants is stored for its years, and said so', () => {
  for (const [, { ground, days }] of rules)
    if (ground === 'law') expect(storedFor(days)).toEqual({ unit: 'year', count: paperYears });
});

test('periods are said in days, in years from two on, or as at once', () => {
  expect(storedFor(0)).toBeNull();
  expect(storedFor(365)).toEqual({ unit: 'day', count: 365 });
  expect(storedFor(3 * 365)).toEqual({ unit: 'year', count: 3 });
});

test('each rule, start, end, and ground has words', () => {
  const wanted = rules.flatMap(([id, { begins, end, ground }]) => [
    `retention.rule.${id}`,
    `retention.begins.${begins}`,
    `retention.end.${end}`,
    `retention.ground.${ground}`,
  ]);
  expect(wanted.filter((id) => !(id in english))).toEqual([]);
});

test('a table that is stored with something else has no rule of its own', () => {
  const ruled = rules.flatMap(([, { tables }]) => tables);
  expect(
    Object.values(otherRetention)
      .flat()
      .filter((table) => ruled.includes(table)),
  ).toEqual([]);
});
