/** The edge of the anchor at which a layer opens, relative to the text direction. */
export type LayerSide = 'block-start' | 'block-end' | 'inline-start' | 'inline-end';

/** The edges of layer and anchor that line up, relative to the text direction. */
export type LayerAlign = 'start' | 'center' | 'end';

/** CSS pixels from the top left corner of the viewport. */
export interface LayerBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LayerRequest {
  readonly anchor: LayerBox;
  readonly layer: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly side: LayerSide;
  readonly align: LayerAlign;
  readonly isRightToLeft: boolean;
  /** Distance between anchor and layer. */
  readonly gap: number;
  /** A layer with less space than this flips to the other side; default its own size. */
  readonly wantedRoom?: number | undefined;
}

export interface LayerPlacement {
  readonly left: number;
  readonly top: number;
  /** The side on which the layer opened. */
  readonly side: LayerSide;
  /** Space between the anchor and the edge of the viewport, on the side where the layer opened. */
  readonly room: number;
}

/** Minimum distance between a layer and the edges of the viewport. */
const edgePx = 8;

const opposite: Readonly<Record<LayerSide, LayerSide>> = {
  'block-start': 'block-end',
  'block-end': 'block-start',
  'inline-start': 'inline-end',
  'inline-end': 'inline-start',
};

interface Span {
  readonly start: number;
  readonly size: number;
}

/** One axis of the viewport, block or inline. */
interface Axis {
  readonly anchor: Span;
  readonly layerSize: number;
  readonly viewportSize: number;
}

function axesOf({ anchor, layer, viewport }: LayerRequest): { readonly inline: Axis; readonly block: Axis } {
  return {
    inline: {
      anchor: { start: anchor.left, size: anchor.width },
      layerSize: layer.width,
      viewportSize: viewport.width,
    },
    block: {
      anchor: { start: anchor.top, size: anchor.height },
      layerSize: layer.height,
      viewportSize: viewport.height,
    },
  };
}

const isBlock = (side: LayerSide): boolean => side.startsWith('block');

/** Whether the side is towards the smaller coordinates. */
const isBefore = (side: LayerSide, isRightToLeft: boolean): boolean =>
  side === 'block-start' || side === (isRightToLeft ? 'inline-end' : 'inline-start');

const roomAt = ({ anchor, viewportSize }: Axis, before: boolean, gap: number): number =>
  Math.max(0, (before ? anchor.start : viewportSize - anchor.start - anchor.size) - gap - edgePx);

function alignedStart({ anchor, layerSize }: Axis, align: LayerAlign, isMirrored: boolean): number {
  if (align === 'center') return anchor.start + (anchor.size - layerSize) / 2;
  const atStart = (align === 'start') !== isMirrored;
  return atStart ? anchor.start : anchor.start + anchor.size - layerSize;
}

const otherAlign: Readonly<Record<LayerAlign, LayerAlign>> = { start: 'end', center: 'center', end: 'start' };

/**
 * Tries the requested alignment, then the opposite one, then shifts. A layer larger than the viewport starts at its
 * edge.
 */
function startInView(axis: Axis, align: LayerAlign, isMirrored: boolean): number {
  const last = axis.viewportSize - edgePx - axis.layerSize;
  const starts = [align, otherAlign[align]].map((each) => alignedStart(axis, each, isMirrored));
  const [wanted = edgePx] = starts;
  return starts.find((start) => start >= edgePx && start <= last) ?? Math.max(edgePx, Math.min(wanted, last));
}

/**
 * Positions a layer next to its anchor and in view: on the requested side, or on the other one if it has more space.
 */
export function placeLayer(request: LayerRequest): LayerPlacement {
  const { isRightToLeft, gap, align } = request;
  const { inline, block } = axesOf(request);
  const [main, cross] = isBlock(request.side) ? [block, inline] : [inline, block];
  const roomOn = (side: LayerSide): number => roomAt(main, isBefore(side, isRightToLeft), gap);
  const wanted = request.wantedRoom ?? main.layerSize;
  const other = opposite[request.side];
  const side = roomOn(request.side) < wanted && roomOn(other) > roomOn(request.side) ? other : request.side;

  const room = roomOn(side);
  // The caller makes a taller layer scroll, so that it is as tall as the space.
  const size = Math.min(main.layerSize, room);
  const mainStart = isBefore(side, isRightToLeft)
    ? main.anchor.start - gap - size
    : main.anchor.start + main.anchor.size + gap;
  const crossStart = startInView(cross, align, isBlock(side) && isRightToLeft);
  const [left, top] = isBlock(side) ? [crossStart, mainStart] : [mainStart, crossStart];
  return { left, top, side, room };
}
