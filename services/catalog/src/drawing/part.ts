import type { Drawing } from '@gantry/contracts/schemas/drawing';

/** Draws a part from its dimensions in millimetres, by attribute code; a missing one takes a typical value. */
export type Part = (dimensions: Readonly<Record<string, number>>) => Drawing;
