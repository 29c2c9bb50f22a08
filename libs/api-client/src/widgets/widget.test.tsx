import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WidgetSourceContext, type WidgetSource } from './widget-source.ts';
import { Widget } from './widget.tsx';

const Card = ({ sku }: { sku: string }) => <b>card {sku}</b>;
const source = (parts: Partial<WidgetSource>): WidgetSource =>
  ({ ready: () => undefined, isInDocument: () => false, ...parts }) as WidgetSource;
const within = (parts: Partial<WidgetSource>, node: ReactNode) => (
  <WidgetSourceContext value={source(parts)}>{node}</WidgetSourceContext>
);
const card = <Widget name="product-card" props={{ sku: 'A' }} fallback={<i>plain</i>} />;
const always = (component: unknown) => () => component as never;

test('in the browser the fallback gives way to the widget', async () => {
  const loaded = Promise.resolve(Card);
  await act(async () => render(within({ load: always(loaded) }, card)));
  expect(screen.getByText('card A')).toBeTruthy();
});

test('a widget that cannot be loaded leaves the fallback', async () => {
  const failed = Promise.reject(new Error('gone'));
  failed.catch(() => undefined);
  const silenced = console.error;
  console.error = () => undefined;
  await act(async () => render(within({ load: always(failed) }, card)));
  console.error = silenced;
  expect(screen.getByText('plain')).toBeTruthy();
});
