import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { Conversation, type ConversationMessage } from './conversation.tsx';

const show = (messages: readonly ConversationMessage[]) =>
  renderInPage(
    <Conversation
      title="Conversation"
      messages={messages}
      empty="Nobody has written yet"
      nameOf={({ from }) => (from === 'store' ? 'Gantry' : 'You')}
      noteOf={({ from }) => (from === 'store' ? '(store)' : null)}
      time={(at) => `at ${at}`}
    />,
  );

test('says who wrote what and when, in the order it came', () => {
  show([
    { at: '2026-11-21T10:00:00Z', from: 'customer', text: 'How long is it?' },
    { at: '2026-11-21T11:00:00Z', from: 'store', text: '40 mm.' },
  ]);
  expect(screen.getByRole('region', { name: 'Conversation' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/ +/g, ' '))).toEqual([
    'You at 2026-11-21T10:00:00ZHow long is it?',
    'Gantry (store) at 2026-11-21T11:00:00Z40 mm.',
  ]);
});

test('says so where nobody has written', () => {
  show([]);
  expect(screen.getByText('Nobody has written yet')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
