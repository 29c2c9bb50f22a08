/**
 * Stands in for the provider's script: `Stripe(key)` with the parts of its interface a shop with the Payment Element
 * uses. The card is typed in a frame of the sandbox's own origin; the page it stands in never sees it. Nothing here
 * needs more of a page's policy than to load this script and to frame its origin.
 */

type Fields = Readonly<Record<string, unknown>>;
type Listener = (event: Fields) => void;
type Intent = {
  readonly object: 'payment_intent' | 'setup_intent';
  readonly id: string;
  readonly status: string;
  readonly client_secret: string;
  readonly next_action: {
    readonly use_stripe_sdk?: { readonly stripe_js: string };
    readonly redirect_to_url?: { readonly url: string };
  } | null;
  readonly last_payment_error?: Fields | null;
  readonly last_setup_error?: Fields | null;
};
type Result = { readonly paymentIntent?: Intent; readonly setupIntent?: Intent; readonly error?: Fields };
const intentOf = ({ paymentIntent, setupIntent }: Result): Intent | undefined => paymentIntent ?? setupIntent;
type ElementsOptions = { readonly clientSecret?: string; readonly appearance?: { readonly theme?: string } };
type FrameMessage = {
  readonly frame?: string;
  readonly answer?: number;
  readonly event?: string;
  readonly value?: Fields;
};
type Confirm = {
  elements?: { readonly frame: Frame | undefined; readonly clientSecret: string };
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string; payment_method_data?: Fields };
  redirect?: 'always' | 'if_required';
};

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
let last = 0;

/** A frame of the sandbox's, and the calls that are made to it. */
class Frame {
  readonly element = document.createElement('iframe');
  private readonly id = `__gantryFrame${(last += 1)}`;
  private readonly waiting = new Map<number, (value: Result) => void>();
  private readonly listeners = new Map<string, Listener[]>();
  private readonly ready: Promise<void>;
  private calls = 0;

  constructor(key: string, kind: 'payment' | 'controller', theme: string | undefined) {
    const query = new URLSearchParams({ id: this.id, key, origin: location.origin, kind });
    if (theme) query.set('theme', theme);
    this.element.name = this.id;
    this.element.title = kind === 'payment' ? 'Secure card payment input' : 'Payments';
    this.element.src = `${origin}/stripe-js/frame?${query}`;
    this.element.allow = 'payment *';
    Object.assign(this.element.style, { border: '0', width: '100%', display: 'block' });
    this.ready = new Promise((resolve) => this.addListener('ready', () => resolve()));
    addEventListener('message', this.receive);
  }

  addListener(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  async callFrame(name: string, args: Fields): Promise<Result> {
    await this.ready;
    const call = (this.calls += 1);
    return new Promise((resolve) => {
      this.waiting.set(call, resolve);
      this.element.contentWindow?.postMessage({ frame: this.id, call, name, args }, origin);
    });
  }

  destroyFrame(): void {
    removeEventListener('message', this.receive);
    this.element.remove();
  }

  private readonly receive = ({ origin: from, source, data }: MessageEvent<FrameMessage>): void => {
    if (from !== origin || source !== this.element.contentWindow || data.frame !== this.id) return;
    const value = data.value ?? {};
    if (typeof data.answer === 'number') {
      this.waiting.get(data.answer)?.(value);
      this.waiting.delete(data.answer);
      return;
    }
    if (data.event === 'resize') this.element.style.height = `${Number(value.height)}px`;
    for (const listener of this.listeners.get(data.event ?? '') ?? []) listener(value);
  };
}

/** The Payment Element: what the page can do with the frame in it. */
class PaymentElement {
  readonly frame: Frame;

  constructor(key: string, theme: string | undefined) {
    this.frame = new Frame(key, 'payment', theme);
  }

  mount(place: string | HTMLElement): void {
    const parent = typeof place === 'string' ? document.querySelector(place) : place;
    if (!parent) throw new Error('There is no element to mount to.');
    parent.replaceChildren(this.frame.element);
  }

  on(name: string, listener: Listener): this {
    this.frame.addListener(name, (value) => listener({ elementType: 'payment', ...value }));
    return this;
  }

  off = (): this => this;
  once = (name: string, listener: Listener): this => this.on(name, listener);
  update = (): void => undefined;
  collapse = (): void => undefined;
  blur = (): void => undefined;
  focus = (): void => void this.frame.callFrame('focus', {});
  clear = (): void => void this.frame.callFrame('clear', {});
  unmount = (): void => this.frame.element.remove();
  destroy = (): void => this.frame.destroyFrame();
}

class Elements {
  readonly clientSecret: string;
  private readonly theme: string | undefined;
  private payment: PaymentElement | undefined;

