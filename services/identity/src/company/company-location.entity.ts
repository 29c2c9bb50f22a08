import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';

const CompanyLocationSchema = defineEntity({
  name: 'CompanyLocation',
  schema: 'identity',
  tableName: 'company_location',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    /** the location it is directly in; null: the company itself */
    parentId: p.uuid().nullable(),
    name: p.string(),
    /** since when nobody is put into it; null while it is in use */
    closedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** What is known of a location that is made. */
export type NewLocation = Pick<CompanyLocation, 'companyId' | 'name' | 'parentId'>;

/** A place or part of a company, in its tree. It is closed, never removed: orders may have been placed there. */
export class CompanyLocation extends CompanyLocationSchema.class {
  static of(facts: NewLocation): CompanyLocation {
    return Object.assign(new CompanyLocation(), {
      ...facts,
      id: randomUUID(),
      closedAt: null,
      createdAt: new Date(),
    });
  }

  get isActive(): boolean {
    return !this.closedAt;
  }
}
CompanyLocationSchema.setClass(CompanyLocation);
