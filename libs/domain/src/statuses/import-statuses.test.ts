import { expect, test } from '@jest/globals';
import { importStatuses, isImportAtWork, isImportOver, mayTransitionImport } from './import-statuses.ts';

test('what is done, refused or cancelled stays so', () => {
  expect(importStatuses.filter(isImportOver)).toEqual(['refused', 'done', 'cancelled']);
});

test('an import with a file may be started by the back office, and by nobody else', () => {
  const from = importStatuses.filter((status) => mayTransitionImport('catalog', status, 'queued'));
  expect(from).toEqual(['ready', 'checked', 'failed']);
  expect(importStatuses.some((status) => mayTransitionImport('sales', status, 'queued'))).toBe(false);
});

test('whatever is not over may be cancelled', () => {
  for (const status of importStatuses)
    expect([status, mayTransitionImport('admin', status, 'cancelled')]).toEqual([
      status,
      !isImportOver(status),
    ]);
});

test('only the store says how a run ended', () => {
  for (const end of ['checked', 'done', 'failed'] as const) {
    expect(mayTransitionImport('admin', 'running', end)).toBe(false);
    expect(mayTransitionImport('system', 'running', end)).toBe(true);
  }
  expect(importStatuses.filter(isImportAtWork)).toEqual(['queued', 'running']);
});
