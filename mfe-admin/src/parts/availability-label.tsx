import type { Availability } from '@gantry/domain/statuses/availability';
import { AvailabilityBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A product's availability as staff read it. */
export const AvailabilityLabel = ({ availability }: { readonly availability: Availability }) => (
  <AvailabilityBadge availability={availability}>
    <FormattedMessage id={`admin.availability.${availability}`} />
  </AvailabilityBadge>
);
