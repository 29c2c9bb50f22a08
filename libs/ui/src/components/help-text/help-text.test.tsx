import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { HelpText } from './help-text.tsx';

test('draws headings, lists, and links within the store and out of it', () => {
  renderInPage(
    <HelpText
      text={
        '## Returns {#returns}\n\nAsk **first**.\n\n- [Form](/help-section/contact-us)\n- [Carrier](https://carrier.example/track)'
      }
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' }).id).toBe('returns');
  expect(screen.getByText('first').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Form' }).getAttribute('href')).toBe('/help-section/contact-us');
  expect(screen.getByRole('link', { name: 'Carrier' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('attack: HTML and scripts in a text are drawn as the text they are', () => {
  const typed = '<img src=x onerror=alert(1)> <script>alert(2)</script> [press](javascript:alert(3))';
  const { container } = renderInPage(<HelpText text={typed} />);
  expect(container.textContent).toBe(typed);
  expect(container.querySelectorAll('img, script, a')).toHaveLength(0);
});
