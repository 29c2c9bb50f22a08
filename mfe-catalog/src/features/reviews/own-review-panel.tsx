import type { OwnReview } from '@gantry/contracts/schemas/review';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { Alert, Button, LinkButton, StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Stars } from '../../parts/stars.tsx';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { DeleteReview } from './delete-review.tsx';
import styles from './reviews.module.css';

const tones: Readonly<Record<ReviewStatus, Tone>> = {
  new: 'waiting',
  'pending-review': 'waiting',
  approved: 'good',
  declined: 'bad',
  deleted: 'neutral',
};

interface OwnReviewPanelProps {
  readonly own: OwnReview;
  /** it has just been sent */
  readonly isNew: boolean;
  /** it was sent from the form that stood here */
  readonly isAnswer: boolean;
  /** changes it in its place, or on a page of its own, on which it then stands */
  readonly onChange?: () => void;
  readonly changeTo?: string;
}

/** The review this reader wrote, its status, and what they may do with it. */
export function OwnReviewPanel({ own, isNew, isAnswer, onChange, changeTo }: OwnReviewPanelProps) {
  const answer = useFocusOnce(isAnswer);
  const Title = changeTo ? 'h2' : 'h3';
  return (
    <div className={styles.panel}>
      <Title>
        <FormattedMessage id="catalog.reviews.yours" />
      </Title>
      {isNew ? (
        <Alert tone="good" live="polite" ref={answer}>
          <FormattedMessage id="catalog.reviews.sent" />
        </Alert>
      ) : null}
      <p className={styles.by}>
        <StatusBadge tone={tones[own.status]}>
          <FormattedMessage id={`catalog.reviews.status-${own.status}`} />
        </StatusBadge>
        <Stars rating={own.rating} />
      </p>
      <p className={styles.ownTitle}>{own.title}</p>
      <p className={styles.body}>{own.body}</p>
      {own.declineReason ? (
        <Alert tone="warn">
          <FormattedMessage id="catalog.reviews.declined" values={{ reason: own.declineReason }} />
        </Alert>
      ) : null}
      <div className={styles.actions}>
        {own.canChange ? <ChangeButton to={changeTo} onChange={onChange} /> : null}
        {own.canDelete ? <DeleteReview id={own.id} uri={own.product.uri} /> : null}
      </div>
    </div>
  );
}

function ChangeButton({ to, onChange }: { to: string | undefined; onChange: (() => void) | undefined }) {
  const text = <FormattedMessage id="catalog.reviews.change" />;
  return to ? (
    <LinkButton size="small" to={to}>
      {text}
    </LinkButton>
  ) : (
    <Button size="small" onClick={onChange}>
      {text}
    </Button>
  );
}
