import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { Part } from './part.ts';
import * as electrical from './parts/electrical.ts';
import * as piping from './parts/piping.ts';
import * as rotating from './parts/rotating.ts';
import * as threaded from './parts/threaded.ts';
import * as tools from './parts/tools.ts';
import * as workplace from './parts/workplace.ts';

/** Every kind of part that can be drawn, by the name a feed row gives. */
export const parts: Readonly<Record<string, Part>> = {
  'hex-screw': threaded.hexScrew,
  'socket-screw': threaded.socketScrew,
  'flat-screw': threaded.flatScrew,
  'pan-screw': threaded.panScrew,
  rod: threaded.rod,
  'hex-nut': threaded.hexNut,
  washer: threaded.washer,
  pin: threaded.pin,
  rivet: threaded.rivet,
  'eye-bolt': threaded.eyeBolt,
  'ball-bearing': rotating.ballBearing,
  'pillow-block': rotating.pillowBlock,
  'v-belt': rotating.vBelt,
  'timing-belt': rotating.timingBelt,
  'roller-chain': rotating.rollerChain,
  gear: rotating.gear,
  collar: rotating.collar,
  coupling: rotating.coupling,
  'o-ring': rotating.oRing,
  'shaft-seal': rotating.shaftSeal,
  spring: rotating.spring,
  elbow: piping.elbow,
  tee: piping.tee,
  pipe: piping.pipe,
  'ball-valve': piping.ballValve,
  hose: piping.hose,
  'hose-clamp': piping.hoseClamp,
  drill: tools.drill,
  tap: tools.tap,
  'end-mill': tools.endMill,
  'hole-saw': tools.holeSaw,
  wheel: tools.wheel,
  'saw-blade': tools.sawBlade,
  wrench: tools.wrench,
  'drive-socket': tools.driveSocket,
  screwdriver: tools.screwdriver,
  'hex-key': tools.hexKey,
  hammer: tools.hammer,
  cable: electrical.cable,
  fuse: electrical.fuse,
  lamp: electrical.lamp,
  'ring-terminal': electrical.ringTerminal,
  'cable-tie': electrical.cableTie,
  box: electrical.box,
  glove: workplace.glove,
  respirator: workplace.respirator,
  glasses: workplace.glasses,
  'hard-hat': workplace.hardHat,
  caster: workplace.caster,
  ladder: workplace.ladder,
  tape: workplace.tape,
  sheet: workplace.sheet,
  bottle: workplace.bottle,
  padlock: workplace.padlock,
  shackle: workplace.shackle,
  'wire-rope': workplace.wireRope,
  hinge: workplace.hinge,
  carton: workplace.carton,
};

/**
 * The line drawing of a part, the way a paper catalogue draws it.
 * @param kind one of `parts`; null for an unknown one
 * @param dimensions millimetres by attribute code; only finite, positive numbers count
 */
export function draw(kind: string, dimensions: Readonly<Record<string, number>>): Drawing | null {
  const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
  if (!part) return null;
  return part(Object.fromEntries(Object.entries(dimensions).filter(([, value]) => isUsable(value))));
}

/** Whether a dimension can be drawn: finite, and more than nothing. */
export const isUsable = (value: number | undefined): boolean => Number.isFinite(value) && Number(value) > 0;
