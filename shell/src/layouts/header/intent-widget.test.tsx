import { expect, jest, test } from '@jest/globals';
import { WidgetSourceContext, type WidgetSource } from '@gantry/api-client';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntentWidget } from './intent-widget.tsx';

const Box = ({ initialQuery }: { initialQuery?: string }) => (
  <input aria-label="rich" defaultValue={initialQuery} />
);

function show(load: WidgetSource['load']) {
  const source = { ready: () => undefined, isInDocument: () => false, load } as WidgetSource;
  const typed = (place: HTMLElement) => ({ initialQuery: place.querySelector('input')!.value });
  render(
    <WidgetSourceContext value={source}>
      <IntentWidget name="search-box" props={typed}>
        <input aria-label="plain" />
      </IntentWidget>
    </WidgetSourceContext>,
  );
}

test('nothing is loaded until the visitor reaches for it', () => {
  const load = jest.fn();
  show(load as never);
  expect(load).not.toHaveBeenCalled();
});

test('what is typed and where the caret is survive the change', async () => {
  let arrive: (widget: unknown) => void = () => undefined;
  show((() => new Promise((resolve) => (arrive = resolve))) as never);
  await userEvent.type(screen.getByLabelText('plain'), 'bolt');
  await act(async () => arrive(Box));
  const rich = screen.getByLabelText<HTMLInputElement>('rich');
  expect([rich.value, rich.selectionStart, document.activeElement]).toEqual(['bolt', 4, rich]);
  await userEvent.keyboard('s');
  expect(rich.value).toBe('bolts');
});

test('a widget that cannot be had leaves the plain form, and is tried again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  show(load as never);
  const plain = screen.getByLabelText('plain');
  await userEvent.hover(plain);
  await userEvent.unhover(plain);
  await userEvent.hover(plain);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('plain')).toBe(plain);
});
