import { randomUUID } from 'node:crypto';
import { json, type Answer } from '../http/message.ts';

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

/** A refusal in the wallet's own shape. */
export class PaypalRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 422,
    readonly issue: string,
    readonly description = issue,
  ) {
    super(issue);
  }

  toAnswer(): Answer {
    const { status, issue, description, message } = this;
    const details = [{ issue, description }];
    return json(
      { name: names[status], message, debug_id: randomUUID().slice(0, 13), details, links: [] },
      status,
    );
  }
}

export const notFound = (): PaypalRefusal =>
  new PaypalRefusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
export const unprocessable = (issue: string, description?: string): PaypalRefusal =>
  new PaypalRefusal(422, issue, description);