  constructor(
    private readonly key: string,
    options: ElementsOptions,
  ) {
    this.clientSecret = options.clientSecret ?? '';
    this.theme = options.appearance?.theme;
  }

  get frame(): Frame | undefined {
    return this.payment?.frame;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`The sandbox has no element "${type}".`);
    return (this.payment ??= new PaymentElement(this.key, this.theme));
  }

  getElement = (): PaymentElement | null => this.payment ?? null;
  update = (): void => undefined;
  fetchUpdates = (): Promise<Result> => Promise.resolve({});
  on = (): this => this;

  /** What is typed is checked. */
  submit = (): Promise<Result> => this.frame?.callFrame('submit', {}) ?? Promise.resolve({});
}

/** The bank's question in front of the page; ends when it has been answered. */
function showQuestion(url: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = '3-D Secure';
  const whole = { width: 'min(30rem, 92vw)', height: 'min(34rem, 85vh)', border: '0', display: 'block' };
  Object.assign(frame.style, whole);
  Object.assign(dialog.style, { padding: '0', border: '1px solid #888', borderRadius: '4px' });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  return new Promise((resolve) => {
    const onMessage = ({ origin: from, source, data }: MessageEvent<FrameMessage>): void => {
      if (from !== origin || source !== frame.contentWindow || data.event !== 'challenge-done') return;
      removeEventListener('message', onMessage);
      dialog.remove();
      resolve();
    };
    addEventListener('message', onMessage);
  });
}

const isPaid = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'succeeded' || status === 'requires_capture';

class StripeInPage {
  private controllerFrame: Frame | undefined;

  constructor(private readonly key: string) {}

  elements = (options: ElementsOptions = {}): Elements => new Elements(this.key, options);
  _registerWrapper = (): void => undefined;
  registerAppInfo = (): void => undefined;

  retrievePaymentIntent = (clientSecret: string): Promise<Result> =>
    this.controller().callFrame('retrieve', { clientSecret });

  retrieveSetupIntent = this.retrievePaymentIntent;

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<Result> =>
    this.finish(await this.retrievePaymentIntent(clientSecret), clientSecret);

  /** Leaves for the return address once paid, unless that is needed only where the bank asks in a window of its own. */
  confirmPayment = async ({
    elements,
    clientSecret,
    confirmParams = {},
    redirect,
  }: Confirm): Promise<Result> => {
    const secret = clientSecret ?? elements?.clientSecret ?? '';
    const { return_url: returnUrl, payment_method: method, payment_method_data: data } = confirmParams;
    const frame = elements?.frame ?? this.controller();
    const confirmed = await frame.callFrame('confirm', { clientSecret: secret, method, data });
    const result = await this.finish(confirmed, secret);
    const intent = intentOf(result);
    if (intent && redirect !== 'if_required' && returnUrl) {
      location.assign(this.returnAddress(returnUrl, intent));
      return new Promise(() => undefined);
    }
    return result;
  };

  confirmSetup = (confirm: Confirm): Promise<Result> => this.confirmPayment(confirm);

  private async finish(result: Result, clientSecret: string): Promise<Result> {
    const asked = intentOf(result)?.next_action;
    const url = asked?.use_stripe_sdk?.stripe_js;
    const [other] = (asked?.redirect_to_url?.url ?? '').split('&return_url=');
    const question = url ?? other;
    if (result.error || !question) return result;
    await showQuestion(question);
    const after = await this.retrievePaymentIntent(clientSecret);
    const intent = intentOf(after);
    if (!intent || isPaid(intent)) return after;
    const failure = intent.last_payment_error ?? intent.last_setup_error;
    return { error: { ...failure, [intent.object]: intent } };
  }

  private returnAddress(returnUrl: string, { object, id, client_secret: secret, status }: Intent): string {
    const url = new URL(returnUrl, location.href);
    url.searchParams.set(object, id);
    url.searchParams.set(`${object}_client_secret`, secret);
    url.searchParams.set('redirect_status', isPaid({ status }) ? 'succeeded' : 'failed');
    return url.href;
  }

  private controller(): Frame {
    if (this.controllerFrame) return this.controllerFrame;
    const frame = new Frame(this.key, 'controller', undefined);
    Object.assign(frame.element.style, { position: 'absolute', width: '1px', height: '1px', opacity: '0' });
    frame.element.setAttribute('aria-hidden', 'true');
    frame.element.tabIndex = -1;
    document.body.append(frame.element);
    return (this.controllerFrame = frame);
  }
}

const start = (key: string): StripeInPage => new StripeInPage(key);
Object.assign(globalThis, { Stripe: Object.assign(start, { version: 'endive' }) });

export {};
