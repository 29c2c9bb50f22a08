import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { formTexts } from './form-texts.ts';

/**
 * A part that is fetched when it is shown, together with the texts of forms. Stands in a `Suspense`; its styles belong to
 * a module that the page has anyway, since the head names no others.
 * @example
 * const ReviewForm = lazyForm(() => import(/* webpackChunkName: "catalog-review-form" *\/ './review-form.tsx'));
 */
export const lazyForm = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [{ default: Part }] = await Promise.all([load(), formTexts.load()]);
    return {
      default: (props: Props) => (
        <formTexts.Provider>
          <Part {...props} />
        </formTexts.Provider>
      ),
    };
  });
