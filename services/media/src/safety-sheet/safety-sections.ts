import type { SafetySheetFacts } from '../rendering/job.ts';
import { cleaningUp, incompatible, mediaFor, skinAid, swallowedAid } from './chosen-advice.ts';
import { reactiveHazards } from './class-advice.ts';
import { classesOf, hazardText, precautionText, symbolsOf } from './hazards.ts';
import { listed, SectionWriter, type SafetyLine } from './section-writer.ts';

export interface SafetySection {
  /** 1 to 16 */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly SafetyLine[];
}

/** The sixteen sections of a safety data sheet (29 CFR 1910.1200, appendix D), in their order. */
export function safetySections(facts: SafetySheetFacts): SafetySection[] {
  const writer = new SectionWriter(facts);
  return makers.map((make, at) => ({
    number: at + 1,
    title: writer.name(`s${at + 1}`),
    lines: make(writer),
  }));
}

type Make = (writer: SectionWriter) => SafetyLine[];

const identification: Make = (w) => {
  const { name, partNumber, brand, store } = w.facts;
  return [
    w.line('product', name),
    w.line('number', partNumber),
    ...(brand ? [w.line('brand', brand)] : []),
    w.own('use', w.safety.use),
    w.addText('restriction', 'restriction'),
    w.line('supplier', [store.title, store.address, store.phone, store.email].filter(Boolean).join(', ')),
    w.addText('emergency', 'emergency'),
  ];
};

const hazards: Make = (w) => {
  const { hazards: codes, precautions, signal } = w.safety;
  const { locale } = w.facts;
  if (codes.length === 0) return [w.addText('classification', 'not-hazardous')];
  const classes = new Set(codes.flatMap((code) => classesOf(code, locale)));
  const symbols = symbolsOf(codes);
  return [
    ...[...classes].map((text, at) => (at === 0 ? w.line('classification', text) : { name: '', text })),
    ...(signal ? [w.line('signal', w.name(signal))] : []),
    ...(symbols.length > 0 ? [w.line('symbols', symbols.map(w.name).join(', '))] : []),
    ...listed(
      w.name('hazards'),
      codes.map((code) => hazardText(code, locale)),
    ),
    ...listed(
      w.name('precautions'),
      [...new Set(precautions)].map((code) => precautionText(code, locale)),
    ),
  ];
};

const composition: Make = (w) => [
  ...w.safety.components.map(({ name, cas, from, to }) => ({
    name: `${w.translated(name)}${cas ? ` (CAS ${cas})` : ''}`,
    text: `${from === to ? w.number(from) : `${w.number(from)}–${w.number(to)}`} %`,
  })),
  ...(w.safety.components.some(({ from, to }) => from !== to)
    ? [{ name: null, text: w.sentence('ranges') }]
    : []),
];

const firstAid: Make = (w) => {
  const { damagesEyes, isToxicInhaled } = w.traits;
  const { first_aid: special, hazards: codes } = w.safety;
  const symptoms = w.statements(codes.filter((code) => code.startsWith('H3')));
  return [
    w.addText('inhaled', isToxicInhaled ? 'inhaled-toxic' : 'inhaled'),
    ...skinLines(w),
    w.addText('eyes', damagesEyes ? 'eyes-damage' : 'eyes'),
    w.addText('swallowed', swallowedAid(w.traits)),
    ...(special ? [w.own('special', special)] : []),
    w.line('symptoms', symptoms || w.sentence('no-symptoms')),
    w.addText('physician', 'physician'),
  ];
};

/** Particles that water sets on fire are brushed off first. */
function skinLines(w: SectionWriter): SafetyLine[] {
  const advice = w.advice('contact');
  const washing = w.addText('skin', skinAid(w.traits));
  return w.traits.shunsWater
    ? [{ ...advice[0]!, name: washing.name }, ...advice.slice(1)]
    : [washing, ...advice];
}

const fire: Make = (w) => {
  const { isFlammable, isAerosol, givesVapor, shunsWater } = w.traits;
  const reactions = w.statements(reactiveHazards(w.safety.hazards));
  const burning = w.addText(
    'fire-hazards',
    isFlammable && givesVapor ? 'fire-vapor' : !reactions && 'fire',
    isAerosol && 'fire-can',
  );
  return [
    w.addText('media', mediaFor(w.traits)),
    { ...burning, text: [reactions, burning.text].filter(Boolean).join(' ') },
    w.addText('fire-fighters', shunsWater ? 'fire-fighters-dry' : 'fire-fighters'),
    ...w.advice('fire'),
  ];
};

const release: Make = (w) => {
  const { isFlammable, isUnstable, catchesFire } = w.traits;
  return [
    w.addText('people', isFlammable || isUnstable || catchesFire ? 'people-flammable' : 'people'),
    w.addText('nature', 'nature'),
    w.addText('cleaning-up', ...cleaningUp(w.traits)),
  ];
};

const handling: Make = (w) => {
  const { isFlammable, isAerosol } = w.traits;
  return [
    w.addText('handling', 'handling', isFlammable && 'handling-flammable', isAerosol && 'handling-can'),
    ...w.advice('handling'),
    w.addText('storage', 'storage', isFlammable && 'storage-flammable', isAerosol && 'storage-can'),
    ...w.advice('storage'),
  ];
};

