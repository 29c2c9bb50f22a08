import { bearingAndShaftFamilies } from './families/bearings-and-shafts.ts';
import { chemicalFamilies } from './families/chemicals.ts';
import { cuttingToolFamilies } from './families/cutting-tools.ts';
import { driveFamilies } from './families/drives.ts';
import { electricalFamilies } from './families/electrical.ts';
import { facilityFamilies } from './families/facility.ts';
import { handToolFamilies } from './families/hand-tools.ts';
import { handlingFamilies } from './families/handling.ts';
import { nutAndPinFamilies } from './families/nuts-and-pins.ts';
import { pipingFamilies } from './families/piping.ts';
import { safetyFamilies } from './families/safety.ts';
import { screwFamilies } from './families/screws.ts';
import { sealingFamilies } from './families/sealing.ts';
import type { PartFamily } from './part-family.ts';

/** Every kind of part the demo catalogue knows. */
export const partFamilies: readonly PartFamily[] = [
  ...screwFamilies,
  ...nutAndPinFamilies,
  ...bearingAndShaftFamilies,
  ...driveFamilies,
  ...sealingFamilies,
  ...pipingFamilies,
  ...cuttingToolFamilies,
  ...handToolFamilies,
  ...electricalFamilies,
  ...safetyFamilies,
  ...handlingFamilies,
  ...facilityFamilies,
  ...chemicalFamilies,
];
