/** The card's form in its frame, and the calls the script in the shop's page makes to it. */

type Fields = Readonly<Record<string, unknown>>;
type Args = { readonly clientSecret?: string; readonly method?: string };
type Call = { readonly frame?: string; readonly call?: number; readonly name?: string; readonly args?: Args };
const query = new URLSearchParams(location.search);
const frame = query.get('id') ?? '';
const key = query.get('key') ?? '';
const shop = query.get('origin') ?? '';
const form = document.querySelector('form');

const tellPage = (event: string, value: Fields): void => {
  parent.postMessage({ frame, event, value }, shop);
};
const field = (name: string): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
const valueOf = (name: string): string => field(name)?.value.trim() ?? '';
const digits = (text: string): string => text.replaceAll(/\D/g, '');

function isValidNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Names of fields → what is wrong with them. */
function findProblems(): Record<string, string> {
  const problems: Record<string, string> = {};
  const number = digits(valueOf('number'));
  if (number === '') problems.number = 'Your card number is incomplete.';
  else if (!isValidNumber(number)) problems.number = 'Your card number is invalid.';
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(valueOf('expiry')) ?? [];
  const end = new Date(2000 + Number(year), Number(month));
  if (!month || Number(month) < 1 || Number(month) > 12)
    problems.expiry = 'Your card’s expiration date is incomplete.';
  else if (end <= new Date()) problems.expiry = 'Your card’s expiration date is in the past.';
  if (!/^\d{3,4}$/.test(valueOf('cvc'))) problems.cvc = 'Your card’s security code is incomplete.';
  if (!/^\d{5}$/.test(valueOf('zip'))) problems.zip = 'Your ZIP is invalid.';
  return problems;
}

function showProblems(problems: Record<string, string>): void {
  for (const name of ['number', 'expiry', 'cvc', 'zip']) {
    const place = document.querySelector(`#${name}-error`);
    if (place) place.textContent = problems[name] ?? '';
    field(name)?.setAttribute('aria-invalid', String(name in problems));
  }
  tellHeight();
}

function submitForm(): Fields {
  const problems = findProblems();
  showProblems(problems);
  const [first] = Object.keys(problems);
  if (first === undefined) return { selectedPaymentMethod: 'card' };
  field(first)?.focus();
  const code = first === 'number' ? 'incomplete_number' : `incomplete_${first}`;
  return { error: { type: 'validation_error', code, message: problems[first] } };
}

function cardFields(): Record<string, string> {
  const [month = '', year = ''] = valueOf('expiry').split('/');
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(valueOf('number')),
    'payment_method_data[card][exp_month]': month.trim(),
    'payment_method_data[card][exp_year]': year.trim(),
    'payment_method_data[card][cvc]': valueOf('cvc'),
    'payment_method_data[billing_details][address][postal_code]': valueOf('zip'),
    'payment_method_data[billing_details][address][country]': 'US',
  };
}

async function callApi(path: string, body?: Record<string, string>): Promise<Fields> {
  const request = body ? { method: 'POST', body: new URLSearchParams(body) } : {};
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(path, { ...request, headers }).catch(() => null);
  const value = (await answer?.json().catch(() => null)) as Fields | null;
  if (!value) return { error: { type: 'api_connection_error', message: 'The provider did not answer.' } };
  if (value.error) return { error: value.error };
  return value.object === 'setup_intent' ? { setupIntent: value } : { paymentIntent: value };
}

const pathOf = (secret: string): string =>
  `/v1/${secret.startsWith('seti_') ? 'setup' : 'payment'}_intents/${secret.split('_secret_')[0]}`;

const calls: Readonly<Record<string, (args: Args) => Promise<Fields> | Fields>> = {
  submit: submitForm,
  focus: () => {
    field('number')?.focus();
    return {};
  },
  clear: () => {
    form?.reset();
    return {};
  },
  retrieve: ({ clientSecret = '' }) =>
    callApi(`${pathOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`),
  confirm: ({ clientSecret = '', method }) => {
    const checked = method || !form ? {} : submitForm();
    if ('error' in checked) return checked;
    const paidBy = method ? { payment_method: method } : cardFields();
    const facts = { client_secret: clientSecret, use_stripe_sdk: 'true' };
    return callApi(`${pathOf(clientSecret)}/confirm`, { ...facts, ...paidBy });
  },
};

addEventListener('message', ({ source, origin, data }: MessageEvent<Call>) => {
  if (source !== parent || origin !== shop || data.frame !== frame || data.call === undefined) return;
  void Promise.resolve(calls[data.name ?? '']?.(data.args ?? {}) ?? {}).then((value) => {
    parent.postMessage({ frame, answer: data.call, value }, shop);
  });
});

const tellHeight = (): void => tellPage('resize', { height: document.documentElement.scrollHeight });

function formatNumber(): void {
  const input = field('number');
  if (input)
    input.value = digits(input.value)
      .slice(0, 19)
      .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
function formatExpiry(): void {
  const input = field('expiry');
  const text = digits(input?.value ?? '').slice(0, 4);
  if (input) input.value = text.length > 2 ? `${text.slice(0, 2)} / ${text.slice(2)}` : text;
}

if (query.get('theme') === 'night') document.documentElement.dataset.theme = 'night';
if (query.get('theme') === 'stripe') document.documentElement.dataset.theme = 'light';
if (form) {
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (name === 'number') formatNumber();
    if (name === 'expiry') formatExpiry();
    const isComplete = Object.keys(findProblems()).length === 0;
    const isEmpty = ['number', 'expiry', 'cvc', 'zip'].every((one) => valueOf(one) === '');
    tellPage('change', { complete: isComplete, empty: isEmpty, collapsed: false, value: { type: 'card' } });
  });
  form.addEventListener('focusin', () => tellPage('focus', {}));
  form.addEventListener('focusout', ({ target }) => {
    tellPage('blur', {});
    const { name, value } = target as HTMLInputElement;
    const problem = value ? findProblems()[name] : undefined;
    const place = document.querySelector(`#${name}-error`);
    if (place) place.textContent = problem ?? '';
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(form);
}
tellPage('loaderstart', {});
tellHeight();
tellPage('ready', {});

export {};
