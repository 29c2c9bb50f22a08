import { Fragment, type ReactNode } from 'react';

/** Short lines one below the other, such as an address. */
export function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {line}
      <br />
    </Fragment>
  ));
}
