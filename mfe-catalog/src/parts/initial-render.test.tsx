import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useComplete, type InitialRender } from './initial-render.ts';

const drawn: string[] = [];

function Page({ place, look = {} }: { place: string; look?: InitialRender }) {
  const isComplete = useComplete(place, look);
  drawn.push(`${place} ${isComplete ? 'whole' : 'first'}`);
  return (
    <main>
      <h1>{place}</h1>
      {isComplete ? <footer>rest</footer> : null}
    </main>
  );
}

test('a page gone to shows its first screen, then the rest; so does the next place', async () => {
  const { rerender } = render(<Page place="nuts" />);
  expect(screen.queryByText('rest')).toBeNull();
  await screen.findByText('rest');
  rerender(<Page place="bolts" />);
  expect(screen.queryByText('rest')).toBeNull();
  await screen.findByText('rest');
});

test('a page that is not painted, in a tab behind, comes whole all the same', async () => {
  const frames = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  render(<Page place="nuts" />);
  await screen.findByText('rest');
  window.requestAnimationFrame = frames;
});

test('what the server wrote, which is whole, is hydrated without losing anything', async () => {
  const box = document.createElement('div');
  box.innerHTML = '<main><h1>nuts</h1><footer>rest</footer></main>';
  drawn.length = 0;
  const failures: unknown[] = [];
  const onRecoverableError = (error: unknown) => failures.push(error);
  const root = await act(async () =>
    hydrateRoot(box, <Page place="nuts" look={{ isFromServer: true }} />, { onRecoverableError }),
  );
  expect(failures).toEqual([]);
  expect(drawn).toEqual(['nuts whole']);
  await act(async () => root.unmount());
});
