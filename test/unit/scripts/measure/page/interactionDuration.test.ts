import { expect, it } from 'vitest';
import { interactionDuration } from '../../../../../scripts/measure/page/interactionDuration';

const event = (name: string, startTime: number, duration: number, interactionId = 7) => ({
  entryType: 'event',
  name,
  startTime,
  duration,
  interactionId,
});

it('is the longest of the events of the interaction', () => {
  const entries = [event('pointerdown', 100, 24), event('click', 101, 48), event('pointerup', 101, 32)];

  expect(interactionDuration(entries, 100)).toBe(48);
});

it('is not that of an earlier interaction', () => {
  expect(interactionDuration([event('click', 99, 80), event('click', 500, 40)], 100)).toBe(40);
});

it('is not that of an event which is part of no interaction', () => {
  expect(interactionDuration([event('mouseover', 100, 80, 0), event('click', 100, 40)], 100)).toBe(40);
});

it('is not that of another kind of entry', () => {
  const task = { entryType: 'longtask', name: 'self', startTime: 100, duration: 80, interactionId: 7 };

  expect(interactionDuration([task, event('click', 100, 40)], 100)).toBe(40);
});

it('is the least that the browser records where it recorded nothing', () => {
  expect(interactionDuration([], 100)).toBe(16);
});
