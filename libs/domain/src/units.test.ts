import { describe, expect, test } from '@jest/globals';
import { convertUnit, knownUnit } from './units.ts';

describe('units', () => {
  test.each([
    [0.25, 'in', 'mm', 6.35],
    [6.35, 'mm', '"', 0.25],
    [1.5, '″', 'cm', 3.81],
    [3, 'ft', 'in', 36],
    [1, "'", 'm', 0.3048],
    [2, 'kW', 'W', 2000],
    [500, 'mA', 'A', 0.5],
    [1, 'bar', 'psi', 14.5037738],
    [100, 'psi', 'kPa', 689.475729],
    [1, 'kg', 'lb', 2.20462262],
    [16, 'oz', 'lbs', 1],
    [100, '°C', '°F', 212],
    [32, '°F', 'celsius', 0],
    [0, '°C', 'K', 273.15],
    [1, 'gal', 'l', 3.78541178],
    [10, 'ft-lbs', 'Nm', 13.5581795],
    [1, 'TB', 'GB', 1000],
    [120, 'in-lb', 'ft-lb', 10],
    [1, 'HP', 'W', 745.699872],
    [1, 'gpm', 'l/min', 3.78541178],
  ])('%d %s in %s', (value, from, to, expected) => expect(convertUnit(value, from, to)).toBe(expected));

  test('convert there and back to the same number, whatever the unit', () => {
    for (const sixtyFourths of Array.from({ length: 256 }, (_, at) => (at + 1) / 64))
      for (const unit of ['mm', 'cm', 'm', 'ft', 'mil']) {
        const there = convertUnit(sixtyFourths, 'in', unit) as number;
        // what two products state in two units is one choice in either's unit
        expect(convertUnit(there, unit, 'in')).toBeCloseTo(sixtyFourths, 8);
      }
    for (let fahrenheit = -60; fahrenheit <= 500; fahrenheit += 1) {
      const celsius = convertUnit(fahrenheit, '°F', '°C') as number;
      expect(convertUnit(celsius, '°C', '°F')).toBeCloseTo(fahrenheit, 4);
    }
  });

  test('of different quantities do not convert', () => {
    expect(convertUnit(1, 'kg', 'mm')).toBeNull();
    expect(convertUnit(1, 'oz', 'fl oz')).toBeNull();
    expect(convertUnit(1, 'lm', 'furlong')).toBeNull();
  });

  test('the case tells apart what it must, and nothing else', () => {
    expect(convertUnit(1, 'MW', 'mW')).toBe(1_000_000_000);
    expect(knownUnit('mw')).toBeNull();
    expect([knownUnit('Nm'), knownUnit('nm')]).toEqual(['N·m', 'nm']);
    expect(['MM', 'Inches', 'IN', 'KG', 'Lbs', 'PSI'].map(knownUnit)).toEqual([
      'mm',
      'in',
      'in',
      'kg',
      'lb',
      'psi',
    ]);
  });

  test('nobody knows equal themselves only', () => {
    expect(convertUnit(3, 'pieces', 'Pieces')).toBe(3);
    expect(convertUnit(3, 'pieces', 'teeth')).toBeNull();
  });
});
