// Who may import whom, pair by pair. What is not written here is forbidden.

/** What a project is in these rules: `shell`, `remote`, `service`, ..., or `lib:<scope>` for a library. */
export type Kind = string;

/**
 * `types`: only what leaves nothing at run time. `tests`, `benches`: only from test files, from benchmarks.
 * `commands`: also from what `npm run` starts (`src/commands`), never from what serves requests.
 */
export type Permission = 'always' | 'types' | 'tests' | 'benches' | 'commands';

export type Pair = { from: Kind; to: Kind; when: Permission };

function pairs(from: Kind, to: Kind[], when: Permission = 'always'): Pair[] {
  return to.map((target) => ({ from, to: target, when }));
}

export const allowedPairs: Pair[] = [
  ...pairs('shell', [
    'lib:ui',
    'lib:forms',
    'lib:i18n',
    'lib:api-client',
    'lib:contracts',
    'lib:domain',
    'lib:federation',
  ]),
  ...pairs('shell', ['lib:http-kit']),
  ...pairs('shell', ['testing'], 'tests'),
  ...pairs('remote', ['lib:ui', 'lib:forms', 'lib:i18n', 'lib:api-client', 'lib:contracts', 'lib:domain']),
  ...pairs('remote', ['lib:federation'], 'types'),
  ...pairs('remote', ['testing'], 'tests'),
  ...pairs('lib:contracts', ['lib:domain']),
  ...pairs('lib:forms', ['lib:ui', 'lib:i18n', 'lib:contracts', 'lib:domain']),
  ...pairs('lib:ui', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:i18n', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:api-client', ['lib:contracts', 'lib:domain', 'lib:encryption']),
  ...pairs('lib:api-client', ['lib:federation'], 'types'),
  ...pairs('lib:federation', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:federation', ['testing'], 'tests'),
  ...pairs('service', ['lib:nest-kit', 'lib:http-kit', 'lib:contracts', 'lib:domain', 'lib:encryption']),
  // which releases visitors get, for the back office
  ...pairs('service', ['lib:federation']),
  // search knows products, not who serves them
  ...pairs('service', ['lib:product-search']),
  // what is printed knows what is said, not who says it
  ...pairs('service', ['lib:documents']),
  ...pairs('lib:documents', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:product-search', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:product-search', ['tool', 'lib:demo-catalog'], 'benches'),
  ...pairs('service', ['testing'], 'tests'),
  // what stands in for the world outside is asked in tests, over HTTP, as the world is
  ...pairs('service', ['sandbox'], 'tests'),
  ...pairs('composition', ['sandbox'], 'tests'),
  ...pairs('sandbox', ['lib:nest-kit']),
  ...pairs('sandbox', ['testing'], 'tests'),
  ...pairs('service', ['tool'], 'benches'),
  ...pairs('service', ['lib:demo-catalog'], 'commands'),
  ...pairs('lib:demo-catalog', ['lib:contracts', 'lib:domain']),
  ...pairs('composition', ['service', 'lib:nest-kit', 'lib:http-kit', 'lib:contracts', 'lib:domain']),
  ...pairs('composition', ['testing'], 'tests'),
  ...pairs('lib:nest-kit', ['lib:http-kit', 'lib:contracts', 'lib:domain', 'lib:encryption']),
  ...pairs('lib:nest-kit', ['testing'], 'tests'),
  ...pairs('lib:http-kit', ['lib:contracts', 'lib:domain']),
  ...pairs('lib:http-kit', ['testing'], 'tests'),
  ...pairs('testing', ['tool', 'lib:contracts', 'lib:domain', 'lib:encryption']),
  ...pairs('tool', ['lib:contracts', 'lib:domain', 'lib:encryption', 'lib:federation', 'lib:http-kit']),
];

/** Where a file runs. The shell's server, tests and configuration run in Node whatever their project. */
export type Platform = 'web' | 'node' | 'any';

export type Ban = { packages: RegExp; why: string };

const server =
  /^(node:|@nestjs\/|@mikro-orm\/|@fastify\/|(fastify|pg|graphile-worker|nodemailer|sharp|pino|rxjs)(\/|$))/;

export const bansByPlatform: Record<Platform, Ban[]> = {
  web: [{ packages: server, why: 'server code does not belong in the browser' }],
  any: [{ packages: server, why: 'this library runs in the browser as well' }],
  node: [],
};

const react = /^(react|react-dom|react-redux|react-router|react-intl|react-final-form)(\/|$)/;

const frameworks = /^(@nestjs\/|@mikro-orm\/|(kysely|pg|rxjs)(\/|$))/;

export const bansByKind: Record<Kind, Ban[]> = {
  service: [{ packages: react, why: 'services render nothing' }],
  composition: [{ packages: react, why: 'services render nothing' }],
  sandbox: [{ packages: react, why: 'services render nothing' }],
  'lib:nest-kit': [{ packages: react, why: 'services render nothing' }],
  'lib:product-search': [{ packages: frameworks, why: 'search knows neither Nest nor SQL' }],
  'lib:documents': [{ packages: frameworks, why: 'documents know neither Nest nor SQL' }],
  'lib:contracts': [{ packages: /^(?!valibot(\/|$))/, why: 'contracts depend on valibot only' }],
  'lib:domain': [{ packages: /./, why: 'domain rules depend on nothing' }],
};

/** Packages that these projects alone may import. */
export const exclusivePackages: { packages: RegExp; owners: Kind[] }[] = [
  { packages: /^crypto-js(\/|$)/, owners: ['lib:encryption'] },
  // how remotes are built and loaded is no matter of theirs
  { packages: /^@module-federation\//, owners: ['shell', 'lib:federation'] },
];

/** Packages that come with a declared one, under its version. */
export const companions: Record<string, string> = {
  '@jest/globals': 'jest',
  '@testing-library/dom': '@testing-library/user-event',
  '@formatjs/icu-messageformat-parser': 'react-intl',
  // names the shell's build gives to the libraries behind its facades
  'whole-react-intl': 'react-intl',
  'whole-react-router': 'react-router',
};

/** Libraries with a door for each platform: the last word of the import says which. */
export const platformDoors: { specifier: string; platform: Platform }[] = [
  { specifier: '@gantry/encryption/browser', platform: 'web' },
  { specifier: '@gantry/encryption/node', platform: 'node' },
  { specifier: '@gantry/http-kit/server', platform: 'node' },
  { specifier: '@gantry/http-kit/body', platform: 'node' },
  { specifier: '@gantry/http-kit/keys', platform: 'node' },
  { specifier: '@gantry/http-kit/target', platform: 'node' },
];
