import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { foundBy, type FoundBy, type FoundRecord } from '@gantry/contracts/schemas/find';
import { literal } from '@gantry/nest-kit/like';
import type { FindableKind } from './findable-kinds.ts';
import type { Typed } from './typed.ts';

/** A condition that finds records one way. */
interface Way {
  readonly by: FoundBy;
  readonly condition: string;
  readonly values: readonly unknown[];
}
type Row = Omit<FoundRecord, 'amount' | 'at'> & { readonly amount: string | null; readonly at: Date | null };

/** As many of a kind as one looks through at a glance. */
const most = 5;
/** Of more matches than these no ranking helps: one types on. They bound the work of a question of two letters. */
const maxCompared = 500;

/** Records of sales by what was typed. */
@Injectable()
export class FindRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those of one kind, the surest first, then the newest. A record found in two ways is answered once. */
  async findOfKind(kind: FindableKind, typed: Typed): Promise<FoundRecord[]> {
    const ways = waysOf(kind, typed);
    if (ways.length === 0) return [];
    const rows = await this.em.execute<Row[]>(
      `select number, opens, title, amount, at, "by" from (
         select distinct on (id) * from (${ways.map((way) => questionOf(kind, way)).join(' union all ')}) found
         order by id, rank
       ) once order by rank, at desc nulls last, id limit ${most}`,
      ways.flatMap(({ values }) => [...values]),
    );
    return rows.map((row) => recordOf(kind, row));
  }
}

/** Limited before it is sorted, so that the index of the condition is what is walked. */
function questionOf(kind: FindableKind, { by, condition }: Way): string {
  const { from, where = 'true', id, number = 'null::text', opens, title } = kind;
  const { amount = 'null::bigint', at = 'null::timestamptz' } = kind;
  return `(select * from (
      select ${id} as id, ${number} as number, ${opens} as opens, ${title} as title, ${amount} as amount, ${at} as at,
             '${by}' as "by", ${foundBy.indexOf(by)} as rank
      from ${from} where ${where} and ${condition} limit ${maxCompared}
    ) matching order by at desc nulls last limit ${most})`;
}

/** The ways in which what was typed may mean a record of this kind. */
function waysOf(kind: FindableKind, { text, number, tracking, amount, words }: Typed): Way[] {
  const ways: Way[] = [];
  const addWay = (by: FoundBy, column: string | undefined, test: string, value: unknown) => {
    if (column && value !== null) ways.push({ by, condition: `${column} ${test}`, values: [value] });
  };
  const own = number && ownNumber(kind, number);
  addWay('number', kind.number, '= ?', own);
  addWay('start', kind.number, 'like ?', own && `${own}%`);
  if (kind.tracking && tracking !== null)
    ways.push({ by: 'tracking', condition: kind.tracking, values: [tracking] });
  addWay('po-number', kind.poNumber, 'like ?', `${literal(text)}%`);
  addWay('amount', kind.amount, '= ?', amount);
  addWay('words', kind.words, `@@ to_tsquery('simple', ?)`, words);
  return ways;
}

/** The number as records of the kind carry it; null where the letters before it are those of another kind. */
function ownNumber({ prefixes }: FindableKind, { prefix, digits }: NonNullable<Typed['number']>) {
  const [stored] = prefixes;
  if (prefix !== null && !prefixes.includes(prefix)) return null;
  return stored ? `${stored}-${digits}` : digits;
}

const recordOf = ({ kind }: FindableKind, { amount, at, number, opens, title, by }: Row): FoundRecord => ({
  kind,
  number,
  opens,
  title,
  amount: amount === null ? null : Number(amount),
  at: at && new Date(at).toISOString(),
  by,
});
