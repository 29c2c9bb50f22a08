import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityGetMailChoice,
  identityReadMailChoice,
  identitySaveMailChoice,
  identityStopMails,
} from '@gantry/contracts/endpoints/mail-choice';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { optionalMails, type OptionalMail } from '@gantry/domain/mail-groups';
import { aCaller } from '@gantry/nest-kit/testing';
import { signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

let people = 0;
async function somebody() {
  const email = `mails-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  const caller = (await under.identity.call(identityResolveSession, { body: { token } }))!;
  return { email, caller };
}
const read = (email: string, mail: OptionalMail = 'stock') =>
  under.identity.call(identityReadMailChoice, { body: { email, mail } });
const stop = (token: string) => under.identity.call(identityStopMails, { body: { token } });
const changesOf = async (number: string) => {
  const admin = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });
  const query = { number, field: 'unwanted-mails' };
  const { items } = await under.identity.call(identityListAudit, { query }, { caller: admin });
  return items;
};

describe('which mails an account wants', () => {
  test('is all of them at first, then what it says, and each change is in the trail once', async () => {
    const { email, caller } = await somebody();
    const view = () => under.identity.call(identityGetMailChoice, {}, { caller });
    expect(await view()).toEqual({ wanted: [...optionalMails] });
    const wanted = optionalMails.filter((mail) => mail !== 'stock' && mail !== 'reviews');
    for (const again of [wanted, wanted])
      await under.identity.call(identitySaveMailChoice, { body: { wanted: again } }, { caller });
    expect(await view()).toEqual({ wanted });
    expect(await read(email)).toMatchObject({ isOff: true });
    expect(await read(email.toUpperCase())).toMatchObject({ isOff: true });
    expect(await read(email, 'shipments')).toMatchObject({ isOff: false });
    expect(await changesOf(caller.accountNumber!)).toMatchObject([{ before: null, after: 'reviews, stock' }]);
  });

  test('is nobody’s to ask of a guest', async () => {
    expect(await read('guest@example.com')).toBeNull();
  });
});

describe('the link of a mail', () => {
  test('switches off its group for its account, however often it is pressed, and nothing else', async () => {
    const { email, caller } = await somebody();
    const { token } = (await read(email, 'shipments'))!;
    await stop(token);
    await stop(token);
    const { wanted } = await under.identity.call(identityGetMailChoice, {}, { caller });
    expect(wanted).toEqual(optionalMails.filter((mail) => mail !== 'shipments'));
    expect(await changesOf(caller.accountNumber!)).toHaveLength(1);
  });

  test('does nothing where it was altered, is another’s, or its account is erased, and says the same each time', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { token } = (await read(one.email))!;
    const [mail, account, signature] = token.split('.') as [string, string, string];
    const forged = [
      `shipments.${account}.${signature}`,
      `${mail}.${other.caller.accountId}.${signature}`,
      `${mail}.${account}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `security.${account}.${signature}`,
    ];
    await under.identity.sql('update identity.account set erased_at = now() where email = ?', [other.email]);
    const ofErased = (await read(other.email))?.token ?? '';
    const answers = await Promise.all(
      [...forged, ofErased].map((wrong) => stop(wrong).catch((err: unknown) => err)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    expect(new Set(answers.map((answer) => (answer as Error).message)).size).toBe(1);
    expect(await read(one.email)).toMatchObject({ isOff: false });
  });
});
