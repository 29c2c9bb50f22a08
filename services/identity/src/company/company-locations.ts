import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  identityCloseLocation,
  identitySaveLocation,
} from '@gantry/contracts/endpoints/company-locations';
import {
  moveToCompany,
  type CompanyLocation as LocationView,
} from '@gantry/contracts/schemas/company-location';
import { locationName, withinLocation, type LocationNode } from '@gantry/domain/company-locations';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { accountIdOf } from '../account/account-id.ts';
import type { Company } from './company.entity.ts';
import { CompanyLocation } from './company-location.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { invalidAt, refuseInCompany } from './company-refusal.ts';
import { LocationPeople } from './location-people.ts';
import { checkPosition, positionProblem, LocationTree, locationView } from './location-tree.ts';
import { Membership } from './membership.ts';

type Entry = ValidRequestOf<typeof identitySaveLocation>['body'];
type Move = ValidRequestOf<typeof identityCloseLocation>['body']['moveTo'];

/** So many a page still shows as one tree. */
const maxLocations = 300;
const nameTaken = 'is the name of another location there';

/** What admins of a company do to its tree of locations. The company is locked meanwhile, so that no two make a circle. */
@Injectable()
export class CompanyLocations {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly tree: LocationTree,
    private readonly people: LocationPeople,
    private readonly record: CompanyRecord,
  ) {}

  /** @throws DomainError NOT_PERMITTED; WRONG_STATE where there are too many; INVALID at `parentId` or `name` */
  addLocation({ name, parentId }: Entry, call: Call): Promise<LocationView> {
    const scope = `add-location:${accountIdOf(call)}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: { name, parentId } };
    return idempotent(this.em, write, async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const all = await this.tree.findAll(company.id);
      if (all.length >= maxLocations) throw refuseInCompany('location-full');
      await this.tree.checkOpen(company.id, parentId, 'parentId');
      checkPosition(all, { id: null, parentId, field: 'parentId' });
      checkName(all, { id: null, name, parentId });
      const location = CompanyLocation.of({ companyId: company.id, name, parentId });
      this.em.persist(location);
      const after = locationName([...all, locationView(location)], location.id);
      await this.record.noteLocation(company, { before: null, after }, call);
      return locationView(location);
    });
  }

  /** @throws DomainError NOT_PERMITTED; NOT_FOUND for one of no or another company; INVALID at `parentId` or `name` */
  saveLocation(id: string, { name, parentId }: Entry, call: Call): Promise<LocationView> {
    return this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const location = await this.tree.getLocation(company.id, id);
      const all = (await this.tree.findAll(company.id)).map(locationView);
      if (parentId !== (location.parentId ?? null)) {
        await this.tree.checkOpen(company.id, parentId, 'parentId');
        checkPosition(all, { id, parentId, field: 'parentId' });
      }
      checkName(all, { id, name, parentId });
      Object.assign(location, { name, parentId });
      const now = all.map((one) => (one.id === id ? locationView(location) : one));
      const changed = { before: locationName(all, id), after: locationName(now, id) };
      await this.record.noteLocation(company, changed, call);
      return locationView(location);
    });
  }

  /**
   * Nobody is put into it any more; who and what is in it goes elsewhere first.
   * @throws DomainError NOT_PERMITTED; NOT_FOUND; WRONG_STATE where it is in use and nothing is said, or a name is taken
   *   there; INVALID at `moveTo`
   */
  async closeLocation(id: string, moveTo: Move, call: Call): Promise<void> {
    await refusingNames(() =>
      this.em.transactional(async () => {
        const { company } = await this.members.enterAsAdmin(call);
        const location = await this.tree.getLocation(company.id, id);
        if (!location.isActive) return;
        const all = await this.tree.findAll(company.id);
        const before = locationName(all, id);
        const children = all.filter((one) => one.parentId === id && one.isActive);
        if (moveTo) await this.moveAll({ company, from: location, children, all, moveTo }, call);
        else if (children.length > 0 || (await this.people.isAnybodyAt(id)))
          throw refuseInCompany('location-in-use');
        location.closedAt = new Date();
        await this.record.noteLocation(company, { before, after: null }, call);
      }),
    );
  }

  /** @throws DomainError NOT_PERMITTED; NOT_FOUND; WRONG_STATE while what it is in is closed */
  async reopenLocation(id: string, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const location = await this.tree.getLocation(company.id, id);
      if (location.isActive) return;
      const all = await this.tree.findAll(company.id);
      if (all.some((one) => one.id === location.parentId && !one.isActive))
        throw refuseInCompany('location-closed');
      location.closedAt = null;
      await this.record.noteLocation(company, { before: null, after: locationName(all, id) }, call);
    });
  }

  private async moveAll({ company, from, children, all, moveTo }: Moving, call: Call): Promise<void> {
    const to = moveTo === moveToCompany ? null : moveTo;
    await this.tree.checkOpen(company.id, to, 'moveTo');
    const before = all.map(locationView);
    if (to !== null && withinLocation(before, from.id).includes(to))
      throw positionProblem('in-itself', 'moveTo');
    for (const { id } of children) checkPosition(before, { id, parentId: to, field: 'moveTo' });
    for (const child of children) child.parentId = to;
    const after = all.map(locationView);
    for (const { id } of children) {
      const changed = { before: locationName(before, id), after: locationName(after, id) };
      await this.record.noteLocation(company, changed, call);
    }
    await this.people.moveEverybody({ from: from.id, to, all: after }, call);
  }
}

interface Moving {
  readonly company: Company;
  /** the location that is closed */
  readonly from: CompanyLocation;
  readonly children: readonly CompanyLocation[];
  readonly all: readonly CompanyLocation[];
  readonly moveTo: string;
}

/** A location, made or not, with the name it is to have and where. */
interface NamedThere {
  readonly id: string | null;
  readonly name: string;
  readonly parentId: string | null;
}

/** @throws DomainError INVALID where another one directly there has the name, however it is written */
function checkName(all: readonly LocationNode[], { id, name, parentId }: NamedThere): void {
  const isTaken = all.some(
    (one) =>
      one.id !== id && (one.parentId ?? null) === parentId && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw invalidAt('name', nameTaken);
}

/** What is moved may meet its name where it goes. */
async function refusingNames(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    throw err instanceof UniqueConstraintViolationException ? refuseInCompany('location-name') : err;
  }
}
