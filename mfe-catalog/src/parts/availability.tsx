import type { Availability } from '@gantry/domain/statuses/availability';
import { AvailabilityBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A product's availability in words. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  return (
    <AvailabilityBadge availability={availability}>
      <FormattedMessage id={`catalog.availability.${availability}`} />
    </AvailabilityBadge>
  );
}
