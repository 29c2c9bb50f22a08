import {
  identityAcceptInvitation,
  identityGetCompany,
  identityGetInvitation,
  identityInviteColleague,
  identityMakeCompany,
} from '@gantry/contracts/endpoints/company';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { signUp, type startIdentity } from './identity-under-test.ts';

type Under = Awaited<ReturnType<typeof startIdentity>>;

/** Somebody with a session. */
export interface Person {
  readonly email: string;
  readonly token: string;
  readonly number: string;
  /** as the gateway tells the services, at this moment */
  readonly caller: () => Promise<Identity>;
}

let people = 0;

/** People of companies on one identity. */
export function companiesOf(under: () => Under) {
  const call: Under['identity']['call'] = (...given) => under().identity.call(...given);
  const resolve = (token: string) => call(identityResolveSession, { body: { token } });

  async function somebody(): Promise<Person> {
    const email = `mate-${(people += 1)}@example.com`;
    const { token } = await signUp(under(), { email, name: `Mate ${people}` });
    const { accountNumber } = (await resolve(token))!;
    return { email, token, number: accountNumber!, caller: async () => (await resolve(token))! };
  }

  /** Somebody who has made a company of their own. */
  async function boss(name = `Works ${people + 1}`): Promise<Person> {
    const person = await somebody();
    await call(identityMakeCompany, { body: { name } }, { caller: await person.caller() });
    return person;
  }

  async function invite(by: Person, email: string, role: CompanyRole = 'buyer'): Promise<string> {
    await call(
      identityInviteColleague,
      { body: { email, companyRole: role } },
      { caller: await by.caller() },
    );
    return newestCode(email);
  }

  async function newestCode(email: string): Promise<string> {
    const mails = await under().mailed('company.invited');
    return mails.findLast((mail) => mail.email === email)?.code ?? '';
  }

  const accept = async (person: Person, code: string) =>
    call(identityAcceptInvitation, { body: { code } }, { caller: await person.caller() });

  /** Somebody with an account who has joined the company of another. */
  async function colleague(of: Person, role: CompanyRole = 'buyer'): Promise<Person> {
    const person = await somebody();
    await accept(person, await invite(of, person.email, role));
    return person;
  }

  const view = async (person: Person) => call(identityGetCompany, {}, { caller: await person.caller() });
  const look = (code: string) => call(identityGetInvitation, { params: { code } });

  return { call, resolve, somebody, boss, invite, newestCode, accept, colleague, view, look };
}
