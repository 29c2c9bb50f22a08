import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Checkbox, RadioGroup } from '../choice/choice.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Select, Textarea, TextInput } from './inputs.tsx';
import { noteSentControls } from './use-early-input.ts';

/** A form whose controls all hold what the page says. */
function Page({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  const [lines, setLines] = useState('');
  const [choice, setChoice] = useState('b');
  const [isTicked, setTicked] = useState(false);
  const [way, setWay] = useState('email');
  return (
    <form>
      <TextInput name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <Textarea name="lines" value={lines} onChange={(event) => setLines(event.target.value)} />
      <Select name="choice" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </Select>
      <Checkbox name="tick" checked={isTicked} onChange={(event) => setTicked(event.target.checked)}>
        Tick
      </Checkbox>
      <RadioGroup
        legend="Way"
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'email', label: 'E-mail' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <QuantityField name="quantity" label="Quantity" />
      <output>{[text, lines, choice, isTicked, way].join('|')}</output>
    </form>
  );
}

/** The page as the server sent it, entered into by `enter`, and then hydrated. */
async function hydrate(enter: (form: HTMLFormElement) => void, start?: string) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Page start={start} />);
  enter(root.querySelector('form')!);
  noteSentControls(root);
  await act(async () => void render(<Page start={start} />, { container: root, hydrate: true }));
  return { form: root.querySelector('form')!, known: root.querySelector('output')!.textContent };
}
const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

test('knows what was entered before hydration', async () => {
  const { form, known } = await hydrate((page) => {
    control(page, 'text').value = 'typed';
    control(page, 'lines').value = 'two\nlines';
    control(page, 'choice').value = 'a';
    control(page, 'tick').checked = true;
    page.querySelector<HTMLInputElement>('[value=phone]')!.checked = true;
    control(page, 'quantity').value = '7';
  });
  expect(known).toBe('typed|two\nlines|a|true|phone');
  expect(control(form, 'text').value).toBe('typed');
  expect(control(form, 'quantity').value).toBe('7');
});

test('what the server wrote and the visitor emptied stays empty', async () => {
  const { known } = await hydrate((page) => void (control(page, 'text').value = ''), 'sent');
  expect(known).toBe('||b|false|email');
});

test('a page nobody entered anything into hears of nothing', async () => {
  const { known } = await hydrate(() => undefined, 'sent');
  expect(known).toBe('sent||b|false|email');
});

test('a file chosen before hydration stays chosen, and the page learns of it', async () => {
  let told = 0;
  const page = <TextInput type="file" name="file" onChange={() => (told += 1)} />;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  const input = root.querySelector('input')!;
  // as browsers do: a name that scripts may read and not write
  const refuse = () => {
    throw new DOMException('may only be set to the empty string', 'InvalidStateError');
  };
  Object.defineProperty(input, 'value', { get: () => String.raw`C:\fakepath\feed.csv`, set: refuse });
  noteSentControls(root);
  await act(async () => void render(page, { container: root, hydrate: true }));
  expect([input.value, told]).toEqual([String.raw`C:\fakepath\feed.csv`, 1]);
});
