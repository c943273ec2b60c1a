import { describe, expect, it } from 'vitest';
import { type LayerAlign, type LayerRequest, type LayerSide, placeLayer } from './place-layer.ts';

/** A button of 100 × 40 in the middle of a window of 1000 × 800. */
const middle = { left: 450, top: 380, width: 100, height: 40 };

const request = (given: Partial<LayerRequest> = {}): LayerRequest => ({
  anchor: middle,
  layer: { width: 200, height: 120 },
  viewport: { width: 1000, height: 800 },
  side: 'block-end',
  align: 'start',
  isRightToLeft: false,
  gap: 6,
  ...given,
});

describe('placeLayer', () => {
  it.each<[side: LayerSide, align: LayerAlign, isRightToLeft: boolean, left: number, top: number]>([
    ['block-end', 'start', false, 450, 426],
    ['block-end', 'center', false, 400, 426],
    ['block-end', 'end', false, 350, 426],
    ['block-end', 'start', true, 350, 426],
    ['block-end', 'end', true, 450, 426],
    ['block-start', 'start', false, 450, 254],
    ['inline-end', 'start', false, 556, 380],
    ['inline-end', 'center', true, 244, 340],
    ['inline-start', 'end', false, 244, 300],
    ['inline-start', 'end', true, 556, 300],
  ])('opens at the %s, aligned at its %s, right-to-left %s', (side, align, isRightToLeft, left, top) => {
    expect(placeLayer(request({ side, align, isRightToLeft }))).toMatchObject({ left, top, side });
  });

  it('flips where the other side has more room', () => {
    const anchor = { ...middle, top: 740 };
    expect(placeLayer(request({ anchor }))).toMatchObject({ side: 'block-start', top: 614 });
  });

  it('stays where neither side has room and the other has less', () => {
    const placed = placeLayer(request({ layer: { width: 200, height: 900 }, anchor: { ...middle, top: 200 } }));
    expect(placed).toMatchObject({ side: 'block-end', room: 546 });
  });

  it('ends beside the anchor when it opens above and must scroll', () => {
    const placed = placeLayer(request({ layer: { width: 200, height: 900 }, anchor: { ...middle, top: 600 } }));
    expect(placed).toEqual({ side: 'block-start', left: 450, top: 8, room: 586 });
  });

  it('flips as soon as the wanted room is not there', () => {
    expect(placeLayer(request({ wantedRoom: 425 })).side).toBe('block-end');
    expect(placeLayer(request({ wantedRoom: 425, anchor: { ...middle, top: 400 } })).side).toBe('block-start');
  });

  it('is aligned the other way round where it would leave the viewport', () => {
    expect(placeLayer(request({ anchor: { ...middle, left: 20 }, align: 'end' })).left).toBe(20);
    expect(placeLayer(request({ anchor: { ...middle, left: 880 } })).left).toBe(780);
  });

  it('shifts into the viewport', () => {
    expect(placeLayer(request({ anchor: { ...middle, left: 940 } })).left).toBe(792);
    expect(placeLayer(request({ anchor: { ...middle, left: 0 }, align: 'end' })).left).toBe(8);
  });

  it('begins at the edge when it is wider than the viewport', () => {
    expect(placeLayer(request({ layer: { width: 2000, height: 100 } })).left).toBe(8);
  });
});
