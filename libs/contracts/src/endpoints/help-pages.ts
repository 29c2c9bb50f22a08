import * as v from 'valibot';
import { helpReaderRoles, helpRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import {
  adminHelpPageSchema,
  helpAnswersSchema,
  helpIndexSchema,
  helpKeySchema,
  helpPageSchema,
  helpPageSummariesSchema,
  helpQuestionSchema,
  helpRevisionSchema,
  publishHelpPageSchema,
  restoreHelpPageSchema,
} from '../schemas/help-page.ts';

const open = { service: 'catalog', method: 'GET', audience: 'public', rights: 'anyone' } as const;
const reading = { service: 'catalog', audience: 'public', rights: { staff: helpReaderRoles } } as const;
const writing = { service: 'catalog', audience: 'public', rights: { staff: helpRoles } } as const;
const byKey = v.object({ key: helpKeySchema });

export const catalogListHelpPages = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogListHelpPages',
  path: '/catalog/help-pages',
  response: helpIndexSchema,
  errors: [],
  summary: 'The help pages the index names, in its order and in the language of the caller.',
});

export const catalogSearchHelp = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogSearchHelp',
  path: '/catalog/help-search',
  query: helpQuestionSchema,
  response: helpAnswersSchema,
  errors: [],
  summary:
    'The help pages that hold every word of a question, each as the beginning of a word; those with them in the title first.',
});

export const catalogGetHelpPage = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogGetHelpPage',
  path: '/catalog/help-pages/:slug',
  params: v.object({ slug: v.string() }),
  response: helpPageSchema,
  errors: ['NOT_FOUND'],
  summary:
    'A help page in the language of the caller, in English where there is no translation. NOT_FOUND with `movedTo` for an address that a page had before.',
});

export const catalogAdminListHelpPages = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminListHelpPages',
  method: 'GET',
  path: '/admin/help-pages',
  response: helpPageSummariesSchema,
  errors: [],
  summary: 'All help pages, those that ship and those of our own, in the order of the index.',
});

export const catalogAdminGetHelpPage = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminGetHelpPage',
  method: 'GET',
  path: '/admin/help-pages/:key',
  params: byKey,
  response: adminHelpPageSchema,
  errors: ['NOT_FOUND'],
  summary: 'A help page as its newest revision has it, in all languages, with its revisions.',
});

export const catalogAdminGetHelpRevision = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminGetHelpRevision',
  method: 'GET',
  path: '/admin/help-pages/:key/revisions/:revision',
  params: v.object({
    key: helpKeySchema,
    revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
  response: helpRevisionSchema,
  errors: ['NOT_FOUND'],
  summary: 'What a revision of a help page says, and what the one before it said.',
});

export const catalogAdminPublishHelpPage = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminPublishHelpPage',
  method: 'PUT',
  path: '/admin/help-pages/:key',
  params: byKey,
  body: publishHelpPageSchema,
  response: adminHelpPageSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Publishes a help page as its next revision; readers see it at once, or on its days. INVALID at `form.slug` for an address another page has or had. STALE_VERSION where somebody else published one meanwhile.',
});

export const catalogAdminRestoreHelpPage = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminRestoreHelpPage',
  method: 'POST',
  path: '/admin/help-pages/:key/restore',
  params: byKey,
  body: restoreHelpPageSchema,
  response: adminHelpPageSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Publishes an earlier revision again, as the next one; revision 0 is what ships with the store.',
});
