import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesAdminDecideOffer,
  salesAdminListApprovalRules,
  salesAdminSaveApprovalRule,
  salesAdminSimulateApprovalRule,
} from '@gantry/contracts/endpoints/offer-approvals';
import { salesGetOffer } from '@gantry/contracts/endpoints/offers';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ApprovalRuleForm } from '@gantry/contracts/schemas/offer-approval';
import type { Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { form, OfferFixture } from './offer-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());
afterEach(() => sales.sql('delete from sales.approval_rule'));

const staff = (role: Role, name = `A ${role}`): Identity => sales.account({ role, name });
/** The three lines of a quote cost the customer 60,000 and a tenth of tax. */
const big: ApprovalRuleForm = {
  name: 'Large offers',
  measure: 'total-above',
  threshold: 50_000,
  approver: 'finance',
  isActive: true,
};

const simulate = (rule: ApprovalRuleForm, caller = staff('finance')) =>
  sales.service.call(salesAdminSimulateApprovalRule, { body: rule }, { caller });
async function saveRule(
  rule: ApprovalRuleForm,
  facts: { id?: string; version?: number; simulated?: object } = {},
  caller = staff('finance', 'Fay Finance'),
) {
  const { offers: count, hits } = await simulate(rule);
  const { id = randomUUID(), version = 0, simulated = { offers: count, hits } } = facts;
  const request = { params: { id }, body: { version, form: rule, simulated } as never };
  return sales.service.call(salesAdminSaveApprovalRule, request, { caller, idempotencyKey: newKey() });
}
async function decide(number: string, facts: object, caller: Identity) {
  const { version, approval } = await offers.draft(number, quotes.seller(), null);
  const body = { id: approval?.id ?? randomUUID(), version, decision: 'approve', ...facts } as never;
  const options = { caller, idempotencyKey: newKey() };
  return sales.service.call(salesAdminDecideOffer, { params: { number }, body }, options);
}
/** An offer that a rule stopped, and who asked for it. */
async function stopped(rule: ApprovalRuleForm = big) {
  await saveRule(rule);
  const quote = await offers.priced();
  const seller = quotes.seller();
  const answer = await offers.send(quote.number, {}, seller);
  return { ...quote, seller, answer };
}

describe('an offer that a rule stops', () => {
  test('is not sent, names the rule, and is sent as it was asked for once somebody else approves it', async () => {
    const { number, token, answer } = await stopped();
    expect(answer).toMatchObject({
      offer: null,
      approval: {
        state: 'pending',
        total: 66_000,
        requestedBy: 'Sally Seller',
        mayDecide: false,
        hits: [{ name: 'Large offers', value: 66_000, threshold: 50_000, approver: 'finance' }],
      },
    });
    const read = () => sales.service.call(salesGetOffer, { params: { number }, query: { token } }, {});
    expect(await read()).toBeNull();
    expect(await quotes.kinds(number)).not.toContain('inquiry.for-customer offered');
    const finance = staff('finance', 'Fay Finance');
    expect(await offers.draft(number, finance, null)).toMatchObject({
      approval: { mayDecide: true },
      choices: { shipTo: form.shipTo },
    });
    expect(await decide(number, {}, finance)).toMatchObject({ offer: { revision: 1 }, approval: null });
    expect(await read()).toMatchObject({ revision: 1, totals: { grandTotal: 66_000 } });
    expect(await quotes.kinds(number)).toContain('inquiry.for-customer offered');
    const [row] = await sales.sql(
      `select sent_by, approved_by from sales.offer o join sales.inquiry i on i.id = o.inquiry_id where i.number = ?`,
      [number],
    );
    expect(row).toEqual({ sent_by: 'Sally Seller', approved_by: 'Fay Finance' });
  });

  test('is never approved by whoever asked, whatever their role, nor by a role no rule names', async () => {
    await saveRule({ ...big, approver: 'sales' });
    const { number } = await offers.priced();
    const own = staff('admin');
    await offers.send(number, {}, own);
    const refused = { code: 'NOT_PERMITTED' };
    await expect(decide(number, {}, own)).rejects.toMatchObject(refused);
    await expect(decide(number, {}, staff('finance'))).rejects.toMatchObject(refused);
    for (const role of ['support', 'purchasing', 'warehouse', 'customer'] as const)
      await expect(decide(number, {}, staff(role))).rejects.toMatchObject(refused);
    await expect(decide(number, {}, staff('sales'))).resolves.toMatchObject({ offer: { revision: 1 } });
  });

  test('needs a role that every rule it hits names, or an administrator', async () => {
    await saveRule({ ...big, name: 'Costs', measure: 'margin-below', threshold: 1_000, approver: 'sales' });
    const { number } = await stopped();
    await expect(decide(number, {}, staff('finance'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(decide(number, {}, staff('sales'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(decide(number, {}, staff('admin'))).resolves.toMatchObject({ offer: { revision: 1 } });
  });

  test('goes back to its lines with the reason when it is refused, and cannot be refused without one', async () => {
    const { number } = await stopped();
    const finance = staff('finance', 'Fay Finance');
    const refusal = { decision: 'refuse', reason: 'Ask for a deposit' };
    await expect(decide(number, { decision: 'refuse' }, finance)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'reason' }],
    });
    expect(await decide(number, refusal, finance)).toMatchObject({
      offer: null,
      approval: { state: 'refused', reason: 'Ask for a deposit', decidedBy: 'Fay Finance' },
    });
    const record = await quotes.asStaff(number);
    expect(record.status).toBe('in-work');
    expect(record.history.at(-1)).toMatchObject({ to: 'in-work', reason: 'Ask for a deposit' });
    expect(await offers.draft(number, quotes.seller(), null)).toMatchObject({
      approval: { state: 'refused' },
    });
    await expect(decide(number, {}, finance)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is asked about anew when it is sent again; the old request cannot be approved', async () => {
    const { number, answer } = await stopped();
    await offers.send(number, { note: 'Another note' });
    const finance = staff('finance');
    await expect(decide(number, { id: answer.approval!.id }, finance)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await expect(decide(number, {}, finance)).resolves.toMatchObject({ offer: { note: 'Another note' } });
  });

  test('waits no longer once the quote is taken back to its lines', async () => {
    const { number } = await stopped();
    await quotes.transition(number, 'in-work', { note: 'Wrong price' });
    await quotes.fill(number, 1, { unitPrice: 9_000 });
    await quotes.transition(number, 'move-to-offer');
    expect((await offers.draft(number)).approval).toBeNull();
    await expect(decide(number, {}, staff('finance'))).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is not sent at another amount than was approved, nor past a version nobody has seen', async () => {
    const { number } = await stopped();
    const finance = staff('finance');
    await expect(decide(number, { version: 1 }, finance)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await sales.sql('update sales.offer_approval set total = total - 1 where decision is null');
    await expect(decide(number, {}, finance)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  });

  test('is sent once, however often it is approved at once', async () => {
    const { number } = await stopped();
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => decide(number, {}, staff('finance')).catch(() => null)),
    );
    expect(tries.filter((one) => one !== null)).toHaveLength(1);
    expect((await offers.draft(number)).sent).toHaveLength(1);
  });

  test('passes where no active rule asks', async () => {
    await saveRule({ ...big, isActive: false });
    await saveRule({ ...big, threshold: 66_000 });
    const { number } = await offers.priced();
    await expect(offers.send(number)).resolves.toMatchObject({ offer: { revision: 1 }, approval: null });
  });
});

describe('a rule', () => {
  test('says before it is saved what it would have asked about, also where a cost is missing', async () => {
    await offers.offered();
    const costed = await offers.priced();
    await quotes.transition(costed.number, 'in-work', { note: 'Costs' });
    for (const line of [1, 2, 3]) await quotes.fill(costed.number, line, { unitCost: 500 * line });
    await quotes.transition(costed.number, 'move-to-offer');
    await offers.send(costed.number);
    const all = await simulate({ ...big, threshold: 0 });
    expect(all.hits).toBe(all.offers);
    expect(all.examples[0]).toMatchObject({ number: costed.number, revision: 1, value: 66_000 });
    expect((await simulate({ ...big, threshold: 66_001 })).hits).toBeLessThan(all.offers);
    const margin = await simulate({ ...big, measure: 'margin-below', threshold: 5_000 });
    expect(margin).toMatchObject({ hits: all.offers - 1, unknown: all.offers - 1 });
    const strict = await simulate({ ...big, measure: 'margin-below', threshold: 5_001 });
    expect(strict.examples[0]).toMatchObject({ number: costed.number, value: 5_000 });
  });

  test('is saved only as it was simulated, by its newest version, and its change is audited', async () => {
    const id = randomUUID();
    await expect(saveRule(big, { simulated: { offers: 0, hits: 999 } })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { hits: expect.any(Number) },
    });
    expect(await saveRule(big, { id })).toMatchObject([{ id, version: 1, changedBy: 'Fay Finance' }]);
    await expect(saveRule(big, { id, version: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const changed = { ...big, threshold: 70_000, isActive: false };
    expect(await saveRule(changed, { id, version: 1 })).toMatchObject([{ version: 2, threshold: 70_000 }]);
    const jobs = await sales.sql<{ payload: any }>(
      `select payload from graphile_worker._private_jobs where payload->'payload'->>'entity' = 'approval-rule'
       and payload->'payload'->>'entityNumber' = ? order by id`,
      [id],
    );
    expect(jobs.map(({ payload }) => [payload.payload.before, payload.payload.after])).toEqual([
      [null, 'Large offers: total-above 50000, finance'],
      ['Large offers: total-above 50000, finance', 'Large offers: total-above 70000, finance, off'],
    ]);
  });

  test('takes no percentage above 100 and no limit below nothing', async () => {
    const invalid = { code: 'INVALID', issues: [{ path: 'threshold' }] };
    await expect(simulate({ ...big, measure: 'margin-below', threshold: 10_001 })).rejects.toMatchObject(
      invalid,
    );
    await expect(simulate({ ...big, threshold: -1 })).rejects.toMatchObject(invalid);
  });

  test.each<[Role, boolean]>([
    ['finance', true],
    ['admin', true],
    ['sales', false],
    ['support', false],
    ['purchasing', false],
    ['warehouse', false],
    ['catalog', false],
    ['auditor', false],
    ['customer', false],
  ])('of %s: seen, simulated and saved %j', async (role, may) => {
    const caller = staff(role);
    const tries = [
      sales.service.call(salesAdminListApprovalRules, {}, { caller }),
      simulate(big, caller),
      saveRule(big, {}, caller),
    ];
    for (const one of tries) {
      if (may) await expect(one).resolves.toBeDefined();
      else await expect(one).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
  });
});
