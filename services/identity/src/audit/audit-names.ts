import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { literal } from '@gantry/nest-kit/like';

/** Whoever acted, as the trail names them; what the store does by itself has no account. */
interface Actor {
  readonly actorId: string | null;
  readonly actor: string;
}
/** Who a search means. */
export interface TrailPeople {
  readonly actors: readonly Actor[];
  /** addresses staff acted for */
  readonly customers: readonly string[];
}

/** The first of a column that an index begins with, and the next after it, and so on: a step for each name, however many entries it has. */
const eachOf = (column: string, where: string): string => `(
    select ${column} from identity.audit_entry where ${where} order by ${column} limit 1)
    union all
    select next.${column} from known cross join lateral (
      select ${column} from identity.audit_entry where ${where} and ${column} > known.${column}
      order by ${column} limit 1) next`;
const accounts = `(
    select actor_id, actor from identity.audit_entry
    where actor_id is not null and actor is not null order by actor_id, actor limit 1)
    union all
    select next.actor_id, next.actor from known cross join lateral (
      select actor_id, actor from identity.audit_entry
      where (actor_id, actor) > (known.actor_id, known.actor) and actor is not null
      order by actor_id, actor limit 1) next`;
/** PostgreSQL sees the order of the index only where all of its columns are named. */
const store = `(
    select actor_id, actor from identity.audit_entry
    where actor_id is null and actor is not null order by actor_id, actor limit 1)
    union all
    select null, next.actor from known cross join lateral (
      select actor from identity.audit_entry where actor_id is null and actor > known.actor
      order by actor_id, actor limit 1) next`;

/** An erased person is found by their number, and not by what they were called. */
const actorsNamed = (people: string): string => `with recursive known as (${people})
  select actor_id as "actorId", actor from known
  where (actor ilike ? and not exists (select from identity.account gone
      where gone.erased_at is not null and gone.id::text = actor_id))
    or exists (select from identity.account one where one.number = lower(?) and one.id::text = actor_id)`;
const customersNamed = `with recursive known as (${eachOf('on_behalf_of', 'on_behalf_of is not null')})
  select on_behalf_of as email from known where on_behalf_of ilike ?
    and exists (select from identity.account still where still.email = on_behalf_of)`;
const fieldsNamed = `with recursive known as (${eachOf('field', 'true')})
  select field from known where field ilike ?`;

/** The names in the trail that a text may mean. They are few beside its entries, and are found by indexes alone. */
@Injectable()
export class AuditNames {
  constructor(private readonly em: EntityManager) {}

  /** Whose name or address holds the text, or whose account has it as its number; erased people by their number alone. */
  async findPeople(text: string): Promise<TrailPeople> {
    const pattern = `%${literal(text)}%`;
    const [known, own, customers] = [
      await this.em.execute<Actor[]>(actorsNamed(accounts), [pattern, text]),
      await this.em.execute<Actor[]>(actorsNamed(store), [pattern, text]),
      await this.em.execute<{ email: string }[]>(customersNamed, [pattern]),
    ];
    return { actors: [...known, ...own], customers: customers.map(({ email }) => email) };
  }

  /** The fields whose names hold the text. */
  async findFields(text: string): Promise<string[]> {
    const fields = await this.em.execute<{ field: string }[]>(fieldsNamed, [`%${literal(text)}%`]);
    return fields.map(({ field }) => field);
  }
}
