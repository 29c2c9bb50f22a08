import { RequestContext, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';

/** The entity manager of one call, made when it is first asked for. */
class OwnManager extends Map<string, EntityManager> {
  private readonly shared: EntityManager;

  constructor(shared: EntityManager) {
    super();
    this.shared = shared;
  }

  override get(name: string): EntityManager | undefined {
    const known = super.get(name);
    if (known || name !== this.shared.name) return known;
    // What makes it looks for the present one itself: until it is there, that is the one it is made from.
    this.set(name, this.shared);
    const own = this.shared.fork({ useContext: true, disableContextResolution: true });
    this.set(name, own);
    return own;
  }
}

/**
 * Runs a call with entities of its own, as `RequestContext.create` does. Most reads answer by SQL or from memory and
 * touch no entity: a manager with its maps and sets, 4 µs at best, would be made for nothing.
 */
export function inEntityContext<Result>({ em }: Pick<MikroORM, 'em'>, run: () => Result): Result {
  const manager = new OwnManager(em);
  return RequestContext['storage'].run(new RequestContext(manager), run);
}
