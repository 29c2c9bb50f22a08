import { describe, expect, test } from '@jest/globals';
import { PostgreSqlPlatform, raw } from '@mikro-orm/postgresql';
import { bindable, bindStatement } from './bound-statement.ts';

const platform = new PostgreSqlPlatform();
const bind = (text: string, values: unknown[]) => bindStatement(text, values, platform);

describe('a statement of the ORM', () => {
  test('gets its texts and dates beside it, and keeps numbers where their type would be lost', () => {
    const at = new Date('2026-11-25T07:00:00Z');
    const bound = bind(
      'select "o".* from "order" as "o" where "o"."number" = ? and "o"."at" < ? and "o"."due" > ?',
      ["1' or '1' = '1", at, 12],
    );
    expect(bound?.text).toBe(
      'select "o".* from "order" as "o" where "o"."number" = $1 and "o"."at" < $2 and "o"."due" > 12',
    );
    expect(bound?.values[0]).toBe("1' or '1' = '1");
    expect(new Date(String(bound?.values[1]))).toEqual(at);
  });

  test('gets numbers beside it where rows are written, unless it computes with them', () => {
    expect(bind('insert into "line" ("sku", "price") values (?, ?)', ['A', 12])).toEqual({
      text: 'insert into "line" ("sku", "price") values ($1, $2)',
      values: ['A', 12],
    });
    expect(bind('update "line" set "price" = case when ("sku" = ?) then ? end', ['A', 12])).toEqual({
      text: 'update "line" set "price" = case when ("sku" = $1) then 12 end',
      values: ['A'],
    });
  });

  test('takes lists, documents, nothing, fragments, names, and question marks of its own', () => {
    expect(
      bind('select "l".* from ?? as "l" where "sku" in (?) and "facts" \\? ? and ? and "at" is ?', [
        'sales.line',
        ['A', 'B'],
        'key',
        raw('"facts" @> ?', [{ color: 'blue' }]),
        null,
      ]),
    ).toEqual({
      text: 'select "l".* from "sales"."line" as "l" where "sku" in ($1, $2) and "facts" ? $3 and "facts" @> $4 and "at" is null',
      values: ['A', 'B', 'key', '{"color":"blue"}'],
    });
  });
});

test('a text written by hand is left alone unless it says that it may be bound', () => {
  expect(bind('select coalesce(?, ?)', ['a', 'b'])).toBeNull();
  expect(bind(`${bindable}update sales.cart set id = ?`, ['a'])?.values).toEqual(['a']);
});
