import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { SafetySheetFacts } from '../render/job.ts';
import { classOf, hazardText, precautionText, symbolsOf, traitsOf, type Traits } from './hazards.ts';
import { headings } from './words/headings.ts';
import { sentences } from './words/sentences.ts';
import { WordList } from './words/word-list.ts';

const names = new WordList(headings);
const said = new WordList(sentences);

/** A line of a section: what it is about, and what is to be said of it; without a name it stands by itself. */
export interface SafetyLine {
  readonly name: string | null;
  readonly text: string;
}
export interface SafetySection {
  /** 1 to 16 */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly SafetyLine[];
}

/** A text of the sheet that belongs to no section. */
export const sheetWord = (key: 'title' | 'demonstration' | 'notice', locale: LocaleCode): string =>
  names.get(key, locale);

/** The sixteen sections of a safety data sheet (29 CFR 1910.1200, appendix D), in their order. */
export function safetySections(facts: SafetySheetFacts): SafetySection[] {
  const writer = new SectionWriter(facts);
  return makers.map((make, at) => ({
    number: at + 1,
    title: names.get(`s${at + 1}`, facts.locale),
    lines: make(writer),
  }));
}

/** Words lines in the reader's language. */
class SectionWriter {
  readonly facts: SafetySheetFacts;
  readonly safety: SafetyFacts;
  readonly traits: Traits;
  readonly #number: Intl.NumberFormat;

  constructor(facts: SafetySheetFacts) {
    this.facts = facts;
    this.safety = facts.safety;
    this.traits = traitsOf(facts.safety);
    this.#number = new Intl.NumberFormat(facts.locale === 'en-XA' ? 'en-US' : facts.locale, {
      maximumFractionDigits: 3,
    });
  }

  name = (key: string): string => names.get(key, this.facts.locale);
  sentence = (key: string): string => said.get(key, this.facts.locale);
  line = (key: string, text: string): SafetyLine => ({ name: this.name(key), text });

  /** A line of sentences; a key that is false is left out. */
  say(key: string, ...wanted: readonly (string | false)[]): SafetyLine {
    const texts = wanted.filter((one) => one !== false).map(this.sentence);
    return this.line(key, texts.join(' '));
  }

  /** A measured value with its unit; appendix D wants it said where nobody measured. */
  measure(key: string, value: number | null | undefined, unit = ''): SafetyLine {
    return this.line(
      key,
      value == null ? this.name('unknown') : `${this.number(value)}${unit && ` ${unit}`}`,
    );
  }

  temperature(key: string, celsius: number | null | undefined): SafetyLine {
    if (celsius == null) return this.measure(key, celsius);
    const fahrenheit = this.number(Math.round(celsius * 1.8 + 32));
    return this.line(key, `${this.number(celsius)} °C (${fahrenheit} °F)`);
  }

  number = (value: number): string => this.#number.format(value);

  /** A text of the product's own, English where nobody translated it. */
  own(key: string, text: SafetyFacts['color']): SafetyLine {
    return this.line(key, text ? this.translated(text) : this.name('unknown'));
  }

  translated(text: SafetyFacts['use']): string {
    const { locale } = this.facts;
    return (locale === 'en-XA' ? null : text[locale]) ?? text['en-US'];
  }
}

type Make = (writer: SectionWriter) => SafetyLine[];

const identification: Make = (w) => {
  const { name, partNumber, brand, store } = w.facts;
  return [
    w.line('product', name),
    w.line('number', partNumber),
    ...(brand ? [w.line('brand', brand)] : []),
    w.own('use', w.safety.use),
    w.say('restriction', 'restriction'),
    w.line('supplier', [store.title, store.address, store.phone, store.email].filter(Boolean).join(', ')),
    w.say('emergency', 'emergency'),
  ];
};

const hazards: Make = (w) => {
  const { hazards: codes, precautions, signal } = w.safety;
  const { locale } = w.facts;
  if (codes.length === 0) return [w.say('classification', 'not-hazardous')];
  const classes = new Set(codes.flatMap((code) => classOf(code, locale) ?? []));
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

/** Several texts under one name. */
const listed = (name: string, texts: readonly string[]): SafetyLine[] =>
  texts.map((text, at) => ({ name: at === 0 ? name : '', text }));

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
  const effects = codes.filter((code) => code.startsWith('H3')).map((code) => statementOf(code, w));
  return [
    w.say('inhaled', isToxicInhaled ? 'inhaled-toxic' : 'inhaled'),
    w.say('skin', skinAid(w.traits)),
    w.say('eyes', damagesEyes ? 'eyes-damage' : 'eyes'),
    w.say('swallowed', swallowedAid(w.traits)),
    ...(special ? [w.own('special', special)] : []),
    w.line('symptoms', effects.join(' ') || w.sentence('no-symptoms')),
    w.say('physician', 'physician'),
  ];
};

