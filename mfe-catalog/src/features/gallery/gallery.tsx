import type { Product } from '@gantry/contracts/schemas/catalog';
import { Drawing, isPlainPress, ProductImage, VisuallyHidden } from '@gantry/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { galleryEntries, type GalleryEntry } from './gallery-entries.ts';
import styles from './gallery.module.css';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

/** Loaded when a picture is pointed at or pressed: most readers never enlarge one. */
const loadZoom = () => import(/* webpackChunkName: "catalog-zoom" */ './zoom-dialog.tsx');

/**
 * The part's drawing and its pictures: one large, the others as thumbnails. Pressing the large one enlarges it; without
 * scripts it is a link to the largest picture there is.
 */
export function Gallery({ product, highlight }: { product: Product; highlight: string | null }) {
  const entries = galleryEntries(product);
  const [chosen, setChosen] = useState(0);
  const { Zoom, isOpen, enlarge, close } = useZoomDialog();
  const entry = entries[Math.min(chosen, entries.length - 1)];
  if (!entry) return null;
  return (
    <div className={styles.gallery}>
      <figure>
        <a
          href={entry.href}
          className={styles.large}
          onClick={(event) => enlarge(event, entry.href)}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {/* Named by its content: the figures of a drawing are part of what is seen. */}
          <VisuallyHidden>
            <FormattedMessage id="catalog.gallery.enlarge" />{' '}
          </VisuallyHidden>
          <Picture entry={entry} highlight={highlight} />
        </a>
        {entry.standsIn ? (
          <figcaption className={styles.caption}>
            <FormattedMessage id="catalog.product.category-drawing" />
          </figcaption>
        ) : null}
      </figure>
      {entries.length > 1 ? <Thumbnails entries={entries} chosen={chosen} onChoose={setChosen} /> : null}
      {Zoom ? (
        <Zoom entries={entries} chosen={chosen} onChoose={setChosen} open={isOpen} onClose={close} />
      ) : null}
    </div>
  );
}

const prepare = () => void loadZoom().catch(() => undefined);

/** The dialog once it has been loaded; where it cannot be, the press leads to the picture as it would without scripts. */
function useZoomDialog() {
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const enlarge = (event: MouseEvent, href: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    loadZoom().then(
      ({ ZoomDialog }) => {
        setZoom(() => ZoomDialog);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  };
  return { Zoom, isOpen, enlarge, close: () => setOpen(false) };
}

function Picture({ entry, highlight }: { entry: GalleryEntry; highlight: string | null }) {
  if (!entry.drawing) return <ProductImage image={entry} width={640} lazy={false} />;
  return (
    <Drawing
      drawing={entry.drawing}
      label={entry.alt}
      highlight={highlight}
      dimensions={!entry.standsIn}
      className={entry.standsIn ? styles.standIn : styles.drawing}
    />
  );
}

interface ThumbnailsProps {
  entries: readonly GalleryEntry[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Links to the pictures where scripts are off, buttons of a choice where they are on. */
function Thumbnails({ entries, chosen, onChoose }: ThumbnailsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.thumbnails} aria-label={intl.formatMessage({ id: 'catalog.gallery.pictures' })}>
      {entries.map((entry, index) => (
        <li key={entry.key}>
          <a
            href={entry.href}
            aria-current={index === chosen || undefined}
            aria-label={intl.formatMessage(
              { id: 'catalog.gallery.picture' },
              { number: index + 1, total: entries.length },
            )}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onChoose(index);
            }}
          >
            <ProductImage image={{ source: entry.source, alt: '' }} drawing={entry.drawing} width={96} />
          </a>
        </li>
      ))}
    </ul>
  );
}
