/** What is believed of a webhook: that something happened, and to which payment. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  /** the provider's name of the payment; null where it is about none */
  readonly reference: string | null;
  /** the provider's name of a capture, where that alone is named */
  readonly capture?: string | undefined;
}
