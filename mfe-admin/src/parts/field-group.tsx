import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Fields of a form that belong together, in a frame. @param children with the legend first */
export const FieldGroup = ({ children }: { readonly children: ReactNode }) => (
  <fieldset className={styles.group}>{children}</fieldset>
);
