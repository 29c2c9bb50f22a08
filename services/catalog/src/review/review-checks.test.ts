import { expect, test } from '@jest/globals';
import { checkReview } from './review-checks.ts';

const codesOf = (facts: Partial<Parameters<typeof checkReview>[0]>) =>
  checkReview({ title: 'Holds up well', body: 'Bought two boxes.', displayName: null, ...facts }).map(
    ({ code, field }) => `${code} ${field}`,
  );

test.each([
  ['Runs quietly after six months, no play in the race.'],
  ['M8 x 40 fits DIN 933, grade A2-70. Torqued to 24.5 Nm.'],
  ['Part HXM840-ZP88 replaces the old HX-M8-40/ZP.'],
  ['Does not fit. Bore is 17.2 mm, the drawing says 17.0 mm.'],
  ['OK for PVC, not for CPVC.'],
  ['Le joint tient bien à 6 bar, très satisfait.'],
  ['Ordered 10-12-2025, arrived 2 days later.'],
  ['Sizes 1/4, 3/8, 1/2, 5/8, 3/4 and 1 in. all there.'],
])('has nothing to say about "%s"', (body) => {
  expect(codesOf({ body })).toEqual([]);
});

test.each([
  ['See https://cheap.example/deal for less.', ['link body']],
  ['Cheaper at www.other-store', ['link body']],
  ['Cheaper at other-store.com, same maker.', ['link body']],
  ['Write me at pat@example.com for photos.', ['personal-data body']],
  ['Call 307-555-0142 and ask for Pat.', ['personal-data body']],
  ['Call +1 (307) 555 0142.', ['personal-data body']],
  ['My card 4111 1111 1111 1111 was charged twice.', ['personal-data body']],
  ['NEVER AGAIN, WORST BEARING EVER MADE', ['shouting body']],
  ['It broke on day one!!!!', ['shouting body']],
  ['Sooooooo good for the money.', ['shouting body']],
  ['What a piece of shit, honestly.', ['rude-language body']],
  ['Una mierda de producto.', ['rude-language body']],
  ['Quel produit de MERDE.', ['rude-language body']],
  ['Отличный подшипник, работает тихо.', ['other-language body']],
  ['非常好的轴承,运行安静,没有间隙,推荐。', ['other-language body']],
])('points at "%s"', (body, codes) => {
  expect(codesOf({ body })).toEqual(codes);
});

test('looks at the title and the name too', () => {
  expect(codesOf({ title: 'www.spam.example', displayName: 'pat@example.com' })).toEqual([
    'link title',
    'personal-data displayName',
  ]);
});

test('says which part of the text it means, and does not repeat itself without end', () => {
  const findings = checkReview({ title: 't', body: 'a@b.example '.repeat(300), displayName: null });
  expect(findings).toHaveLength(3);
  expect(findings[0]).toEqual({ code: 'personal-data', field: 'body', excerpt: 'a@b.example' });
});

test.each([
  ['digits', '1 '.repeat(2000)],
  ['digits and signs', '1().-'.repeat(800)],
  ['no end of an address', 'a@'.repeat(2000)],
  ['dots', 'a.'.repeat(2000)],
  ['letters', 'a'.repeat(4000)],
  ['marks', '!'.repeat(4000)],
  ['half a link', 'www.'.repeat(1000)],
])('comes to an end with 4,000 characters of %s', (_, body) => {
  // A pattern that tries every way to split such a text would not end within the life of this test.
  expect(checkReview({ title: body, body, displayName: body }).length).toBeLessThan(60);
});
