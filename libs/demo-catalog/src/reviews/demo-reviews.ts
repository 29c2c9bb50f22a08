import { createHash } from 'node:crypto';
import { reviewerNames, reviewTexts, waitingTexts } from './review-texts.ts';

/** A made-up review, as the table of reviews holds it, without what the shop’s checks find in it. */
export interface DemoReview {
  id: string;
  account_id: string;
  author: string;
  email: string;
  language: string;
  rating: number;
  title: string;
  body: string;
  display_name: string | null;
  status: 'approved' | 'pending-review';
  verified: boolean;
  written_at: string;
}

/** One product in three has reviews. */
const oneIn = 3;
const maxPerProduct = 9;
/** One product in a hundred and fifty also has a review that waits. */
const oneWaitsIn = 150;
const reviewers = 400;
const newest = Date.parse('2026-11-15T16:00:00Z');
const oldestDays = 700;
const day = 24 * 60 * 60 * 1000;
/** How often each number of stars is given, in the order 5, 4, 3, 2, 1; products differ by what is drawn. */
const starShares = [52, 26, 11, 6, 5] as const;

/** The reviews of a product: always the same for the same store number, none for most. */
export function demoReviews(sku: string): DemoReview[] {
  const chance = chanceOf(sku);
  const reviews: DemoReview[] = [];
  if (chance(oneIn) === 0) {
    const count = 1 + chance(maxPerProduct);
    const firstReviewer = chance(reviewers);
    for (let index = 0; index < count; index += 1) {
      const reviewer = (firstReviewer + index) % reviewers;
      reviews.push(published(`${sku} ${index}`, reviewer));
    }
  }
  if (chance(oneWaitsIn) === 0) reviews.push(waiting(sku));
  return reviews;
}

function published(key: string, reviewer: number): DemoReview {
  const chance = chanceOf(key);
  const pickOne = <T>(from: readonly T[]): T => from[chance(from.length)]!;
  const texts = pickOne(reviewTexts);
  const rating = starsOf(chance(100));
  const parts = [pickOne(texts.uses), pickOne(texts.verdicts[rating]), pickOne(texts.ends)];
  return {
    ...person(reviewer),
    id: uuidOf(key),
    language: texts.language,
    rating,
    title: pickOne(texts.headlines[rating]),
    body: parts.filter(Boolean).join(' '),
    display_name: pickOne(reviewerNames),
    status: 'approved',
    verified: chance(4) > 0,
    written_at: new Date(newest - (1 + chance(oldestDays)) * day - chance(day)).toISOString(),
  };
}

function waiting(sku: string): DemoReview {
  const chance = chanceOf(`${sku} waits`);
  const { title, body, rating } = waitingTexts[chance(waitingTexts.length)]!;
  return {
    ...person(reviewers + chance(reviewers)),
    id: uuidOf(`${sku} waits`),
    language: 'en-US',
    rating,
    title,
    body,
    display_name: null,
    status: 'pending-review',
    verified: false,
    written_at: new Date(newest - chance(3 * day)).toISOString(),
  };
}

const person = (reviewer: number) => ({
  account_id: `demo-reviewer-${reviewer}`,
  author: `Demo reviewer ${reviewer}`,
  email: `reviewer-${reviewer}@demo.gantry.example`,
});

function starsOf(draw: number): 1 | 2 | 3 | 4 | 5 {
  let below = 0;
  for (const [index, share] of starShares.entries()) {
    below += share;
    if (draw < below) return (5 - index) as 1 | 2 | 3 | 4 | 5;
  }
  return 5;
}

/** Whole numbers below a bound, always the same row of them for the same key. */
function chanceOf(key: string): (below: number) => number {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An id of the form uuids have, made from the key. */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(`review ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
