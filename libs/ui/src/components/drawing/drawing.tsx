import type { Drawing as DrawingData } from '@gantry/contracts/schemas/drawing';
import { useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './drawing.module.css';
import { thumbnailOf } from '@gantry/domain/drawing-thumbnail';

export interface DrawingProps {
  drawing: DrawingData;
  /** what is drawn; without it the drawing is decoration beside text that says the same */
  label?: string;
  /** attribute code whose dimension line is emphasised */
  highlight?: string | null;
  /** false for thumbnails, where dimension lines and their letters would be too small to read */
  dimensions?: boolean;
  className?: string;
}

/** A part as a line drawing in the colour of the text around it; lines keep their width at any size. */
export function Drawing({ drawing, label, highlight, dimensions = true, className }: DrawingProps) {
  const thumbnail = useMemo(() => (dimensions ? null : thumbnailOf(drawing)), [drawing, dimensions]);
  const { shapes, viewBox }: DrawingData = thumbnail ?? drawing;
  const marked = (attribute?: string) => (highlight && attribute === highlight ? '' : undefined);
  return (
    <svg
      viewBox={viewBox.join(' ')}
      className={classNames(styles.drawing, !dimensions && styles.thumbnail, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {shapes.map((shape, index) => (
        <path
          key={index}
          d={shape.d}
          className={styles[shape.kind]}
          vectorEffect="non-scaling-stroke"
          data-attribute={shape.attribute}
          data-marked={marked(shape.attribute)}
        />
      ))}
      {dimensions
        ? drawing.labels.map((text, index) => (
            <text
              key={index}
              x={text.x}
              y={text.y}
              textAnchor={text.anchor}
              className={styles.label}
              data-marked={marked(text.attribute)}
            >
              {text.text}
            </text>
          ))
        : null}
    </svg>
  );
}
