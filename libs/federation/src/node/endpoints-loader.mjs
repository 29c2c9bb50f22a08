// Takes out of the endpoint table what only the server uses. A browser needs an endpoint's name, method, path and
// whether it takes an idempotency key; the schemas of its parts (and with them the validator) would otherwise be in
// the first script of every page.
import { parseSync, printSync } from '@swc/core';

const kept = new Set(['name', 'method', 'path', 'idempotent']);

function isDefinition(node) {
  return node.type === 'CallExpression' && node.callee.value === 'defineEndpoint';
}

/**
 * Leaves an object what a browser needs of it. What it shares with others is written out: a compiler does not drop an
 * unused object that takes another one apart. A later value of a name stands for an earlier one.
 */
function thin(object, shared) {
  if (object?.type !== 'ObjectExpression') return;
  const byName = new Map();
  for (const property of object.properties) {
    const parts = property.type === 'SpreadElement' ? partsOf(property, shared) : [property];
    for (const part of parts) if (kept.has(part.key?.value)) byName.set(part.key.value, part);
  }
  object.properties = [...byName.values()];
}

function partsOf(spread, shared) {
  const parts = shared.get(spread.arguments.value);
  if (!parts) throw new Error('An endpoint may only spread an object of its own file.');
  return parts;
}

/** Parts that several endpoints share, by name: `const inside = { ... } as const`. */
function sharedParts(module) {
  const declarations = module.body.flatMap((item) =>
    item.type === 'VariableDeclaration' ? item.declarations : [],
  );
  const objects = declarations.map(({ id, init }) => [
    id.value,
    init?.type === 'TsConstAssertion' ? init.expression : init,
  ]);
  return new Map(
    objects
      .filter(([, init]) => init?.type === 'ObjectExpression')
      .map(([name, init]) => [name, init.properties]),
  );
}

function thinDefinitions(node, shared) {
  if (Array.isArray(node)) return node.forEach((one) => thinDefinitions(one, shared));
  if (typeof node !== 'object' || node === null) return;
  if (isDefinition(node)) thin(node.arguments[0]?.expression, shared);
  Object.values(node).forEach((one) => thinDefinitions(one, shared));
}

function namesIn(node, names = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => namesIn(one, names));
  else if (typeof node === 'object' && node !== null) {
    if (node.type === 'Identifier') names.add(node.value);
    Object.values(node).forEach((one) => namesIn(one, names));
  }
  return names;
}

/** Drops what the endpoints used to refer to; the compiler then drops the imports of those. */
function dropUnused(module) {
  const isUnused = (item) =>
    item.type === 'VariableDeclaration' &&
    item.declarations.every(({ id }) => {
      const others = module.body.filter((one) => one !== item && one.type !== 'ImportDeclaration');
      return id.type === 'Identifier' && !namesIn(others).has(id.value);
    });
  const kept = module.body.filter((item) => !isUnused(item));
  if (kept.length === module.body.length) return;
  module.body = kept;
  dropUnused(module);
}

export default function thinEndpoints(source) {
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  thinDefinitions(module, sharedParts(module));
  dropUnused(module);
  // Calls lose their "pure" marks when printed; an endpoint nobody imports must still be dropped.
  return printSync(module).code.replace(/= defineEndpoint\(/g, '= /* @__PURE__ */ defineEndpoint(');
}
