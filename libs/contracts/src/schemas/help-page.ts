import * as v from 'valibot';
import { helpGroups, helpLanguages, helpSlugForm } from '@gantry/domain/help-pages';
import { unsafeAddresses } from '@gantry/domain/help-text';
import { line, timestampSchema, uuidSchema } from './common.ts';
import { shortened } from './catalog.ts';
import { areInOrder, endsTooSoon, rankSchema } from './period.ts';
import { optionalStoreDay } from './product-admin.ts';

/** In characters, of one language. */
const maxBody = 20_000;
const maxSlug = 60;

/** The last part of a help page's address. */
const helpSlugSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(maxSlug),
  v.regex(helpSlugForm, 'is not part of an address'),
);

/** What a help page is called for good: the address it ships with, or an id of its own. */
export const helpKeySchema = v.union([uuidSchema, helpSlugSchema]);

const languageSchema = v.picklist(helpLanguages);
const groupSchema = v.picklist([...helpGroups, 'none']);

const bodySchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
  v.maxLength(maxBody),
  v.check((text) => unsafeAddresses(text).length === 0, 'has a link that is not safe'),
);

/** A page in the language it is written in first. */
const sourceForm = v.object({
  title: line(120),
  summary: line(300),
  body: v.pipe(bodySchema, v.minLength(1)),
});
interface Translated {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}
const isEmpty = ({ title, summary, body }: Translated) => title === '' && summary === '' && body === '';
const needed = 'is needed of a translation';
/** The same in another one: everything, or nothing of it. */
const translationForm = v.pipe(
  v.object({
    title: v.pipe(v.string(), v.trim(), v.maxLength(120)),
    summary: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    body: bodySchema,
    /** whether it says what the source says now, though it is not changed with it */
    isCurrent: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check((texts) => texts.title !== '' || isEmpty(texts), needed),
    ['title'],
  ),
  v.forward(
    v.check((texts) => texts.summary !== '' || isEmpty(texts), needed),
    ['summary'],
  ),
  v.forward(
    v.check((texts) => texts.body !== '' || isEmpty(texts), needed),
    ['body'],
  ),
);

/** A help page as its form holds it. */
export const helpPageFormSchema = v.pipe(
  v.object({
    slug: helpSlugSchema,
    /** where the index of the help names it; `none` is reached by its address and by links alone */
    group: groupSchema,
    /** its place in the group, lower first */
    place: rankSchema,
    isShown: v.boolean(),
    from: optionalStoreDay,
    until: optionalStoreDay,
    english: sourceForm,
    spanish: translationForm,
    french: translationForm,
  }),
  v.forward(v.partialCheck([['from'], ['until']], areInOrder, endsTooSoon), ['until']),
);
export type HelpPageForm = v.InferInput<typeof helpPageFormSchema>;

const textsSchema = v.object({ title: v.string(), summary: v.string(), body: v.string() });
export type HelpTexts = v.InferOutput<typeof textsSchema>;

/** What a revision says. A translation is older than its source where `…Of` is a lower revision than `englishOf`. */
const contentSchema = v.object({
  slug: v.string(),
  group: groupSchema,
  place: v.number(),
  isShown: v.boolean(),
  /** days of the store, `until` the last of them */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  english: textsSchema,
  spanish: v.nullable(textsSchema),
  french: v.nullable(textsSchema),
  /** the revision that changed the English text last */
  englishOf: v.number(),
  /** the revision whose English text each translation says */
  spanishOf: v.number(),
  frenchOf: v.number(),
});
export type HelpContent = v.InferOutput<typeof contentSchema>;

const translationStates = ['current', 'older', 'missing'] as const;
const summarySchema = v.object({
  key: v.string(),
  slug: v.string(),
  title: v.string(),
  group: groupSchema,
  /** `planned` and `ended` by the days of its newest revision, where no earlier one is shown */
  state: v.picklist(['shown', 'planned', 'ended', 'hidden']),
  /** whether it comes with the store, and whether it reads as it came */
  isShipped: v.boolean(),
  isAsShipped: v.boolean(),
  spanish: v.picklist(translationStates),
  french: v.picklist(translationStates),
  /** the newest one; 0 where nobody has changed the page */
  revision: v.number(),
  changedAt: v.nullable(timestampSchema),
});
export type HelpPageSummary = v.InferOutput<typeof summarySchema>;
export const helpPageSummariesSchema = v.array(summarySchema);

const revisionSchema = v.object({
  revision: v.number(),
  /** nobody published what ships */
  at: v.nullable(timestampSchema),
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** the revision it brings back */
  restores: v.nullable(v.number()),
  /** whether it says what ships with the store */
  isAsShipped: v.boolean(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
});

/** A help page with everything staff see of it. */
export const adminHelpPageSchema = v.object({
  ...summarySchema.entries,
  /** the newest revision */
  content: contentSchema,
  /** the one readers see now; null where they see none */
  shownRevision: v.nullable(v.number()),
  /** addresses it had before; they lead to the page as it is now */
  earlierSlugs: v.array(v.string()),
  /** newest first; what ships is revision 0 */
  revisions: v.array(revisionSchema),
  mayChange: v.boolean(),
});
export type AdminHelpPage = v.InferOutput<typeof adminHelpPageSchema>;

/** What one revision says beside the one before it; none for the first of a page of our own. */
export const helpRevisionSchema = v.object({ before: v.nullable(contentSchema), after: contentSchema });
export type HelpRevision = v.InferOutput<typeof helpRevisionSchema>;

export const publishHelpPageSchema = v.object({
  /** the one on screen; 0 for a new page, and for one that reads as it came */
  revision: v.number(),
  form: helpPageFormSchema,
  reason: line(300),
});
export const restoreHelpPageSchema = v.object({
  /** the one on screen */
  revision: v.number(),
  /** the one that is brought back, without its days; 0 for what ships */
  to: v.number(),
  reason: line(300),
});

const linkSchema = v.object({ slug: v.string(), title: v.string() });

/** A help page as the index names it. */
export const helpIndexSchema = v.array(
  v.object({ ...linkSchema.entries, summary: v.string(), group: v.picklist(helpGroups) }),
);
export type HelpIndexEntry = v.InferOutput<typeof helpIndexSchema>[number];

export const helpQuestionSchema = v.object({ find: shortened(200) });
/** Pages that answer a question, the best first, each with the text that does. */
export const helpAnswersSchema = v.array(v.object({ ...linkSchema.entries, answer: v.string() }));
export type HelpAnswer = v.InferOutput<typeof helpAnswersSchema>[number];

/** A help page for its readers. */
export const helpPageSchema = v.object({
  ...linkSchema.entries,
  summary: v.string(),
  /** in the markup of `@gantry/domain/help-text` */
  body: v.string(),
  /** the one it is written in: English where there is no translation */
  language: languageSchema,
  /** whether the index names it */
  isListed: v.boolean(),
  /** the other pages of its group */
  related: v.array(linkSchema),
});
export type HelpPage = v.InferOutput<typeof helpPageSchema>;
