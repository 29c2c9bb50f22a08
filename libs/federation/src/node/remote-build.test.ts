import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildFormer } from './former-build.test-kit.ts';
import shortStart from './container-start-loader.mjs';
import { integrityOfFolder } from './release/integrity.ts';
import { remoteConfigs } from './remote-config.ts';
import { runRspack } from './run-rspack.ts';

const sources: Readonly<Record<string, string>> = {
  'remote.tsx': `
    import { version } from 'react';
    const texts = {
      'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './messages/en-US.json'),
      'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './messages/es-US.json'),
    };
    const more = {
      'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './forms/messages/en-US.json'),
      'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './forms/messages/es-US.json'),
    };
    export default { name: 'tools', react: version, texts, more, page: () => import('./page.tsx') };`,
  'page.tsx': 'export const page = () => <p>A page</p>;',
  'messages/en-US.json': `{ "tools.b": "It's a \\\\ or a \\"nut\\"", "tools.a": "{count} nuts" }`,
  'messages/es-US.json': '{ "tools.b": "Una tuerca", "tools.a": "{count} tuercas" }',
  'forms/messages/en-US.json': '{ "forms.save": "Save" }',
  'forms/messages/es-US.json': '{ "forms.save": "Guardar" }',
};

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'gantry-build-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function writeSources(name: string, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = path.join(home, name);
  for (const [file, text] of Object.entries({ ...sources, ...changes })) {
    const target = path.join(folder, 'src', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return folder;
}

async function build(name: string, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await writeSources(name, changes);
  const out = path.join(folder, 'dist');
  await runRspack(remoteConfigs({ folder, name: 'tools', out }).slice(0, 1));
  await writeFile(path.join(out, 'web/package.json'), '{ "type": "module" }');
  return path.join(out, 'web');
}

async function entryFor(web: string, language: string): Promise<string> {
  const list = JSON.parse(await readFile(path.join(web, 'route-assets.json'), 'utf8')) as Record<
    string,
    { js: string[] }
  >;
  const [file, ...others] = list[`entry-${language}`]!.js;
  expect(others).toEqual([]);
  return file!;
}

/** The protocol by which shells start a container that were built before the federation runtime came back. */
const formerStart = `
  const library = { '1.0.0': { get: () => () => ({ version: 'the shell’s' }), loaded: 1, eager: true, from: 'shell' } };
  await container.init({ react: library });
  const remote = (await container.get('./remote'))().default;`;

/** How any host of the federation package starts it. */
const runtimeStart = `
  const { ModuleFederation } = await import('@module-federation/enhanced/runtime');
  const library = { version: 'the shell’s' };
  const host = new ModuleFederation({
    name: 'host',
    remotes: [{ name: 'tools', entry: 'pinned', type: 'module' }],
    shared: { react: { version: '19.0.0', lib: () => library, get: () => () => library, shareConfig: { singleton: true } } },
    plugins: [{ name: 'pinned', loadEntry: () => Promise.resolve(container) }],
  });
  const remote = (await host.loadRemote('tools/remote')).default;`;

/** Does in a process of its own what a host does with an entry. */
async function openEntry(web: string, file: string, start = runtimeStart): Promise<Record<string, unknown>> {
  const code = `
    const imported = await import(${JSON.stringify(path.join(web, file))});
    const container = imported.default?.init ? imported.default : imported;
    ${start}
    console.log(JSON.stringify({ ...remote, texts: container.texts, widgetTexts: container.widgetTexts }));`;
  const words = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('a remote’s entry for a language', () => {
  let web: string;
  beforeAll(async () => {
    web = await build('whole');
    const files = await readdir(web);
    // nothing but the entries is left to load from
    for (const file of files.filter((name) => name.endsWith('.js') && !name.startsWith('remote-entry'))) {
      await rm(path.join(web, file));
    }
  });

  test('holds what the remote exposes, on the shell’s libraries, and its compiled texts', async () => {
    expect(await openEntry(web, await entryFor(web, 'en-US'))).toMatchObject({
      name: 'tools',
      react: 'the shell’s',
      texts: {
        'forms.save': 'Save',
        'tools.a': [
          { type: 1, value: 'count' },
          { type: 0, value: ' nuts' },
        ],
        'tools.b': [{ type: 0, value: 'It\'s a \\ or a "nut"' }],
      },
    });
  });

  test('holds no other language', async () => {
    const { texts } = await openEntry(web, await entryFor(web, 'es-US'));
    expect(texts).toMatchObject({ 'forms.save': 'Guardar', 'tools.b': 'Una tuerca' });
    expect(await readFile(path.join(web, await entryFor(web, 'es-US')), 'utf8')).not.toContain('Save');
  });

  test('is there without texts too, for shells that take them from their chunks', async () => {
    const plain = (await readdir(web)).find((name) => name.startsWith('remote-entry.'))!;
    const remote = await openEntry(web, plain);
    expect(remote.name).toBe('tools');
    expect(remote.texts).toBeUndefined();
  });
});

test('a remote whose widgets have texts of their own has those in its entries, and no others', async () => {
  const web = await build('widgets', {
    'remote.tsx': `${sources['remote.tsx']}
      export const ofWidgets = {
        'en-US': () => import(/* webpackChunkName: "widget-messages-en-US" */ './widgets/messages/en-US.json'),
        'es-US': () => import(/* webpackChunkName: "widget-messages-es-US" */ './widgets/messages/es-US.json'),
      };`,
    'widgets/messages/en-US.json': '{ "tools.add": "Add" }',
    'widgets/messages/es-US.json': '{ "tools.add": "Agregar" }',
  });
  const remote = await openEntry(web, await entryFor(web, 'es-US'));
  expect(remote.widgetTexts).toEqual({ 'tools.add': 'Agregar' });
  expect(remote.texts).toBeUndefined();
});

describe('a container built by the federation package', () => {
  let dist: string;
  beforeAll(async () => {
    const folder = await writeSources('both');
    dist = path.join(folder, 'dist');
    await runRspack(remoteConfigs({ folder, name: 'tools', out: dist }));
    await writeFile(path.join(dist, 'web/package.json'), '{ "type": "module" }');
    await writeFile(path.join(dist, 'node/package.json'), '{ "type": "commonjs" }');
  });

  test.each(['web', 'node'])('starts in hosts of before and of now (%s)', async (target) => {
    const folder = path.join(dist, target);
    const entry = (await readdir(folder)).find((name) => name.startsWith('remote-entry.'))!;
    for (const start of [formerStart, runtimeStart]) {
      expect(await openEntry(folder, entry, start)).toMatchObject({ name: 'tools', react: 'the shell’s' });
    }
  });

  test('says in its manifest how it is started and what it takes from its host', async () => {
    const manifest = JSON.parse(await readFile(path.join(dist, 'web/mf-manifest.json'), 'utf8')) as object;
    const entry = (await readdir(path.join(dist, 'web'))).find((name) => name.startsWith('remote-entry.'));
    expect(manifest).toMatchObject({
      metaData: { publicPath: 'auto', remoteEntry: { name: entry, type: 'module' } },
      exposes: [{ path: './remote' }],
      shared: expect.arrayContaining([expect.objectContaining({ name: 'react', singleton: true })]),
    });
  });
});

test.each(['web', 'node'])('a container of before starts in a host of now (%s)', async (target) => {
  const folder = await writeSources(`former-${target}`);
  const dist = path.join(folder, 'dist');
  await buildFormer({ folder, name: 'tools', out: dist });
  const type = target === 'web' ? 'module' : 'commonjs';
  await writeFile(path.join(dist, target, 'package.json'), JSON.stringify({ type }));
  const entry = (await readdir(path.join(dist, target))).find((name) => name.startsWith('remote-entry.'))!;
  expect(await openEntry(path.join(dist, target), entry)).toMatchObject({ react: 'the shell’s' });
});

test('the same sources give the same files', async () => {
  const both = await Promise.all([build('one'), build('other')]);
  const [one, other] = await Promise.all(both.map((web) => integrityOfFolder(web)));
  expect(one).toEqual(other);
});

test('a federation package that starts containers in another way stops the build', () => {
  expect(() => shortStart('federation.bundlerRuntime.init( consumesLoadingData')).toThrow(
    'The federation plugin starts containers in another way: no "initializeExposesData".',
  );
});

test('texts that stand in two files stop the build', async () => {
  const changes = { 'forms/messages/en-US.json': '{ "tools.a": "Save" }' };
  await expect(build('twice', changes)).rejects.toThrow('messages-en-US has the text "tools.a" twice.');
});

test('styles that nothing would load stop the build', async () => {
  const changes = {
    'remote.tsx': `import './wide.css';${sources['remote.tsx']}`,
    'wide.css': 'p { color: red }',
  };
  await expect(build('styled', changes)).rejects.toThrow('./src/remote.tsx brings the styles');
});
