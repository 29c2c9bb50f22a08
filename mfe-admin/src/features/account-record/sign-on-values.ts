import { saveSignOnSchema, type CompanySignOnView } from '@gantry/contracts/schemas/company-sign-on';
import * as v from 'valibot';

export type SignOnSetUp = NonNullable<CompanySignOnView['setUp']>;

const { roles, clientSecret, issuer, clientId, domains, isRequired, createsAccounts } =
  saveSignOnSchema.entries;
const emptyToNull = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text.trim() === '' ? null : text)),
);

/**
 * The form by which a company's sign-on is set up: the message itself, but that what is left empty is null. The secret of
 * one provider is not shown to another, so with another issuer or client it is asked for again.
 * @param saved null where nothing is set up
 */
export const signOnValuesSchema = (saved: SignOnSetUp | null) =>
  v.pipe(
    v.object({
      issuer,
      clientId,
      clientSecret: v.pipe(emptyToNull, clientSecret),
      domains,
      roles: v.pipe(
        v.object({ ...roles.entries, claim: v.pipe(emptyToNull, roles.entries.claim) }),
        v.forward(
          v.check(
            ({ claim, mappings }) => claim !== null || mappings.length === 0,
            'admin.sign-on.problem.claim',
          ),
          ['claim'],
        ),
      ),
      createsAccounts,
      isRequired,
    }),
    v.forward(
      v.check(
        (form) => form.clientSecret !== null || isSameClient(saved, form),
        'admin.sign-on.problem.secret',
      ),
      ['clientSecret'],
    ),
  );
export type SignOnValues = v.InferInput<ReturnType<typeof signOnValuesSchema>>;

const isSameClient = (saved: SignOnSetUp | null, form: { issuer: string; clientId: string }): boolean =>
  saved !== null && saved.issuer === form.issuer && saved.clientId === form.clientId;

/** What the form begins with: what is set up, or what most companies need. */
export const valuesOfSignOn = (saved: SignOnSetUp | null): SignOnValues => ({
  issuer: saved?.issuer ?? '',
  clientId: saved?.clientId ?? '',
  clientSecret: '',
  domains: saved?.domains.map(({ domain }) => domain) ?? [''],
  roles: {
    claim: saved?.roles.claim ?? '',
    mappings: saved?.roles.mappings ?? [],
    otherwise: saved?.roles.otherwise ?? 'buyer',
  },
  createsAccounts: saved?.createsAccounts ?? true,
  isRequired: saved?.isRequired ?? false,
});
