import { describe, expect, test } from '@jest/globals';
import { canonicalPath } from './image-path.ts';

/** Spellings of one picture each, and the only one it is served at. */
const spellings: Record<string, readonly string[]> = {
  card: ['f_webp,fit_cover,w_320,h_240', 's_320x240,fit_cover', 'q_60,fit_cover,s_320x240', 'c%61rd'],
  'card,w_640': ['f_webp,fit_cover,s_640x480', 'card%2Cw_640'],
  _: ['f_svg', 'f_svg,w_640', 'f_svg,q_90', 'b_101418,f_svg'],
  'f_svg,w_160': ['f_svg,w_48', 'w_96,f_svg', 'f_svg,s_160x160,fit_cover'],
  'f_webp,w_320': ['w_320', 'f_webp,fit_contain,q_60,w_320', 'w_320,f_webp', 'b_ffffff,w_320'],
  'f_webp,w_640': ['f_webp', 'q_60', 'fit_inside,w_640'],
  'f_webp,w_640,q_75': ['f_webp,fit_inside,q_75,w_640', 'q_75'],
  'f_webp,h_240': ['h_240'],
  'f_webp,s_320x240': ['s_320x240', 'w_320,h_240', 'h_240,w_320', 'fit_inside,s_320x240'],
  'f_png,w_320': ['f_png,w_320,q_90', 'q_40,w_320,f_png'],
  'f_jpeg,fit_contain,s_320x240,q_90,b_101418': ['b_101418,q_90,s_320x240,fit_contain,f_jpeg'],
};

describe('a picture has one address', () => {
  test.each(Object.entries(spellings))('%s', (only, others) => {
    expect(canonicalPath(`${only}/drawing-A`)).toBe(`${only}/drawing-A`);
    for (const other of others)
      expect([other, canonicalPath(`${other}/drawing-A`)]).toEqual([other, `${only}/drawing-A`]);
  });

  test('its source is encoded in one way', () => {
    for (const source of ['drawing-A%2FB%201.svg', 'drawing-A%2fB%201.svg', '%64rawing-A%2FB 1.svg'])
      expect(canonicalPath(`card/${source}`)).toBe('card/drawing-A%2FB%201.svg');
  });

  test.each([
    's_320x240x1/drawing-A',
    'card/drawing-A/more',
    'card/',
    'card',
    '/drawing-A',
    'card//drawing-A',
    'card/%E0%A4',
    '%E0%A4/drawing-A',
    '',
  ])('%s is none', (path) => expect(canonicalPath(path)).toBeNull());
});
