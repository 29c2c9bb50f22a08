import type { Colleague } from '@gantry/contracts/schemas/company';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import type { Account } from '../account/account.entity.ts';

/** Who reads about somebody in their company. */
export interface ColleagueReader {
  readonly me: Account;
  readonly isAdmin: boolean;
  readonly fromProvider: ReadonlySet<string>;
  /** all who may stand in for somebody that is read about */
  readonly people: readonly Account[];
}

/** One of the people of a company, with what the reader may know: admins all of it, everybody all of themselves. */
export const colleagueView = (
  person: Account,
  { me, isAdmin, fromProvider, people }: ColleagueReader,
): Colleague => ({
  number: person.number,
  name: person.name,
  email: person.email,
  role: person.roleInCompany ?? 'viewer',
  isActive: person.maySignIn,
  isYou: person.id === me.id,
  isRoleFromProvider: fromProvider.has(person.id),
  budget: isAdmin || person.id === me.id ? (person.budget ?? null) : null,
  costCenterIds: [...person.costCenterIds],
  locationId: person.locationId ?? null,
  absence: absenceView(person, people),
  signedInAt: (isAdmin && person.signedInAt?.toISOString()) || null,
});

/** Of now or to come, by somebody who is still there. */
function absenceView({ absence }: Account, people: readonly Account[]): Colleague['absence'] {
  const { day: today } = wallClock(new Date(), storeHours.timeZone);
  const substitute = people.find(({ id }) => id === absence?.substituteId);
  if (!absence || !substitute || absence.until < today) return null;
  return { name: substitute.name, number: substitute.number, from: absence.from, until: absence.until };
}
