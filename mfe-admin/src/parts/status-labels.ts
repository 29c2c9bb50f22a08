import { useIntl } from 'react-intl';

/** The lists of statuses that staff read. */
export type StatusList = 'line-status' | 'order-state' | 'payment-status' | 'quote-status' | 'review-status';

/** What statuses are called in the back office: messages `admin.<list>.<status>`, one for each. */
export function useStatusLabels() {
  const intl = useIntl();
  const labelOf = (list: StatusList, status: string): string =>
    intl.formatMessage({ id: `admin.${list}.${status}` });
  return {
    labelOf,
    /** Statuses as the options of a filter. */
    optionsOf: (list: StatusList, statuses: readonly string[]) =>
      statuses.map((value) => ({ value, label: labelOf(list, value) })),
  };
}
