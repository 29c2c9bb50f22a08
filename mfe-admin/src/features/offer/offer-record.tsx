import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { Alert } from '@gantry/ui';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesAdminGetPaperQuery } from '../../api/papers.endpoints.ts';
import { AuditLink } from '../../parts/audit-link.tsx';
import { QuoteStatusBadge } from '../../parts/quote-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { OfferApproval } from './offer-approval.tsx';
import { OfferBlockers } from './offer-blockers.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferOutcome } from './offer-outcome.tsx';
import { UnshippedLines } from './unshipped-lines.tsx';
import { OfferRevisions } from './offer-revisions.tsx';
import styles from './offer.module.css';
import { ReviseOffer } from './revise-offer.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import { useSendOffer } from './use-send-offer.ts';

/** Statuses in which the next revision is drawn up. */
const drawnUpIn: readonly OfferDraft['status'][] = ['in-work', 'move-to-offer'];

/** The offer of a quote: what stands in its way, the seller's choices beside what the customer will read, what was sent. */
export function OfferRecord({ number }: { readonly number: string }) {
  const { isFetching, ...drawing } = useOfferDraft(number);
  const { draft } = drawing;
  const { submit, outcome } = useSendOffer(number, drawing);
  if (!draft) return null;
  const isDrawnUp = drawnUpIn.includes(draft.status);
  const shownOutcome = outcome ? <OfferOutcome outcome={outcome} /> : null;
  const hasForm = isDrawnUp && draft.maySend;
  return (
    <div className={recordStyles.record}>
      <OfferHead draft={draft} />
      {isDrawnUp ? <OfferApproval draft={draft} /> : null}
      {isDrawnUp ? <OfferBlockers draft={draft} /> : <ReviseOffer draft={draft} />}
      {isDrawnUp && draft.isPlaceRefused ? (
        <Alert tone="warn">
          <FormattedMessage id="admin.offer.place-refused" />
        </Alert>
      ) : null}
      {hasForm ? null : shownOutcome}
      <div className={hasForm ? styles.halves : undefined}>
        {hasForm ? (
          <OfferForm draft={draft} isFetching={isFetching} submit={submit} outcome={shownOutcome} />
        ) : null}
        <ShownDocument draft={draft} isDrawnUp={isDrawnUp} />
      </div>
      <OfferRevisions draft={draft} />
    </div>
  );
}

function OfferHead({
  draft: { number, status, name, company, email, sent },
}: {
  readonly draft: OfferDraft;
}) {
  return (
    <p className={recordStyles.summary}>
      <QuoteStatusBadge status={status} />
      <span>{[name, company, email].filter(Boolean).join(' · ')}</span>
      <Link to={adminQuotePath(number)}>
        <FormattedMessage id="admin.quote.heading" values={{ number: number.toUpperCase() }} />
      </Link>
      {sent.length > 0 ? <StaffPaperLinks kinds={['offer', 'proforma']} number={number} /> : null}
      <AuditLink of={['inquiry', number]} />
    </p>
  );
}

interface ShownDocumentProps {
  readonly draft: OfferDraft;
  readonly isDrawnUp: boolean;
}

/** The revision of the address as it was sent; without one the draft, or the newest where nothing is drawn up. */
function ShownDocument({ draft, isDrawnUp }: ShownDocumentProps) {
  const [search] = useSearchParams();
  const asked = draft.sent.find(({ revision }) => String(revision) === search.get('revision'));
  const sent = asked ?? (isDrawnUp ? undefined : draft.sent[0]);
  const { data } = useSalesAdminGetPaperQuery(
    { params: { kind: 'offer', number: draft.number }, query: { revision: String(sent?.revision ?? 1) } },
    { skip: !sent },
  );
  const document = sent ? data : draft.document;
  if (!sent && !document) return <UnshippedLines draft={draft} />;
  if (!document) return null;
  return (
    <section className={styles.preview} aria-labelledby="offer-preview">
      <h2 id="offer-preview" className={recordStyles.title}>
        <FormattedMessage
          id={sent ? 'admin.offer.sent-revision' : 'admin.offer.preview'}
          values={{ revision: sent?.revision }}
        />
      </h2>
      <div className={styles.sheet} lang={document.locale}>
        <DocumentSheet document={document} level={3} />
      </div>
    </section>
  );
}
