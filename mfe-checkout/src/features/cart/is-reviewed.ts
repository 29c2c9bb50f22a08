import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';

/** Whether goods with a label lie in the cart but are ordered only once staff have confirmed them. */
export const isReviewed = ({ availability }: { readonly availability?: unknown }): boolean =>
  availabilityRules[availability as Availability]?.cart === 'review';
