import * as v from 'valibot';
import { feedForm } from './feed-problem.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** A text in English, and in the other languages of the store where somebody translated it. */
const translated = (max: number) =>
  v.object({ 'en-US': text(max), 'es-US': v.nullish(text(max)), 'fr-CA': v.nullish(text(max)) });
const measure = (least: number, most: number) =>
  v.nullish(v.pipe(v.number(), v.minValue(least), v.maxValue(most)));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The two words that say how serious a hazard is (29 CFR 1910.1200, appendix C). */
const signalWords = ['danger', 'warning'] as const;
/** What the product is as it leaves its package. */
const physicalForms = ['liquid', 'gel', 'paste', 'aerosol', 'solid'] as const;
/** How much of it dissolves in water. */
const waterSolubilities = ['insoluble', 'slight', 'miscible'] as const;

/** A part of a mixture; `from` and `to` are percent by weight. */
const safetyComponentSchema = v.object({
  name: translated(200),
  /** number of the Chemical Abstracts Service */
  cas: v.nullish(v.pipe(v.string(), feedForm(/^\d{2,7}-\d\d-\d$/, 'not-cas-number'))),
  from: percent,
  to: percent,
  /** permissible exposure limit of OSHA as an average of 8 hours, in ppm */
  pel_ppm: measure(0, 100_000),
});

/**
 * What must be known to handle a chemical safely: the facts its safety data sheet is made of. Statements are given by
 * their GHS codes; a product without hazards has a sheet all the same where its maker gives these facts.
 */
export const safetySchema = v.object({
  use: translated(300),
  signal: v.nullish(v.picklist(signalWords)),
  /** GHS hazard statements, also joined ones, as in `H225`, `H361fd` or `H300+H310` */
  hazards: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          feedForm(/^H[2-4]\d\d[A-Za-z]{0,2}(\+H[2-4]\d\d[A-Za-z]{0,2}){0,3}$/, 'not-hazard-code'),
        ),
      ),
      v.maxLength(40),
    ),
    [],
  ),
  /** GHS precautionary statements, also joined ones, as in `P301+P310` */
  precautions: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), feedForm(/^P[1-5]\d\d(\+P[1-5]\d\d){0,3}$/, 'not-precaution-code'))),
      v.maxLength(60),
    ),
    [],
  ),
  components: v.pipe(v.array(safetyComponentSchema), v.minLength(1), v.maxLength(60)),
  form: v.picklist(physicalForms),
  color: v.nullish(translated(100)),
  odor: v.nullish(translated(100)),
  /** °C, closed cup */
  flash_point: measure(-273, 2000),
  /** °C, where boiling begins */
  boiling_point: measure(-273, 5000),
  /** g/cm³ at 20 °C */
  density: measure(0, 25),
  ph: measure(-2, 16),
  /** mm²/s at 40 °C */
  viscosity: measure(0, 10_000_000),
  solubility: v.nullish(v.picklist(waterSolubilities)),
  /** volatile organic compounds, g/l */
  voc: measure(0, 2000),
  /** what a helper must know of this product beside the usual */
  first_aid: v.nullish(translated(1000)),
  /** as dangerous goods on the road (49 CFR 172); none where the goods are free */
  transport: v.nullish(
    v.object({
      un: v.pipe(v.string(), feedForm(/^UN\d{4}$/, 'not-un-number')),
      name: text(200),
      class: v.pipe(v.string(), feedForm(/^[1-9](\.[1-6])?$/, 'not-hazard-class')),
      packing_group: v.nullish(v.picklist(['I', 'II', 'III'])),
      limited_quantity: v.optional(v.boolean(), false),
    }),
  ),
  /** the day the facts were last looked through, `2026-03-01` */
  revised: v.pipe(v.string(), v.isoDate()),
});
export type SafetyFacts = v.InferOutput<typeof safetySchema>;
export type SafetyInput = v.InferInput<typeof safetySchema>;
