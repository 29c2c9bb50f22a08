import { paperAddress } from '@gantry/contracts/addresses/account';
import { adminPaperPath } from '@gantry/contracts/addresses/admin';
import { adminPaperPdfAddress, paperPdfAddress } from '@gantry/contracts/file-address';
import type { OwnPaper, StaffPaper } from '@gantry/contracts/schemas/paper';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './paper-links.module.css';

export interface PaperLinksProps {
  /** of the record */
  readonly number: string;
  readonly kinds: readonly OwnPaper[];
  /** opens it for whoever has no account */
  readonly token?: string | undefined;
}

/** What a record is on paper, each to be read and printed, and to be saved. Texts: `orderTermMessages` of `i18n`. */
export function PaperLinks({ number, kinds, token }: PaperLinksProps) {
  const { locale } = useIntl();
  const papers = kinds.map((kind) => ({
    kind,
    page: paperAddress(kind, number, token),
    pdf: paperPdfAddress(kind, number, locale, { token }),
  }));
  return <Papers papers={papers} />;
}

export interface StaffPaperLinksProps extends Pick<PaperLinksProps, 'number'> {
  readonly kinds: readonly StaffPaper[];
}

/** The same for staff: what goes to a customer in the customer's language, what stays in the house in the reader's. */
export function StaffPaperLinks({ number, kinds }: StaffPaperLinksProps) {
  const { locale } = useIntl();
  const papers = kinds.map((kind) => ({
    kind,
    page: adminPaperPath(kind, number),
    pdf: adminPaperPdfAddress(kind, number, kind === 'pick-list' ? { locale } : {}),
  }));
  return <Papers papers={papers} />;
}

interface PapersProps {
  readonly papers: readonly { readonly kind: StaffPaper; readonly page: string; readonly pdf: string }[];
}

function Papers({ papers }: PapersProps) {
  const intl = useIntl();
  return (
    <span className={styles.papers}>
      {papers.map(({ kind, page, pdf }) => {
        const paper = intl.formatMessage({ id: `order.paper.${kind}` });
        return (
          <span key={kind} className={styles.paper}>
            <Link to={page}>{paper}</Link>
            <a
              href={pdf}
              download
              className={styles.pdf}
              aria-label={intl.formatMessage({ id: 'order.paper.pdf-of' }, { paper })}
            >
              <FormattedMessage id="order.paper.pdf" />
            </a>
          </span>
        );
      })}
    </span>
  );
}