const protection: Make = (w) => {
  const { givesVapor, damagesEyes, harmsSkin } = w.traits;
  const limits = w.safety.components.flatMap(({ name, pel_ppm: limit }) =>
    limit == null ? [] : `${w.translated(name)}: OSHA PEL ${w.number(limit)} ppm`,
  );
  return [
    ...(limits.length > 0 ? listed(w.name('limits'), limits) : [w.addText('limits', 'no-limits')]),
    w.addText('ventilation', givesVapor ? 'ventilation-vapor' : 'ventilation'),
    w.addText('eye-protection', damagesEyes ? 'eye-protection-damage' : 'eye-protection'),
    w.addText('hand-protection', harmsSkin ? 'hand-protection-needed' : 'hand-protection'),
    w.addText('breathing', givesVapor ? 'breathing-vapor' : 'breathing'),
  ];
};

const properties: Make = (w) => {
  const { form, color, odor, solubility, ...measured } = w.safety;
  return [
    w.line('form', w.name(form)),
    w.own('color', color),
    w.own('odor', odor),
    w.measure('ph', measured.ph),
    w.temperature('freezing', null),
    w.temperature('boiling', measured.boiling_point),
    w.temperature('flash', measured.flash_point),
    w.measure('explosion', null),
    w.measure('vapor-pressure', null),
    w.measure('density', measured.density, 'g/cm³'),
    w.line('solubility', w.name(solubility ?? 'unknown')),
    w.temperature('ignition', null),
    w.measure('viscosity', measured.viscosity, 'mm²/s'),
    w.measure('voc', measured.voc, 'g/l'),
  ];
};

const reactivity: Make = (w) => {
  const { isFlammable, isUnstable, shunsWater, catchesFire, isOxidizer } = w.traits;
  const reactions = w.statements(reactiveHazards(w.safety.hazards));
  return [
    reactions ? w.line('reactivity', reactions) : w.addText('reactivity', 'reactivity'),
    w.addText('stability', isUnstable ? 'stability-heat' : 'stability'),
    w.addText(
      'avoid',
      isFlammable || isUnstable || isOxidizer ? 'avoid-flammable' : 'avoid',
      shunsWater && 'avoid-water',
      catchesFire && 'avoid-air',
    ),
    w.addText('incompatible', ...incompatible(w.traits)),
    w.addText('decomposition', 'decomposition', isOxidizer && 'decomposition-oxygen'),
  ];
};

/** The statements of one kind, or that there is none. */
function effects(w: SectionWriter, key: string, start: string, none: string): SafetyLine[] {
  const codes = w.safety.hazards.filter((code) => code.startsWith(start));
  if (codes.length === 0) return [w.addText(key, none)];
  return listed(
    w.name(key),
    codes.map((code) => hazardText(code, w.facts.locale)),
  );
}

const toxicology: Make = (w) => [
  w.addText('routes', w.traits.givesVapor ? 'routes-vapor' : 'routes'),
  ...effects(w, 'effects', 'H3', 'no-effects'),
  w.measure('acute', null),
  ...effects(w, 'cancer', 'H35', 'no-cancer'),
];

const ecology: Make = (w) => [
  ...effects(w, 'ecotoxicity', 'H4', 'no-ecotoxicity'),
  w.measure('persistence', null),
];

const disposal: Make = (w) => {
  const { isFlammable, isOxidizer, catchesFire, isUnstable, shunsWater, isAlkaline, isAcidic } = w.traits;
  return [
    w.addText(
      'waste',
      'waste',
      (isFlammable || isOxidizer || catchesFire) && 'waste-flammable',
      (isUnstable || shunsWater) && 'waste-reactive',
      isAlkaline && 'waste-corrosive',
      isAcidic && 'waste-acid',
    ),
  ];
};

const transport: Make = (w) => {
  const goods = w.safety.transport;
  // What explodes, reacts or feeds a fire is never free: where nobody gave its number, that is what there is to say.
  if (!goods && reactiveHazards(w.safety.hazards).length > 0) return [w.line('transport', w.name('unknown'))];
  if (!goods) return [w.addText('transport', 'not-regulated')];
  return [
    w.line('un', goods.un),
    w.line('shipping-name', goods.name),
    w.line('class', goods.class),
    ...(goods.packing_group ? [w.line('packing-group', goods.packing_group)] : []),
    ...(goods.limited_quantity ? [w.addText('limited', 'yes')] : []),
  ];
};

const regulation: Make = (w) => {
  const isHazardous = w.safety.hazards.length > 0;
  return [
    w.addText('osha', isHazardous ? 'hazardous' : 'not-hazardous'),
    w.addText('sara', isHazardous ? 'sara-hazards' : 'no-sara'),
  ];
};

const other: Make = (w) => [
  w.line('revised', w.safety.revised),
  ...(w.facts.isDemonstration ? [{ name: null, text: w.name('demonstration') }] : []),
];

const makers: readonly Make[] = [
  identification,
  hazards,
  composition,
  firstAid,
  fire,
  release,
  handling,
  protection,
  properties,
  reactivity,
  toxicology,
  ecology,
  disposal,
  transport,
  regulation,
  other,
];
