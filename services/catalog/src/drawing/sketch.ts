import type { Drawing } from '@gantry/contracts/schemas/drawing';

type Shape = Drawing['shapes'][number];
type Kind = Shape['kind'];

const arrowLength = 5;
const arrowHalfWidth = 1.6;
const round = (value: number) => Math.round(value * 100) / 100;

/** The paper every part is drawn on, in drawing units. */
const paper = { width: 240, height: 160 } as const;
/** Room around the paper for dimension texts. */
const margin = 14;

/**
 * Collects the lines of one drawing. All coordinates are drawing units on `paper`, y downwards;
 * parts scale their millimetres themselves, because each clamps its proportions differently.
 */
export class Sketch {
  private readonly shapes: Shape[] = [];
  private readonly labels: Drawing['labels'] = [];

  /** Any path, as SVG path data; numbers are rounded to hundredths. */
  path(kind: Kind, data: string, attribute?: string): this {
    const d = data.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(round(Number(number))));
    this.shapes.push(attribute ? { kind, d, attribute } : { kind, d });
    return this;
  }

  line(kind: Kind, x1: number, y1: number, x2: number, y2: number): this {
    return this.path(kind, `M ${x1} ${y1} L ${x2} ${y2}`);
  }

  polygon(kind: Kind, ...points: (readonly [number, number])[]): this {
    return this.path(
      kind,
      `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`,
    );
  }

  rect(kind: Kind, x: number, y: number, width: number, height: number): this {
    return this.path(kind, `M ${x} ${y} h ${width} v ${height} h ${-width} Z`);
  }

  /** A rectangle whose corners are cut at 45 degrees, as a chamfered end shows. */
  chamfered(kind: Kind, x: number, y: number, width: number, height: number, cut: number): this {
    return this.polygon(
      kind,
      [x + cut, y],
      [x + width - cut, y],
      [x + width, y + cut],
      [x + width, y + height - cut],
      [x + width - cut, y + height],
      [x + cut, y + height],
      [x, y + height - cut],
      [x, y + cut],
    );
  }

  rounded(kind: Kind, x: number, y: number, width: number, height: number, radius: number): this {
    const r = Math.min(radius, width / 2, height / 2);
    const corner = (dx: number, dy: number) => `a ${r} ${r} 0 0 1 ${dx} ${dy}`;
    const [across, down] = [width - 2 * r, height - 2 * r];
    return this.path(
      kind,
      `M ${x + r} ${y} h ${across} ${corner(r, r)} v ${down} ${corner(-r, r)} h ${-across} ${corner(-r, -r)} v ${-down} ${corner(r, -r)} Z`,
    );
  }

  circle(kind: Kind, cx: number, cy: number, r: number): this {
    return this.ellipse(kind, cx, cy, r, r);
  }

  ellipse(kind: Kind, cx: number, cy: number, rx: number, ry: number): this {
    return this.path(
      kind,
      `M ${cx - rx} ${cy} a ${rx} ${ry} 0 1 0 ${2 * rx} 0 a ${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`,
    );
  }

  /** A regular hexagon standing on a flat; `acrossFlats` is its width between parallel sides. */
  hexagon(kind: Kind, cx: number, cy: number, acrossFlats: number): this {
    const corner = acrossFlats / Math.sqrt(3);
    const points = [0, 1, 2, 3, 4, 5].map((step) => {
      const angle = (Math.PI / 3) * step;
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)] as const;
    });
    return this.polygon(kind, ...points);
  }

  /** Centre lines through a circle. */
  cross(cx: number, cy: number, reach: number): this {
    return this.line('center', cx - reach, cy, cx + reach, cy).line('center', cx, cy - reach, cx, cy + reach);
  }

  /** A horizontal dimension from `x1` to `x2` at height `y`, with extension lines from height `from`. */
  width(attribute: string, x1: number, x2: number, y: number, from: number, text: string): this {
    const beyond = y > from ? 3 : -3;
    this.path(
      'dimension',
      `M ${x1} ${from} V ${y + beyond} M ${x2} ${from} V ${y + beyond} M ${x1} ${y} H ${x2}`,
      attribute,
    );
    const isInside = Math.abs(x2 - x1) > 4 * arrowLength;
    this.arrow(attribute, x1, y, isInside ? 1 : -1, 0);
    this.arrow(attribute, x2, y, isInside ? -1 : 1, 0);
    return this.label(attribute, (x1 + x2) / 2, y > from ? y + 12 : y - 4, text, 'middle');
  }

  /** A vertical dimension from `y1` to `y2` at `x`, with extension lines from `from`. */
  height(attribute: string, y1: number, y2: number, x: number, from: number, text: string): this {
    const beyond = x > from ? 3 : -3;
    this.path(
      'dimension',
      `M ${from} ${y1} H ${x + beyond} M ${from} ${y2} H ${x + beyond} M ${x} ${y1} V ${y2}`,
      attribute,
    );
    const isInside = Math.abs(y2 - y1) > 4 * arrowLength;
    this.arrow(attribute, x, y1, 0, isInside ? 1 : -1);
    this.arrow(attribute, x, y2, 0, isInside ? -1 : 1);
    const right = x > from;
    return this.label(attribute, right ? x + 5 : x - 5, (y1 + y2) / 2 + 3.5, text, right ? 'start' : 'end');
  }

  /** A note with a leader line to a point of the part. */
  addDimension(attribute: string, x: number, y: number, toX: number, toY: number, text: string): this {
    this.path('dimension', `M ${toX} ${toY} L ${x} ${y}`, attribute);
    return this.label(attribute, x + (x >= toX ? 3 : -3), y + 3.5, text, x >= toX ? 'start' : 'end');
  }

  finish(): Drawing {
    return {
      viewBox: viewBoxOf(this.labels),
      shapes: merged(this.shapes),
      labels: this.labels,
    };
  }

  /** An arrowhead whose tip is at (x, y) and whose body lies in direction (dx, dy). */
  private arrow(attribute: string, x: number, y: number, dx: number, dy: number): void {
    const [bx, by] = [x + dx * arrowLength, y + dy * arrowLength];
    const [nx, ny] = [dy * arrowHalfWidth, dx * arrowHalfWidth];
    this.path('fill', `M ${x} ${y} L ${bx + nx} ${by + ny} L ${bx - nx} ${by - ny} Z`, attribute);
  }

  private label(
    attribute: string,
    x: number,
    y: number,
    text: string,
    anchor: 'start' | 'middle' | 'end',
  ): this {
    if (text) this.labels.push({ x: round(x), y: round(y), text, anchor, attribute });
    return this;
  }
}

/** A number as a drawing shows it: at most two decimals, no trailing zeros. */
export const figure = (value: number) => String(round(value));

/** Keeps a ratio of two dimensions drawable: a rod of a metre is shown long, not as a hair. */
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Width of a letter of a label, generously. */
const letterWidth = 6;

/** The paper with its margin, and wider where a long figure would be cut off. */
export function viewBoxOf(labels: Drawing['labels']): Drawing['viewBox'] {
  let [left, right] = [-margin, paper.width + margin];
  for (const { x, text, anchor } of labels) {
    const width = text.length * letterWidth;
    const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
    left = Math.min(left, Math.floor(start));
    right = Math.max(right, Math.ceil(start + width));
  }
  return [left, -margin, right - left, paper.height + 2 * margin];
}

/** Lines of one kind and attribute as one path: a page carries half the text, and looks the same. */
function merged(shapes: Drawing['shapes']): Drawing['shapes'] {
  const paths = new Map<string, Drawing['shapes'][number]>();
  for (const shape of shapes) {
    const key = `${shape.kind} ${shape.attribute ?? ''}`;
    const before = paths.get(key);
    paths.set(key, before ? { ...before, d: `${before.d} ${shape.d}` } : shape);
  }
  return [...paths.values()];
}
