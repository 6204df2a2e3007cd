import { expect, it, onTestFinished } from 'vitest';
import homeCard from '../../../../src/content/home.yaml?socialCard';
import { socialCardPath } from '../../../../src/head/PageHead';
import { socialCards } from '../../../../src/head/socialCards';
import { isIndexed, routes } from '../../../../src/routes';
import { home } from '../../../support/content';

it('there is a social card for each indexed page', () => {
  const shared = routes.filter(isIndexed).map(({ page }) => socialCardPath(page).slice(1));

  expect(socialCards().map(({ path }) => path)).toEqual(shared);
});

it('the card of Home says the headline without its full stop, unless it has a title of its own', () => {
  const { title } = homeCard;
  onTestFinished(() => void Object.assign(homeCard, { title }));
  const titleWith = (words: string | undefined) => {
    Object.assign(homeCard, { title: words });
    return socialCards().find(({ path }) => path === 'social/home.jpg')?.title;
  };

  expect(titleWith('Our own words.')).toBe('Our own words.');
  expect(`${titleWith(undefined)}.`).toBe(home.hero.headline);
});
