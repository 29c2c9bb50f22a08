// Takes out of the endpoint table what only the server uses. A browser needs an endpoint's name, method, path and
// whether it takes an idempotency key; the schemas of its parts (and with them the validator) would otherwise be in
// the first script of every page.
import { parseSync, printSync } from '@swc/core';

const kept = new Set(['name', 'method', 'path', 'idempotent']);

function isDefinition(node) {
  return node.type === 'CallExpression' && node.callee.value === 'defineEndpoint';
}

function thin(object) {
  if (object?.type !== 'ObjectExpression') return;
  object.properties = object.properties.filter(
    (property) => property.type === 'SpreadElement' || kept.has(property.key?.value),
  );
}

/** Parts that several endpoints share: `const inside = { ... } as const`. */
function thinShared(module) {
  for (const item of module.body) {
    if (item.type !== 'VariableDeclaration') continue;
    for (const { init } of item.declarations)
      thin(init?.type === 'TsConstAssertion' ? init.expression : init);
  }
}

function walk(node) {
  if (Array.isArray(node)) return node.forEach(walk);
  if (typeof node !== 'object' || node === null) return;
  if (isDefinition(node)) thin(node.arguments[0]?.expression);
  Object.values(node).forEach(walk);
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
  walk(module);
  thinShared(module);
  dropUnused(module);
  // Calls lose their "pure" marks when printed; an endpoint nobody imports must still be dropped.
  return printSync(module).code.replace(/= defineEndpoint\(/g, '= /* @__PURE__ */ defineEndpoint(');
}
