import type { EntityManager } from '@mikro-orm/postgresql';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { system } from '../order/actor.ts';

/**
 * Gives a locked quote that waits for suppliers back to the store once none of them has anything to answer any more.
 * Inside the caller's transaction.
 */
export async function returnWhenAnswered(
  em: EntityManager,
  inquiry: Inquiry,
  { stillAsked, note }: { readonly stillAsked: boolean; readonly note: string },
): Promise<void> {
  inquiry.touch();
  if (stillAsked || inquiry.status !== 'waiting-manufacturer') return;
  await transitionInquiry(em, inquiry, { to: 'in-work', note, actor: system });
}
