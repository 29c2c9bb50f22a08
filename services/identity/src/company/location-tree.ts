import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CompanyLocation as LocationView } from '@gantry/contracts/schemas/company-location';
import {
  locationProblem,
  locationTree,
  type LocationNode,
  type LocationProblem,
} from '@gantry/domain/company-locations';
import { DomainError } from '@gantry/nest-kit/errors';
import { CompanyLocation } from './company-location.entity.ts';
import { invalidAt } from './company-refusal.ts';

const problems = {
  'in-itself': 'is within the location itself',
  'too-deep': 'would be more levels than a company has',
} as const;

/** The locations of a company and how they are in each other. */
@Injectable()
export class LocationTree {
  constructor(private readonly em: EntityManager) {}

  /** Those of a company, closed ones too, each after the one it is in. */
  async listLocations(companyId: string): Promise<LocationView[]> {
    return locationTree(await this.findAll(companyId)).map(locationView);
  }

  findAll(companyId: string): Promise<CompanyLocation[]> {
    return this.em.find(CompanyLocation, { companyId });
  }

  /** @throws DomainError NOT_FOUND for one of no or another company */
  async getLocation(companyId: string, id: string): Promise<CompanyLocation> {
    const location = await this.em.findOne(CompanyLocation, { companyId, id });
    if (!location) throw new DomainError('NOT_FOUND');
    return location;
  }

  /**
   * Somewhere in a company that is in use, named by a form.
   * @param id null: the company itself
   * @throws DomainError INVALID at the field for a closed one, and one of no or another company
   */
  async checkOpen(companyId: string, id: string | null, field: string): Promise<void> {
    if (id === null) return;
    const location = await this.em.findOne(CompanyLocation, { companyId, id });
    if (!location?.isActive) throw invalidAt(field, 'is no location in use');
  }
}

export const locationView = ({ id, name, parentId, isActive }: CompanyLocation): LocationView => ({
  id,
  name,
  parentId: parentId ?? null,
  isActive,
});

/** Where a location is to be; its id is null while it is not made. */
interface WantedPosition {
  readonly id: string | null;
  readonly parentId: string | null;
  readonly field: string;
}

/** @throws DomainError INVALID at the field where a location cannot be there */
export function checkPosition(all: readonly LocationNode[], { id, parentId, field }: WantedPosition): void {
  const problem = locationProblem(all, id, parentId);
  if (problem) throw positionProblem(problem, field);
}

/** A location cannot be where a field says. */
export const positionProblem = (problem: LocationProblem, field: string): DomainError =>
  invalidAt(field, problems[problem]);
