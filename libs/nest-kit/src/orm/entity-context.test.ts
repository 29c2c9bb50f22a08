import { expect, jest, test } from '@jest/globals';
import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import { inEntityContext } from './entity-context.ts';

function ormNamed(name: string) {
  const fork = jest.fn(() => ({ name }));
  return { fork, orm: { em: { name, fork } } as unknown as MikroORM };
}

test('a call that touches no entity makes no manager', async () => {
  const { orm, fork } = ormNamed('catalog');
  expect(await inEntityContext(orm, async () => 7)).toBe(7);
  expect(fork).not.toHaveBeenCalled();
});

test('a call has one manager of its own, also after it has waited, and outside there is none', async () => {
  const { orm, fork } = ormNamed('catalog');
  const find = () => RequestContext.getEntityManager('catalog');
  const call = () =>
    inEntityContext(orm, async () => {
      const first = find();
      await Promise.resolve();
      expect(find()).toBe(first);
      return first;
    });
  const [one, other] = await Promise.all([call(), call()]);
  expect(one).not.toBe(other);
  expect(fork).toHaveBeenCalledTimes(2);
  expect(find()).toBeUndefined();
});

test('what makes the manager finds the one it is made from', () => {
  const { orm, fork } = ormNamed('catalog');
  fork.mockImplementation(() => {
    expect(RequestContext.getEntityManager('catalog')).toBe(orm.em);
    return { name: 'catalog' };
  });
  expect(inEntityContext(orm, () => RequestContext.getEntityManager('catalog'))).not.toBe(orm.em);
  expect(fork).toHaveBeenCalledTimes(1);
});

test('a call within a call has that of its own service, and of no other', () => {
  const catalog = ormNamed('catalog');
  const sales = ormNamed('sales');
  inEntityContext(catalog.orm, () => {
    inEntityContext(sales.orm, () => {
      expect(RequestContext.getEntityManager('sales')).toEqual({ name: 'sales' });
      expect(RequestContext.getEntityManager('catalog')).toBeUndefined();
    });
    expect(RequestContext.getEntityManager('catalog')).toEqual({ name: 'catalog' });
  });
});
