/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { noWidgets, WidgetSourceContext, type WidgetSource } from './widget-source.ts';
import { Widget } from './widget.tsx';

const Card = ({ sku }: { sku: string }) => <b>card {sku}</b>;
const card = <Widget name="product-card" props={{ sku: 'A' }} fallback={<i>plain</i>} />;
const render = (source: WidgetSource) =>
  renderToString(<WidgetSourceContext value={source}>{card}</WidgetSourceContext>);

test('the server shows a widget it has, and the fallback for one it has not', () => {
  expect(render({ ready: () => Card as never, isInDocument: () => true })).toContain('card');
  expect(render(noWidgets)).toContain('plain');
});
