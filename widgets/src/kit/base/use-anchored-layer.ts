import { type RefObject, useLayoutEffect } from 'react';
import { type LayerAlign, type LayerSide, placeLayer } from './place-layer.ts';

export interface AnchoredLayerOptions {
  readonly isOpen: boolean;
  /** What the layer belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The layer itself: an element with `popover="manual"` and the class `q-layer`. */
  readonly layer: RefObject<HTMLElement | null>;
  /** Default `block-end`; the opposite side is taken where there is more room. */
  readonly side?: LayerSide | undefined;
  /** Default `start`. */
  readonly align?: LayerAlign | undefined;
  /** CSS pixels between anchor and layer; default 6. */
  readonly gap?: number | undefined;
  /** CSS pixels that it wants to have before it flips; default its own size. */
  readonly wantedRoom?: number | undefined;
  /** At least as wide as its anchor, as a list under its field is. */
  readonly isAsWideAsAnchor?: boolean | undefined;
}

/** Our roots may stand in a window of which the keyboard of a phone covers a part. */
const viewportNow = () => ({
  width: document.documentElement.clientWidth,
  height: visualViewport ? Math.min(visualViewport.height, innerHeight) : innerHeight,
});

function place(anchor: HTMLElement, layer: HTMLElement, options: AnchoredLayerOptions): void {
  const { side = 'block-end', align = 'start', gap = 6, wantedRoom, isAsWideAsAnchor } = options;
  const anchorBox = anchor.getBoundingClientRect();
  const { scrollTop } = layer;
  // As if there were room without end: its own size decides whether it flips.
  layer.style.maxBlockSize = '';
  if (isAsWideAsAnchor) layer.style.minInlineSize = `${anchorBox.width}px`;
  const placed = placeLayer({
    anchor: anchorBox,
    layer: { width: layer.offsetWidth, height: layer.offsetHeight },
    viewport: viewportNow(),
    side,
    align,
    gap,
    wantedRoom,
    isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
  });
  layer.style.left = `${placed.left}px`;
  layer.style.top = `${placed.top}px`;
  if (placed.side.startsWith('block')) layer.style.maxBlockSize = `min(${layerLimit(layer)}, ${placed.room}px)`;
  layer.dataset.side = placed.side;
  layer.scrollTop = scrollTop;
}

/** What the style sheet allows, for the room to lower and never to raise. */
function layerLimit(layer: HTMLElement): string {
  const { maxBlockSize } = getComputedStyle(layer);
  return maxBlockSize === 'none' ? '100dvb' : maxBlockSize;
}

/**
 * Shows a layer above everything else of its own root while it is open, and keeps it beside its anchor when the page
 * scrolls or either of them changes its size.
 */
export function useAnchoredLayer(options: AnchoredLayerOptions): void {
  const { isOpen, anchor, layer, side, align, gap, wantedRoom, isAsWideAsAnchor } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the the options one by one, as the object is a new one each time
  useLayoutEffect(() => {
    const [anchorElement, layerElement] = [anchor.current, layer.current];
    if (!isOpen || !anchorElement || !layerElement) return;
    const update = () => place(anchorElement, layerElement, options);
    layerElement.showPopover();
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(anchorElement);
    sizes.observe(layerElement);
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && layerElement.contains(target))) update();
    };
    // A shadow root tells nobody outside of what scrolls inside.
    const scrollers = [window, anchorElement.getRootNode()];
    for (const scroller of scrollers) scroller.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      for (const scroller of scrollers) scroller.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', update);
      // An element that has left the page is hidden already.
      if (layerElement.isConnected) layerElement.hidePopover();
    };
  }, [isOpen, anchor, layer, side, align, gap, wantedRoom, isAsWideAsAnchor]);
}
