import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { hashPassword } from '../account/password.ts';
import { Company } from '../company/company.entity.ts';
import { SavedAddress } from '../address/saved-address.entity.ts';
import { demoAccounts, demoAddresses, demoPassword, type DemoAccount } from './demo-accounts.ts';

/** Adds the demo accounts that are not there yet. */
export function addDemoAccounts(em: EntityManager): Promise<void> {
  return em.transactional(async (tx) => {
    const accounts = new AccountRepository(tx);
    for (const demo of demoAccounts) {
      if (await accounts.findByEmail(demo.email)) continue;
      const account = await newAccount(demo, await accounts.nextNumber());
      if (demo.company)
        account.enterCompany(await companyNamed(tx, demo.company), demo.companyRole ?? 'buyer');
      await tx.persist(account).flush();
      if (demo.role === 'customer')
        for (const one of demoAddresses) tx.persist(SavedAddress.of({ accountId: account.id }, one));
    }
  });
}

/** Id of the demo company of this name, made where there is none. */
async function companyNamed(em: EntityManager, name: string): Promise<string> {
  const company = (await em.findOne(Company, { name })) ?? Company.named(name);
  await em.persist(company).flush();
  return company.id;
}

async function newAccount(
  { email, name, company, role, creditLimit }: DemoAccount,
  number: string,
): Promise<Account> {
  const passwordHash = await hashPassword(demoPassword);
  const account = Account.signUp({
    number,
    email,
    passwordHash,
    name,
    company,
    phone: null,
    locale: 'en-US',
  });
  account.confirm();
  return Object.assign(account, { role, creditLimit });
}
