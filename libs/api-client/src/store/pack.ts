/** Stands first in an array that means something else than its elements. */
const mark = '\u0001';
/** Fewer objects are not worth a table. */
const fewest = 3;

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;
/** A column of a table: one value for all rows, a table of its own for objects, or a value for each row. */
type Column =
  readonly [kind: 0, value: Json] | readonly [kind: 1, columns: Columns] | readonly [kind: 2, ...Json[]];
type Columns = Readonly<Record<string, Column>>;

/** What was made of data that stays as it is, as the server freezes answers that many pages show. */
const packed = new WeakMap<object, Json>();

/**
 * JSON data in fewer bytes: a list of like objects is written as a table, each name once and what is the same in every
 * row once. A page's answers are mostly such lists, and they travel in its HTML. What is frozen is packed once: nothing
 * in it may change either, however deep.
 */
export function pack(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (!Object.isFrozen(value)) return packOnce(value);
  const known = packed.get(value) ?? packOnce(value);
  packed.set(value, known);
  return known;
}

function packOnce(value: object): Json {
  if (Array.isArray(value)) return packList(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pack(part)]));
}

/** What `pack` was given. */
export function unpack(value: Json): Json {
  if (Array.isArray(value)) return unpackList(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]));
}

const isRecord = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function packList(list: readonly Json[]): Json {
  const names = list.length >= fewest && list.every(isRecord) ? namesInOrder(list) : null;
  if (names) return [mark, list.length, columnsOf(list as readonly JsonObject[], names)];
  const packed = list.map(pack);
  return list[0] === mark ? [mark, packed] : packed;
}

/**
 * The names of all rows in an order that is each row's own: a page shows some answers in the order they came in, and
 * is hydrated only where the browser has the server's. Null where two rows contradict each other.
 */
function namesInOrder(rows: readonly JsonObject[]): string[] | null {
  const names: string[] = [];
  for (const row of rows) {
    let next = 0;
    for (const name of Object.keys(row)) {
      // nearly always the same names in the same order
      const at = names[next] === name ? next : names.indexOf(name, next);
      if (at < 0 && names.includes(name)) return null;
      if (at < 0) names.splice(next, 0, name);
      next = (at < 0 ? next : at) + 1;
    }
  }
  return names;
}

function columnsOf(rows: readonly JsonObject[], names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, columnOf(rows, name)]));
}

function columnOf(rows: readonly JsonObject[], name: string): Column {
  const has = (row: JsonObject) => row[name] !== undefined && Object.hasOwn(row, name);
  const isComplete = rows.every(has);
  const values = rows.map((row) => row[name]);
  if (isComplete && areSame(values)) return [0, pack(values[0])];
  const names = isComplete && values.every(isRecord) ? namesInOrder(values) : null;
  if (names) return [1, columnsOf(values as readonly JsonObject[], names)];
  return [2, ...rows.map((row) => (has(row) ? pack(row[name]) : [mark]))];
}

function areSame([first, ...others]: readonly Json[]): boolean {
  if (typeof first !== 'object' || first === null) return others.every((one) => one === first);
  const text = JSON.stringify(first);
  return others.every((one) => typeof one === 'object' && JSON.stringify(one) === text);
}

function unpackList(list: readonly Json[]): Json {
  if (list[0] !== mark) return list.map(unpack);
  const [, second, columns] = list;
  if (typeof second !== 'number') return (second as Json[]).map(unpack);
  return rowsOf(second, columns as Columns);
}

function rowsOf(count: number, columns: Columns): Json[] {
  const read = Object.entries(columns).map(([name, column]) => [name, valuesOf(count, column)] as const);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      read.flatMap(([name, values]) => (values[at] === undefined ? [] : [[name, values[at]]])),
    ),
  );
}

function valuesOf(count: number, column: Column): Json[] {
  if (column[0] === 1) return rowsOf(count, column[1]);
  // Each row has a value of its own: the store's answers may be changed one by one.
  if (column[0] === 0) return Array.from({ length: count }, () => unpack(column[1]));
  return column.slice(1).map((value) => (isAbsent(value) ? undefined : unpack(value)));
}

const isAbsent = (value: Json): boolean => Array.isArray(value) && value.length === 1 && value[0] === mark;
