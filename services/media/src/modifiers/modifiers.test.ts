import { describe, expect, test } from '@jest/globals';
import { parseModifiers } from './modifiers.ts';

describe('image modifiers', () => {
  test('the preset card is webp, cover, quality 60', () => {
    expect(parseModifiers('card')).toMatchObject({ format: 'webp', fit: 'cover', quality: 60 });
    expect(parseModifiers('card,w_1536')).toMatchObject({ fit: 'cover', width: 1536, height: 1152 });
  });

  test('each modifier of the specification is read', () => {
    expect(parseModifiers('f_png,fit_contain,w_640,h_480,q_90,b_101418')).toEqual({
      format: 'png',
      fit: 'contain',
      width: 640,
      height: 480,
      quality: 90,
      background: '101418',
    });
    expect(parseModifiers('s_320x240')).toMatchObject({ width: 320, height: 240 });
  });

  test.each([
    '',
    'w_641',
    'w_-320',
    'w_1e3',
    'w_0x140',
    'w_320 ',
    'q_60.0',
    's_0x320',
    's_0320x240',
    'w_320.0x',
    'f_gif',
    'f_avif',
    'q_100',
    'q_61',
    'b_red',
    'fit_zoom',
    's_320',
    's_320x240x96',
    's_320x240x1',
    's_320x240x',
    's_320x',
    'w_320,w_320',
    'w_320,w_640',
    'w_320,s_320x240',
    's_320x240,h_240',
    'q_60,q_60',
    'card,w_480',
    'card,q_90',
    'card,card',
    'w_320,card',
    '_,w_320',
    'W_320',
    'f_WEBP',
    'constructor',
    '__proto__',
    'x_1',
    'w_320;h_240',
    'w_320,,h_240',
    `w_320,${'q_60,'.repeat(100)}`,
  ])('%s is refused', (text) => {
    expect(parseModifiers(text)).toBeNull();
  });
});
