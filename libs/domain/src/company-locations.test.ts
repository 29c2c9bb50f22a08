import { describe, expect, test } from '@jest/globals';
import {
  locationName,
  locationPath,
  locationProblem,
  locationTree,
  withinLocation,
} from './company-locations.ts';

const node = (id: string, parentId: string | null = null) => ({ id, parentId, name: id.toUpperCase() });
/** ohio > plant > hall > bay, ohio > office, texas */
const all = [
  node('texas'),
  node('bay', 'hall'),
  node('hall', 'plant'),
  node('plant', 'ohio'),
  node('office', 'ohio'),
  node('ohio'),
];

describe('locations of a company', () => {
  test('are named with all they are in', () => {
    expect(locationName(all, 'bay')).toBe('OHIO > PLANT > HALL > BAY');
    expect(locationName(all, 'texas')).toBe('TEXAS');
    expect(locationName(all, null)).toBe('');
    expect(locationName(all, 'gone')).toBe('');
  });

  test('count with everything below them', () => {
    expect([...withinLocation(all, 'plant')].toSorted()).toEqual(['bay', 'hall', 'plant']);
    expect(withinLocation(all, 'texas')).toEqual(['texas']);
    expect(withinLocation(all, 'gone')).toEqual([]);
  });

  test('stand as a tree, siblings by name', () => {
    expect(locationTree(all).map(({ id }) => id)).toEqual([
      'ohio',
      'office',
      'plant',
      'hall',
      'bay',
      'texas',
    ]);
    expect(locationTree([])).toEqual([]);
  });

  test('are never in themselves or in what is below them', () => {
    expect(locationProblem(all, 'ohio', 'ohio')).toBe('in-itself');
    expect(locationProblem(all, 'ohio', 'bay')).toBe('in-itself');
    expect(locationProblem(all, 'bay', 'texas')).toBeNull();
  });

  test('have four levels at most, with what is below one that is moved', () => {
    expect(locationProblem(all, null, 'hall')).toBeNull();
    expect(locationProblem(all, null, 'bay')).toBe('too-deep');
    expect(locationProblem(all, 'texas', 'bay')).toBe('too-deep');
    expect(locationProblem(all, 'plant', 'texas')).toBeNull();
    expect(locationProblem(all, 'plant', 'office')).toBe('too-deep');
    expect(locationProblem(all, 'ohio', 'texas')).toBe('too-deep');
    expect(locationProblem(all, 'ohio', null)).toBeNull();
  });

  test('of a broken tree end the search', () => {
    const circle = [node('a', 'b'), node('b', 'a')];
    expect(locationPath(circle, 'a').map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
