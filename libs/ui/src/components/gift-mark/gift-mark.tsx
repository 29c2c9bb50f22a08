import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/badge.tsx';

/** Says of a line that it costs nothing because a promotion gives it; nothing beside what is bought. */
export const GiftMark = ({ isGift }: { readonly isGift: boolean | undefined }) =>
  isGift ? (
    <>
      {' '}
      <Badge>
        <FormattedMessage id="order.gift" />
      </Badge>
    </>
  ) : null;
