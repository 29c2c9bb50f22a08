import { describe, expect, test } from '@jest/globals';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { snapshotOf, type LoadedRelease } from '../releases/loaded-release.ts';
import { filesOfPage, startIn, type PageNeeds } from './page-files.ts';

const script = (...js: string[]) => ({ js, css: [] });

const former = {
  remote: script('remote.1.js'),
  'messages-en-US': script('messages-en-US.1.js'),
  'messages-es-US': script('messages-es-US.1.js'),
  'catalog-listing': { js: ['parts.1.js', 'listing.1.js'], css: ['listing.1.css'] },
};
const carrying = {
  ...former,
  'entry-en-US': script('remote-entry-en-US.1.js'),
  'entry-es-US': script('remote-entry-es-US.1.js'),
};

function release(
  remote: LoadedRelease['remote'],
  chunks: LoadedRelease['chunks'],
  widgets = {},
): LoadedRelease {
  const base = `/r/${remote}/1-aaaaaa/web/`;
  const module = { widgets } as RemoteModule;
  const pinned = { version: '1-aaaaaa', base, entry: `${base}remote-entry.1.js` };
  return { remote, module, chunks, pinned, integrity: {}, styles: {}, messages: async () => ({}) };
}

const needs: PageNeeds = { remote: 'catalog', chunk: 'catalog-listing', widgets: [], locale: 'en-US' };
const shell = script('main-en-US.1.js');

describe('what a remote is started with', () => {
  test('is the entry with the texts of the language, and neither texts nor entry by themselves', () => {
    expect(startIn('es-US', carrying, 'remote-entry.1.js')).toEqual({
      entry: 'remote-entry-es-US.1.js',
      forPages: [],
      forWidgets: [],
      carried: ['remote-entry.1.js', 'remote.1.js', 'messages-es-US.1.js'],
    });
  });

  test('is English under the pseudo-locale', () => {
    expect(startIn('en-XA', carrying, 'remote-entry.1.js').entry).toBe('remote-entry-en-US.1.js');
  });

  test('is the entry and its parts in releases without entries for languages', () => {
    expect(startIn('es-US', former, 'remote-entry.1.js')).toEqual({
      entry: 'remote-entry.1.js',
      forPages: ['remote', 'messages-es-US'],
      forWidgets: ['remote', 'messages-es-US'],
      carried: [],
    });
  });

  test('brings its widgets’ texts alone where they have their own: pages of it name the rest', () => {
    const chunks = { ...carrying, 'widget-messages-es-US': script('widget-messages-es-US.1.js') };
    expect(startIn('es-US', chunks, 'remote-entry.1.js')).toEqual({
      entry: 'remote-entry-es-US.1.js',
      forPages: ['messages-es-US'],
      forWidgets: [],
      carried: ['remote-entry.1.js', 'remote.1.js', 'widget-messages-es-US.1.js'],
    });
  });
});

describe('the files of a page', () => {
  const checkout = release(
    'checkout',
    {
      'entry-en-US': script('remote-entry-en-US.2.js'),
      widget: { js: ['widget.2.js'], css: ['widget.2.css'] },
    },
    { 'add-to-cart': { chunk: 'widget' } },
  );

  test('are one for each entry, the page and each widget', () => {
    const snapshot = snapshotOf({ catalog: release('catalog', carrying), checkout });
    expect(filesOfPage(shell, snapshot, { ...needs, widgets: ['add-to-cart'] })).toEqual({
      scripts: [
        '/assets/main-en-US.1.js',
        '/r/catalog/1-aaaaaa/web/remote-entry-en-US.1.js',
        '/r/catalog/1-aaaaaa/web/parts.1.js',
        '/r/catalog/1-aaaaaa/web/listing.1.js',
        '/r/checkout/1-aaaaaa/web/remote-entry-en-US.2.js',
        '/r/checkout/1-aaaaaa/web/widget.2.js',
      ],
      styles: ['/r/catalog/1-aaaaaa/web/listing.1.css', '/r/checkout/1-aaaaaa/web/widget.2.css'],
    });
  });

  test('of a former release are named as well, all of them', () => {
    const { scripts } = filesOfPage(shell, snapshotOf({ catalog: release('catalog', former) }), needs);
    expect(scripts.slice(1).map((address) => address.split('/').at(-1))).toEqual([
      'remote-entry.1.js',
      'remote.1.js',
      'messages-en-US.1.js',
      'parts.1.js',
      'listing.1.js',
    ]);
  });
});