function skinAid({ burnsSkin, isToxicOnSkin }: Traits): string {
  if (burnsSkin) return 'skin-burn';
  return isToxicOnSkin ? 'skin-toxic' : 'skin';
}

function swallowedAid({ entersLungs, harmsSwallowed }: Traits): string {
  if (entersLungs) return 'swallowed-lungs';
  return harmsSwallowed ? 'swallowed-harm' : 'swallowed';
}

/** A hazard statement without its code. */
const statementOf = (code: string, w: SectionWriter): string =>
  hazardText(code, w.facts.locale).replace(`${code}: `, '');

const fire: Make = (w) => {
  const { isFlammable, isAerosol, givesVapor } = w.traits;
  return [
    w.say('media', isFlammable ? 'media-solvent' : 'media'),
    w.say('fire-hazards', isFlammable && givesVapor ? 'fire-vapor' : 'fire', isAerosol && 'fire-can'),
    w.say('fire-fighters', 'fire-fighters'),
  ];
};

const release: Make = (w) => [
  w.say('people', w.traits.isFlammable ? 'people-flammable' : 'people'),
  w.say('nature', 'nature'),
  w.say('cleaning-up', 'cleaning-up', w.traits.isFlammable && 'cleaning-up-sparks'),
];

const handling: Make = (w) => {
  const { isFlammable, isAerosol } = w.traits;
  return [
    w.say('handling', 'handling', isFlammable && 'handling-flammable', isAerosol && 'handling-can'),
    w.say('storage', 'storage', isFlammable && 'storage-flammable', isAerosol && 'storage-can'),
  ];
};

const protection: Make = (w) => {
  const { givesVapor, damagesEyes, harmsSkin } = w.traits;
  const limits = w.safety.components.flatMap(({ name, pel_ppm: limit }) =>
    limit == null ? [] : `${w.translated(name)}: OSHA PEL ${w.number(limit)} ppm`,
  );
  return [
    ...(limits.length > 0 ? listed(w.name('limits'), limits) : [w.say('limits', 'no-limits')]),
    w.say('ventilation', givesVapor ? 'ventilation-vapor' : 'ventilation'),
    w.say('eye-protection', damagesEyes ? 'eye-protection-damage' : 'eye-protection'),
    w.say('hand-protection', harmsSkin ? 'hand-protection-needed' : 'hand-protection'),
    w.say('breathing', givesVapor ? 'breathing-vapor' : 'breathing'),
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

const reactivity: Make = (w) => [
  w.say('reactivity', 'reactivity'),
  w.say('stability', 'stability'),
  w.say('avoid', w.traits.isFlammable ? 'avoid-flammable' : 'avoid'),
  w.say('incompatible', incompatible(w.traits)),
  w.say('decomposition', 'decomposition'),
];

function incompatible({ isAlkaline, isAcidic }: Traits): string {
  if (isAlkaline) return 'incompatible-alkaline';
  return isAcidic ? 'incompatible-acid' : 'incompatible';
}

/** The statements of one kind, or that there is none. */
function effects(w: SectionWriter, key: string, start: string, none: string): SafetyLine[] {
  const codes = w.safety.hazards.filter((code) => code.startsWith(start));
  if (codes.length === 0) return [w.say(key, none)];
  return listed(
    w.name(key),
    codes.map((code) => hazardText(code, w.facts.locale)),
  );
}

const toxicology: Make = (w) => [
  w.say('routes', w.traits.givesVapor ? 'routes-vapor' : 'routes'),
  ...effects(w, 'effects', 'H3', 'no-effects'),
  w.measure('acute', null),
  ...effects(w, 'cancer', 'H35', 'no-cancer'),
];

const ecology: Make = (w) => [
  ...effects(w, 'ecotoxicity', 'H4', 'no-ecotoxicity'),
  w.measure('persistence', null),
];

const disposal: Make = (w) => [
  w.say(
    'waste',
    'waste',
    w.traits.isFlammable && 'waste-flammable',
    w.traits.isAlkaline && 'waste-corrosive',
    w.traits.isAcidic && 'waste-acid',
  ),
];

const transport: Make = (w) => {
  const goods = w.safety.transport;
  if (!goods) return [w.say('transport', 'not-regulated')];
  return [
    w.line('un', goods.un),
    w.line('shipping-name', goods.name),
    w.line('class', goods.class),
    ...(goods.packing_group ? [w.line('packing-group', goods.packing_group)] : []),
    ...(goods.limited_quantity ? [w.say('limited', 'yes')] : []),
  ];
};

const regulation: Make = (w) => {
  const isHazardous = w.safety.hazards.length > 0;
  return [
    w.say('osha', isHazardous ? 'hazardous' : 'not-hazardous'),
    w.say('sara', isHazardous ? 'sara-hazards' : 'no-sara'),
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
