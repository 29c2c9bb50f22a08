import { TestEnvironment } from 'jest-environment-jsdom';

// What every browser has and jsdom leaves out, or has in a form that Node's fetch does not accept.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/** Node's FormData, which its fetch accepts, that can also be filled from a form of the page. */
function formDataOf(PageFormData) {
  return class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom with the web platform's network, stream and crypto parts taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.FormData = formDataOf(this.global.FormData);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // Typed arrays made by Node's parts must be instances of the page's own classes.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
