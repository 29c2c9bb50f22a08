import type { Colleague } from '@gantry/contracts/schemas/company';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';

/** Who approves in somebody's place, and when. */
export function AbsenceText({ absence }: { readonly absence: NonNullable<Colleague['absence']> }) {
  const { day } = useFormats();
  const { name, from, until } = absence;
  return (
    <span>
      <FormattedMessage
        id="account.people.absence.is"
        values={{ name, from: day(from), until: day(until) }}
      />
    </span>
  );
}
