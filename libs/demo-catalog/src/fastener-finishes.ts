import { finish, type Finish } from './part-family.ts';

/** Materials and grades of metric fasteners. */
export const metricFinishes: readonly Finish[] = [
  finish('ZP88', 'zinc-plated steel, class 8.8', 1, {
    material: 'Steel',
    finish: 'Zinc plated',
    grade: 'Class 8.8',
  }),
  finish('A2', 'A2 stainless steel', 2.1, { material: 'Stainless steel', finish: 'Plain', grade: 'A2-70' }),
  finish('BK12', 'black-oxide steel, class 12.9', 1.35, {
    material: 'Steel',
    finish: 'Black oxide',
    grade: 'Class 12.9',
  }),
  finish('A4', 'A4 stainless steel', 3, { material: 'Stainless steel', finish: 'Plain', grade: 'A4-80' }),
  finish('HDG', 'hot-dip galvanized steel', 1.5, {
    material: 'Steel',
    finish: 'Hot-dip galvanized',
    grade: 'Class 8.8',
  }),
  finish('BR', 'brass', 2.8, { material: 'Brass', finish: 'Plain', grade: 'CW617N' }),
];
